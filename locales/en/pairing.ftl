# Pairings: why there is none, why they are as they are, and what a change makes worse.

pairing-stopped = the pairing was stopped
pairing-no-pairing = no legal pairing exists for this round; the arbiter decides what to relax (C.04.1)
pairing-no-such-round = round { $round } is past the last round, { $last }
pairing-wrong-number = { $found } players cannot be paired; { $needed } are needed
pairing-round-too-late = round { $round } cannot be paired: only { $last } rounds have been played
