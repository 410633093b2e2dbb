# Time at the boards: clock sheets, adjourned games, and the arbiter's report of incidents.

clock-period-moves = Moves { $first } to { $last }: { $time }{ $bonus ->
    [increment] , and { $seconds } s are added with each move
    [bronstein] , and up to { $seconds } s are given back with each move
    [delay] , and the clock waits { $seconds } s before each move
   *[none] {""}
}
clock-period-rest = From move { $first } to the end: { $time }{ $bonus ->
    [increment] , and { $seconds } s are added with each move
    [bronstein] , and up to { $seconds } s are given back with each move
    [delay] , and the clock waits { $seconds } s before each move
   *[none] {""}
}
clock-doubt-more-than-given = { $side ->
    [white] White’s clock
   *[black] Black’s clock
} can show { $most } at most after so many moves
clock-doubt-rose = { $side ->
    [white] White’s clock
   *[black] Black’s clock
} can show { $most } at most after the reading before
clock-doubt-ran-too-fast = The clocks have run { $used } since the reading before, but only { $passed } have passed
clock-why-routine = routine
clock-why-incident = incident
clock-why-adjournment = adjournment
clock-why-resumption = resumption

adjournment-check-and-keep = Check what stands on the envelope, and keep it.
adjournment-set-up = Before the resumption set up the position and the clocks as they were.
adjournment-concluded-before = If a draw is agreed or a player resigns before, the game is over: enter the result; the envelope stays closed.
adjournment-open-and-play = The player who replies is there: open the envelope, make the sealed move on the board, and start his or her clock.
adjournment-start-clock-of-absent = The player who replies is not there: start his or her clock. The envelope is opened when the player comes.
adjournment-reply-may-be-sealed = The player who sealed is not there: the opponent may write the reply down and seal it in a new envelope instead of making it.
adjournment-default-time = Who comes after the default time loses, unless the sealed move ended the game or the arbiter decides otherwise.
adjournment-judge-sealed-move = Have the sealed move ruled on: one clear legal move is played; else the player who sealed loses, unless the opponent cannot checkmate.

envelope-both-scoresheets = both are in the envelope
envelope-white-scoresheet = only White’s is in the envelope
envelope-black-scoresheet = only Black’s is in the envelope
envelope-no-scoresheet = neither is in the envelope
envelope-clock = clock shows { $shows }
envelope-clock-and-used = clock shows { $shows }, time used { $used }

report-reported = Reported by { $who ->
    [white] White
    [black] Black
    [arbiter] an arbiter
   *[other] somebody else
}
report-counted = Counted as an illegal move of { $side ->
    [white] White
   *[black] Black
}
report-penalty = Penalty: { $penalty }
report-points = { $side ->
    [white] White
   *[black] Black
}: { $points } points beside the result
report-expelled = { $side ->
    [white] White
   *[black] Black
} is expelled from the tournament
report-otherwise = Decided otherwise: { $reason }
report-reason = { $reason }
report-clock = { $side ->
    [white] White
   *[black] Black
} { $before } → { $after }
report-clock-delta = { $side ->
    [white] White
   *[black] Black
} { $delta }
