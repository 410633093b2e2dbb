# Ratings (B.02) and title norms (B.01): changes with their working, requirements with what was found.

rating-estimate = These numbers are estimates: only the list that FIDE publishes counts.
rating-no-start = the file has no date of the first day (042); the newest edition of the rating rules is taken
rating-older = the event began before July 2017; it is rated by the oldest edition known here
rating-class-assumed = no time control was understood (122, 222); standard chess is assumed; --class says otherwise

rating-col-number = No.
rating-col-name = Name
rating-col-rating = Rtg
rating-col-k = K
rating-col-score = Score
rating-col-expected = Expected
rating-col-performance = Perf.
rating-col-change = Change
rating-col-new = New

rating-k = K = { $k }: { $why }
rating-k-listed = as in the rating list
rating-k-reached-2400 = a rating of 2400 has been published (8.3.3)
rating-k-junior = until the end of the year of the 18th birthday, below 2300 (8.3.3)
rating-k-new = fewer than 30 games (8.3.3)
rating-k-below-2400 = below 2400 (8.3.3)
rating-k-limited = K = { $k }, since K times { $games } games may not pass 700 (8.3.3)
rating-term = Round { $round }, { $opponent } ({ $rating }): difference { $difference }{ $capped ->
        [yes] {""}, counted as { $counted } (8.3.1)
       *[other] {""}
    }; scored { $score }, expected { $expected }: { $delta }
rating-sum = { $k } × { $delta } = { $change }, rounded { $rounded }
rating-round-not-played = Round { $round } is not rated: no game was played
rating-round-reported-unrated = Round { $round } is not rated: the game is reported as not rated
rating-round-not-finished = Round { $round } is not rated: the game is not finished
rating-round-unrated-opponent = Round { $round } is not rated: no rated opponent
rating-round-too-far-apart = Round { $round } is not rated: the ratings are 600 or more apart, and one is above 2600
rating-round-match-decided = Round { $round } is not rated: the match was decided before
rating-first-round = Round { $round }: { $opponent } ({ $rating })
rating-first-sum = The opponents average { $sum }/{ $opponents }; { $percentage } per cent are worth { $difference }: { $computed } (8.2)
rating-first = First rating: { $rating }
rating-first-too-few-games = No first rating yet: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } against rated opponents, and five are needed (7.1.4)
rating-first-nothing-scored = A first event without a point against rated opponents is disregarded (8.2.1)
rating-first-below-floor = No first rating: it is below the lowest that is published (7.1.4)

norm-estimate = Norms are confirmed by FIDE only; the conditions of the event itself (1.1) are for the arbiter to confirm.
norm-nobody = Nobody has a norm or can still make one.
norm-no-host = the file has no federation (032): which players are from abroad is not known
norm-exempt = The event needs no mix of federations ({ $article }); an application needs one norm without that.
norm-player = { $number } { $name }: { $met ->
        [yes] { $title } norm
       *[other] no { $title } norm so far
    } ({ $score } from { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, average { $average }, performance { $performance })
norm-left-out-after = without the rounds after it was made: { $rounds } (1.4.1e)
norm-left-out-won = without games won in rounds: { $rounds } (1.4.1f)
norm-forfeit-as-loss = round { $round }, won by forfeit, counts as a loss (1.4.2c)
norm-counts-as = counts as { $games ->
        [one] { $games } game
       *[other] { $games } games
    } (1.4.1d)
norm-not-possible = the { $rounds ->
        [one] last round
       *[other] last { $rounds } rounds
    } cannot bring it any more, unless games are left out
norm-needs = needs { $points } from the { $rounds ->
        [one] last round
       *[other] last { $rounds } rounds
    } against opponents like those so far
norm-needs-stronger = needs stronger opponents in the { $rounds ->
        [one] last round
       *[other] last { $rounds } rounds
    }
norm-needs-wanted-titles = at least { $count } of the opponents to come must have the titles wanted (1.4.5)
norm-needs-title-holders = at least { $count } of the opponents to come must have a title, CM and WCM aside (1.4.5a)
norm-needs-foreign-federations = at least { $count } of the opponents to come must be from { $count ->
        [one] a new foreign federation
       *[other] new foreign federations
    } (1.4.3)
norm-needs-own-federation = at most { $count } of the opponents to come may be of the player’s own federation (1.4.4)
norm-needs-one-federation = at most { $count } of the opponents to come may be of the federation met most (1.4.4)
norm-needs-average = { $points }: opponents to come of at least { $average } on average
norm-requirement = { $state ->
        [met] yes
        [waived] waived by { $waiver }
       *[missing] NO
    }: { $what } ({ $article }): { $found }, { $bound ->
        [at-most] at most { $needed }
       *[at-least] at least { $needed }
    }
norm-raised = the opponent of round { $round } is raised from { $from } to { $to } (1.4.6)
norm-round-to-be-played = round { $round } does not count: still to be played
norm-round-not-played = round { $round } does not count: no game was played (1.4.2)
norm-round-reported-unrated = round { $round } does not count: the game is reported as not rated
norm-round-not-of-fide = round { $round } does not count: the opponent is of no federation of FIDE (1.4.2a)
norm-round-nothing-against-rated = round { $round } does not count: the opponent is unrated and scored nothing against rated players (1.4.2b)
norm-kind-games = games
norm-kind-foreign-federations = foreign federations
norm-kind-own-federation = opponents of the own federation
norm-kind-one-federation = opponents of one federation
norm-kind-wanted-titles = opponents with the titles wanted
norm-kind-title-holders = opponents with a title
norm-kind-players = players
norm-kind-performance = performance
norm-kind-average = average of the opponents
norm-kind-score = score in per cent
norm-kind-woman = the player is a woman
