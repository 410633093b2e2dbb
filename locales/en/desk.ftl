# What the desk says: why something was not done, what was done, and what changed.

# Errors: the event file.
error-no-event-open = No event is open.
error-file-exists = There is a file of that name already: { $path }. Choose another name.
error-no-such-file = There is no file { $path }.
error-not-an-event = { $path } is not an event file, or it is damaged ({ $detail }). It was left as it is.
error-newer-file = { $path } was written by a later version of this program (schema { $found }; this version knows { $known }). Open it with that version.
error-file-in-use = { $path } is open in another program: { $who } on { $host }, process { $process }, since { $since }. Close it there first.
error-file-in-use-by-unknown = { $path } is open in another program. Close it there first.
error-disk-full = The disk is full. Nothing was changed. Make room and try again.
error-read-only = The file, or its folder, cannot be written. Nothing was changed.
error-file = { $path } could not be used: { $detail }.
error-store = The event file could not be read or written: { $detail }. Nothing was changed.
error-gone = What you chose is not there any more. Someone may have taken it back.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to do again.
error-cannot-undo = This act cannot be taken back: the rows of { $table } are not as it left them.

# Errors: requests.
error-unknown-call = This program has no use case { $call }.
error-bad-request = The request { $call } cannot be read: { $detail }.
error-text-too-long = This text is too long: at most { $longest } characters.

# Errors: the event and its tournaments.
error-event-without-name = The event needs a name.
error-event-ends-before-it-starts = The last day is before the first.
error-federation = “{ $text }” is not a federation code: three letters, such as ESP.
error-edition = This program does not know the edition “{ $text }” of the Laws.
error-tournament-without-name = The tournament needs a name.
error-tournament-name-taken = Another tournament is called { $name } already.
error-tournament-has-begun = { $tournament } has begun: round 1 is paired.
error-too-few-players = Players entered: { $players }. At least { $needed } are needed.
error-too-many-players = { $players } players are too many for a round robin: at most { $most }.
error-all-rounds-paired = All { $rounds } rounds are paired.

# The journal: what was done.
journal-event-new = Event made: { $name }
journal-event-edit = Event changed: { $name }
journal-tournament-add = Tournament added: { $tournament }
journal-tournament-edit = Tournament changed: { $tournament }

# What every page hears.
change-event-opened = { $name } is open.
change-event-migrated = { $name } is open. It was of an older version; a copy as it was is kept in { $copy }.
change-event-closed = The event is closed.
