# Converting between kinds of files: why nothing was written, and what could not be carried over.

convert-ending = “{ $file }” ends in none of .trf, .csv, .pgn and .arbitro, so its kind is not known
convert-damaged = the file is damaged in the places named above, and nothing was written; mend them and try again
convert-no-games = there are no games in “{ $file }”
convert-same-kind = an event file is copied with “arbitro event backup”, not converted
convert-exists = “{ $file }” exists; an event file is not overwritten: choose another name
convert-no-tournament = there is no tournament in “{ $file }”

loss-moves = not carried over: the moves of { $found } games
loss-game = not carried over: { $found } games whose tags do not say who played whom in which round, or that are there twice
loss-club = not carried over: the clubs of { $found } players
loss-rounds = not carried over: the games of { $found } rounds
loss-event = not carried over: the event’s name, dates, arbiters and rules ({ $found })
loss-teams = not carried over: { $found } teams and their matches
loss-birthday = not carried over: month and day of birth of { $found } players; the year is kept
loss-numbers = the pairing numbers of the { $found } players have gaps and are given anew, in the same order
loss-system = the pairing system “{ $found }” is not offered; the tournament goes on as a FIDE (Dutch) Swiss
loss-abnormal-points = not carried over: { $found } records of points given or taken away (299)
loss-acceleration = not carried over: virtual points that are not those of the Baku method ({ $found })
loss-prohibited-rounds = { $found } groups of players who may not meet in some rounds may not meet in any
loss-others = not carried over: { $found } comments, national records and records that are not known
loss-form = not carried over, since the event has no place for it: “{ $found }”
loss-desk = not carried over: scoresheets, incidents, rulings and the journal with its { $found } entries
loss-tournaments = not carried over: { $found } further tournaments of the event
