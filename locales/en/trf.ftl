# What is odd about a tournament report file.

trf-other-encoding = the file is not text in UTF-8; it was read as Windows-1252
trf-no-players = there is no line of a player (001) in the file
trf-not-a-pairing-number = a pairing number from 1 to 9999 is expected, not “{ $found }”
trf-not-a-number = a number is expected, not “{ $found }”
trf-not-points = points are expected, not “{ $found }”
trf-number-twice = the pairing number { $found } was used before; this line is left out
trf-unknown-number = there is no player with the number { $found }
trf-not-a-result = a result (1 = 0 + - W D L H F U Z) is expected, not “{ $found }”
trf-not-a-colour = a colour, w or b, is expected, not “{ $found }”
trf-no-opponent = a game that was played (“{ $found }”) needs an opponent
trf-own-opponent = player { $found } cannot meet himself
trf-not-mutual = player { $found } does not name this player as opponent in this round
trf-same-colour = both players have the same colour (opponent { $found })
trf-unlike-results = one side says the game was played, the other that it was not (opponent { $found })
trf-other-points = the points are not the sum of the results: { $found }
trf-not-a-bye = a kind of bye (F, H or Z) is expected, not “{ $found }”
trf-bytes-counted = the columns of this line were counted in bytes
trf-too-many-rounds = { $found } rounds have been paired, more than were planned
trf-short-line = record { $found } breaks off before what it has to say
trf-too-large = there is more here than a report can hold; the rest is left out
