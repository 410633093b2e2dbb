# Standings: the table, the tie-breaks (C.07) and their working.

standings-rank = Rank
standings-number = No.
standings-name = Name
standings-points = Pts
standings-shared-lots = Ranks left open by the tie-breaks were drawn by lot, seed { $seed }.
standings-after-round = After round { $round }
standings-provisional = not final: games without a result: { $games }
standings-not-counted = results do not count
standings-round-too-late = there are no standings after round { $round }: { $last } rounds have been played
standings-no-such-number = nobody has the number { $number }
standings-no-date = the file does not say when the event began: the rules in force since 1 March 2026 are taken
standings-self-defined = { $code } is defined by the regulations of the event and is not computed
standings-unrated = { $code } is left out: not everybody has a rating (C.07 art. 10); { $code }/U1400 would take 1400 for those without one

standings-unknown-code = there is no tie-break { $code } (C.07 art. { $article })
standings-unknown-modifier = { $code }: { $modifier } is no modifier (C.07 art. { $article })
standings-impossible-modifier = { $code } cannot have { $modifier } (C.07 art. { $article })
standings-only-players = { $code } is for individual events (C.07 art. { $article })
standings-only-teams = { $code } is for team events (C.07 art. { $article })
standings-only-swiss = { $code } makes no sense where all pairings are known beforehand (C.07 art. { $article })
standings-only-round-robin = { $code } is for round robins (C.07 art. { $article })
standings-force = use --force to have it all the same

standings-decided-score = by points
standings-decided-tiebreak = by { $code }: { $own } after { $above }
standings-decided-lots = by lot
standings-decided-nothing = equal

standings-working-of = { $code }, { $name } (C.07 art. { $article }): { $value }
standings-no-value = no value
standings-working-round = Round
standings-working-opponent = Opponent
standings-working-product = Product
standings-working-value = Value
standings-working-why = Why
standings-working-sum = sum
standings-working-mean = sum { $sum } over { $number }
standings-working-compared = points among those who are tied
standings-working-lowest-rating = the lowest rating of which { $scored } or more is expected
standings-working-listed = compared one after the other
standings-cut-mark = left out: { $why }

standings-cut-lowest = least significant value (art. 14)
standings-cut-voluntary = voluntary unplayed round, goes first (art. 16.5)
standings-cut-highest = most significant value (art. 14)
standings-cut-early = score after one of the first rounds (art. 7.5)

standings-round-over-the-board = played
standings-round-forfeit-win = won by forfeit
standings-round-forfeit-loss = lost by forfeit
standings-round-pairing-allocated-bye = pairing-allocated bye
standings-round-full-point-bye = full-point bye
standings-round-half-point-bye = half-point bye
standings-round-zero-point-bye = zero-point bye or absence
standings-round-unfinished = not finished
standings-round-rest = rest

standings-reason-opponent-score = score of the opponent
standings-reason-opponent-adjusted = score of the opponent, { $raw }, with requested byes at the end as draws (art. 16.3)
standings-reason-dummy-own = { $kind }: dummy with the own score (art. 16.4)
standings-reason-dummy-scheduled = { $kind }: dummy with the score of the scheduled opponent (art. 16.4.1)
standings-reason-dummy-draws = { $kind }: dummy with a draw in every round (art. 16.4.2)
standings-reason-dummy-virtual = { $kind }: virtual opponent
standings-reason-running-score = score after the round
standings-reason-correction = given or taken beside the results
standings-reason-reaches-limit = the opponent has { $limit } or more
standings-reason-below-limit = the opponent has less than { $limit }
standings-reason-opponent-rating = rating of the opponent
standings-reason-opponent-unrated = the opponent has no rating; this one is taken
standings-reason-average-rating = average rating of the opponents
standings-reason-rating-difference = difference for a score of { $percentage } per cent (B.02 art. 8.1.1)
standings-reason-expected = expected of the value against this rating (B.02 art. 8.1.2)
standings-reason-opponent-buchholz = Buchholz of the opponent
standings-reason-opponent-performance = performance of the opponent
standings-reason-encounter = { $games ->
    [one] their game
   *[other] mean of their { $games } games
}
standings-reason-not-met = they have not met
standings-reason-board = board { $board }
standings-reason-secondary-score = the score that does not decide first
standings-reason-divided-buchholz = Buchholz over { $number }
standings-reason-own = own number

standings-name-pts = points
standings-name-mpts = match points
standings-name-gpts = game points
standings-name-de = direct encounter
standings-name-win = number of wins
standings-name-won = number of games won
standings-name-bpg = games played with Black
standings-name-bwg = games won with Black
standings-name-ps = progressive scores
standings-name-rep = rounds one elected to play
standings-name-std = standard points
standings-name-tpn = pairing number
standings-name-bh = Buchholz
standings-name-aob = average of opponents’ Buchholz
standings-name-fb = fore Buchholz
standings-name-sb = Sonneborn-Berger
standings-name-ks = Koya system
standings-name-aro = average rating of opponents
standings-name-tpr = tournament performance rating
standings-name-ptp = perfect tournament performance
standings-name-apro = average performance rating of opponents
standings-name-appo = average perfect performance of opponents
standings-name-rtng = own rating
standings-name-bc = board count
standings-name-tbr = top board results
standings-name-bbe = bottom board elimination
standings-name-mpvgp = match points or game points
standings-name-emmsb = extended Sonneborn-Berger, match points × match points
standings-name-emgsb = extended Sonneborn-Berger, match points × game points
standings-name-egmsb = extended Sonneborn-Berger, game points × match points
standings-name-eggsb = extended Sonneborn-Berger, game points × game points
standings-name-ede = extended direct encounter
standings-name-edebt = extended direct encounter, board count, top board results
standings-name-edebb = extended direct encounter, board count, bottom board elimination
standings-name-edet = extended direct encounter, top board results
standings-name-edeb = extended direct encounter, bottom board elimination
standings-name-sssc = scores and schedule strength combination
standings-expelled = { $name } (expelled)
