# The Laws of Chess: rulings, their reasons and the questions to the arbiter. The sentences are read aloud to two players.

laws-side = { $side ->
    [white] White
   *[black] Black
}
laws-side-start = { $side ->
    [white] White
   *[black] Black
}
laws-duration-minutes = { $minutes ->
    [one] one minute
    [2] two minutes
    [3] three minutes
    [5] five minutes
   *[other] { $minutes } minutes
}
laws-duration-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
laws-duration-both = { $minutes } and { $seconds }

# The frame of a ruling.
laws-result-open = The game continues.
laws-result-over = Result: { $result }.
laws-result-forfeit = The game is forfeited: { $result }.
laws-result-arbiter = Result: { $result }; the arbiter decides the score marked with a question mark.
laws-result-new-game = This game is void and a new game is played.
laws-result-rejected = This is not possible under the Laws.
laws-clock-add = { laws-side } receives { $time } more on the clock.
laws-clock-take = { $time } are taken from the clock of { laws-side }.
laws-permitted = The player chooses from: { $moves }.
laws-permitted-one = The move is { $moves }.
laws-articles = Laws of { $edition }, articles { $articles }.
laws-article = Laws of { $edition }, article { $articles }.
laws-questions = To be decided by the arbiter:
laws-options = The arbiter may:
laws-status-excerpt = The rule of this edition is known from an excerpt of its text.
laws-status-unverified = Unverified historical rule: please check it against a printed copy of that edition.
laws-reason-illegal = The move is illegal: { $reason }

# What is done now.
laws-next-continue = The game continues.
laws-next-game-over = The game is over.
laws-next-arbiter-decides = The arbiter decides.
laws-next-result-stands = The result stands.
laws-next-appeal = The decision stands unless the appeals committee changes it.
laws-next-restore = The position before the move is restored and { laws-side } moves again.
laws-next-restore-first = The position before the first of the two illegal moves, that of { laws-side }, is restored.
laws-next-go-back = The game goes back to the position before the illegal move of { laws-side } and continues from there.
laws-next-correct-uncompleted = { laws-side } corrects the move before pressing the clock.
laws-next-illegal-move-stands = The move stands and the game continues.
laws-next-wait-for-claim = The arbiter does not intervene unless a player claims.
laws-next-wait-one-move = The arbiter waits until the next move is completed. If the position is then still illegal, the game is drawn.
laws-next-intervene = The arbiter intervenes at once: clocks are paused and the last legal position is restored.
laws-next-stay-silent = The arbiter stays silent.
laws-next-queen = The pawn on { $square } becomes a queen of { laws-side }.
laws-next-finish-promotion = { laws-side } completes the promotion before pressing the clock.
laws-next-promotion-final = The piece that touched the square stays.
laws-next-promotion-free = The player may still choose another piece.
laws-next-rook-stays = The piece is a rook and stays one. There is no penalty.
laws-next-same-player = It is still the turn of { laws-side }, in the same position.
laws-next-same-move = { laws-side } plays the same move again, with one hand.
laws-next-may-press = { laws-side } presses the clock; then the game continues.
laws-next-choose-from = { laws-side } makes a move the touched pieces allow.
laws-next-rule-on-touch = The arbiter rules on the touched piece.
laws-next-touched-binds = The piece was touched and must be moved.
laws-next-restore-displaced = { laws-side } restores the pieces, and does so on the own time.
laws-next-last-identifiable = The game continues from the last position that can be identified.
laws-next-new-game = The game is cancelled and a new game is played from the correct initial position.
laws-next-new-game-colours = The game is stopped and a new game is played with the correct colours.
laws-next-no-claim-continue = No claim can be made any more. The game continues as it stands.
laws-next-transfer-position = The position is transferred to a correctly placed board and the game continues.
laws-next-next-period = The game continues in the next period.
laws-next-correct-clock = The setting of the clock is corrected at once and the game continues.
laws-next-clock-unchanged = The setting of the clock stays as it is.
laws-next-replace-clock = The clock is replaced without delay and set to the times the arbiter determines.
laws-next-claim-incorrect = The claim is incorrect. The game continues.
laws-next-claim-not-available = The claim cannot be made here. The game continues.
laws-next-move-stands = The move made stands and the game continues.
laws-next-no-agreement-yet = There is no draw yet. The game continues.
laws-next-restriction-continue = The agreement is not accepted and the game continues.
laws-next-offer-stands = The offer stands without conditions; { laws-side } may accept it, refuse it or play on.
laws-next-offer-lapsed = The offer is no longer open. The game continues; a late acceptance is a new offer.
laws-next-play = The player is in time and the game is played.
laws-next-white-plays = White moves on arrival, and then the clock of Black runs.
laws-next-forfeit = The game is lost by forfeit.
laws-next-double-forfeit = Both players lose by forfeit.
laws-next-may-stop-recording = { laws-side } may stop recording for the rest of the period, and brings the scoresheet up to date at once after a flag has fallen.
laws-next-must-record = { laws-side } must record every move and brings the scoresheet up to date now.
laws-next-stop-writing = { laws-side } makes the move first and writes it afterwards.
laws-next-order = { laws-side } is ordered to comply.
laws-next-sealed-move = The sealed move is played and the game is resumed.
laws-next-envelope-continue = The game continues from the adjourned position; the player who sealed makes the move he says he sealed.
laws-next-increment-introduced = The game continues with an increment of five seconds for both players.
laws-next-quickplay-watch = The game continues under the eyes of the arbiter, who decides later, even after a flag has fallen.
laws-next-castling-legal = Castling is legal here.
laws-next-castling-illegal = Castling is not legal here.
laws-next-enter-result = The result is entered.
laws-next-score-rejected = The score cannot be awarded.
laws-next-boards-by-scoresheets = The player who wrote the right move and made another one corrects his board.
laws-next-boards-retrace = The moves are retraced to the point where both scoresheets agree, and the arbiter sets the clocks.
laws-next-slip-corrected = The corrected move counts.
laws-next-slip-stands = The announcement stands.

# Why: the end of the game.
laws-reason-checkmate = The king of { laws-side } is checkmated.
laws-reason-stalemate = It is stalemate: the player to move has no legal move and is not in check.
laws-reason-dead-position = The position is dead: neither player can checkmate by any series of legal moves.
laws-reason-fivefold = The same position has appeared for the fifth time.
laws-reason-seventy-five = Each player has made seventy-five moves without a capture or a pawn move.
laws-reason-seventy-five-too = Seventy-five moves without a capture or a pawn move were complete as well; the result is the same.
laws-reason-mate-before-seventy-five = Checkmate takes precedence over the seventy-five moves.
laws-reason-not-ended = Nothing ends the game by itself here: { $halfmoves ->
    [one] one half-move
   *[other] { $halfmoves } half-moves
} without a capture or a pawn move, no fifth occurrence, and checkmate is still possible.
laws-reason-check-not-mate = The king is in check but not mated.
laws-reason-no-checkmate = The position on the board is not checkmate.
laws-reason-mating-move-legal = The move that gave checkmate was itself legal; an earlier illegal move does not change that.
laws-reason-resigned = { laws-side-start } resigned.
laws-reason-can-mate = { laws-side } can still checkmate by a series of legal moves.
laws-reason-cannot-mate = { laws-side } cannot checkmate by any series of legal moves.
laws-reason-agreed = The players agreed to a draw.
laws-reason-found-after-end = This was found after the end of the game; it can be corrected only during the game.
laws-reason-earlier-end = The game may have ended earlier without anyone noticing.

# Why: illegal moves.
laws-reason-illegal-count = This is illegal move number { $count } of { laws-side }.
laws-reason-first-illegal-loses = In this edition the first completed illegal move of { laws-side } loses.
laws-reason-win-claimed = { laws-side } claimed the win before making a move.
laws-reason-only-on-claim = The arbiter rules on an illegal move only if { laws-side } claims before making the next move.
laws-reason-bonus = { laws-side } receives { $time }.
laws-reason-increment-back = The increment of { $time } that { laws-side } gained by pressing is taken back.
laws-reason-not-counted = In this phase the edition counts no illegal moves; only the position is restored.
laws-reason-not-completed = The clock was not pressed, so the move is not completed and nothing is counted. Touched pieces must still be moved or captured.
laws-reason-opponent-has-moved = The opponent has already made the next move; without adequate supervision the illegal move stands.
laws-reason-one-move-one-count = Two irregularities in one move count once.
laws-reason-moves-since-void = The moves made since are void.
laws-reason-last-identifiable = The position before the move cannot be determined; the last identifiable position is used.
laws-reason-king-never-captured = A king may not be captured.
laws-reason-both-offended = Both players made an illegal move, and each counts.
laws-reason-empty-press = { laws-side } pressed the clock without making a move.
laws-reason-two-hands = { laws-side } used two hands for one move.
laws-reason-wrong-hand = { laws-side } did not press the clock with the hand that moved.
laws-reason-not-an-illegal-move = This does not count as an illegal move; the arbiter may choose a penalty.
laws-reason-may-press = { laws-side } must be allowed to press the clock, even after the opponent has moved.
laws-reason-pawn-left = { laws-side } left the pawn on the last rank.
laws-reason-promotion-choice = The pawn must be moved; the player chooses the piece.
laws-reason-promotion-final = The choice is final once the piece has touched the square of promotion.
laws-reason-not-released = In this edition the choice is final only when the piece is released.
laws-reason-upside-down-rook = An upside-down rook is a rook. Whoever needs a queen pauses the clock and asks the arbiter.
laws-reason-arbiter-intervenes = Under the Competition Rules the arbiter acts on an illegal position he sees.
laws-reason-wait-one-move = In rapid and blitz without adequate supervision the players first get the chance to put it right.
laws-reason-check-is-legal = The player whose king is in check has the move, so the position is not illegal.
laws-reason-wait-for-claim = Without a claim, and without having seen the move, the arbiter does not intervene.
laws-reason-arbiter-saw = The arbiter saw the move.

# Why: touched pieces.
laws-reason-castle-as-touched = The king was touched first and then the rook: the player must castle on that side.
laws-reason-rook-first = The rook was touched first: castling on that side is not allowed on this move.
laws-reason-king-otherwise = Castling on that side is illegal: the king must make another legal move, and may castle on the other side.
laws-reason-king-has-no-move = The king has no legal move: the player is free to make any legal move.
laws-reason-king-released = The king was released on its castling square: the player must castle on that side.
laws-reason-first-own = The piece on { $square } is the first touched that can be moved.
laws-reason-first-opponent = The piece on { $square } is the first touched that can be captured.
laws-reason-capture-with = The touched piece on { $square } must capture the touched piece on { $captured }.
laws-reason-move-instead = That capture is illegal; the piece on { $square } is the first touched that can be moved.
laws-reason-capture-instead = That capture is illegal; the piece on { $square } is the first touched that can be captured.
laws-reason-touched-free = No touched piece can be moved or captured: any legal move may be made.
laws-reason-nothing-touched = No piece was touched with the intention of moving or capturing it: any legal move may be made.
laws-reason-order-unclear = The order cannot be established: the player's own piece counts as touched first.
laws-reason-adjusting-announced = The adjusting was announced beforehand.
laws-reason-adjusting-too-late = Announcing an adjustment after touching has no effect.
laws-reason-accidental = A clearly accidental touch does not bind.
laws-reason-touched-out-of-turn = { laws-side } does not have the move, so the touch binds to nothing; it may have disturbed the opponent.
laws-reason-complaint-lost = { laws-side } has touched a piece since and can no longer claim.
laws-reason-complaint-in-time = { laws-side } has not touched a piece since, so the claim is in time.
laws-reason-released = The piece was released on { $square } by a legal move and cannot go elsewhere.
laws-reason-released-illegally = The piece was released where it may not go: it must make another legal move if it has one.

# Why: the position and the board.
laws-reason-displaced-pressed = { laws-side } pauses the clocks and calls the arbiter.
laws-reason-wrong-position = The initial position was wrong.
laws-reason-any-move-number = It is corrected whenever it is found during the game.
laws-reason-limit-reached = Both players have completed { $moves } moves.
laws-reason-limit-open = It was found before both players had completed { $moves } moves.
laws-reason-misplaced-king = A king that was misplaced may not castle.
laws-reason-misplaced-rook = Castling with the misplaced rook is not allowed.
laws-reason-board-turned = The board was placed contrary to the Laws.
laws-reason-colours-early = Fewer than ten moves were made by both players.
laws-reason-colours-late = Both players have made at least ten moves.
laws-reason-colours-continue = In this edition the game continues unless the arbiter rules otherwise.
laws-reason-quarter-of-control = In this edition it depends on whether a quarter of the first time control has passed.
laws-reason-castling-double = King and rook both move; the king ends on { $square }.
laws-reason-castling-transposition = King and rook change places; the king ends on { $square }.
laws-reason-castling-king-only = Only the king moves, to { $square }.
laws-reason-castling-rook-only = The king is already in place; only the rook moves, to { $square }.
laws-reason-castling-neighbours = Pieces outside the squares of king and rook are no obstacle.

# Why: time.
laws-reason-flag-fallen = The flag of { laws-side } has fallen.
laws-reason-flag-after-end = The game had already ended; the flag is irrelevant.
laws-reason-flag-not-down = The opponent's flag has not fallen.
laws-reason-players-call-flag = In this edition only the players may call the flag.
laws-reason-made-not-completed = The move was made but not completed: the clock was not pressed in time.
laws-reason-ending-move-complete = A move that ends the game is complete without pressing the clock.
laws-reason-moves-completed = The required moves were completed in time.
laws-reason-first-flag = The flag of { laws-side } fell first.
laws-reason-both-flags-draw = Both flags have fallen in the last period and it cannot be established which fell first.
laws-reason-both-flags-continue = Both flags have fallen, not in the last period, and it cannot be established which fell first.
laws-reason-both-flags-judgement = Both flags have fallen; the indication of the clock decides, otherwise the judgement of the arbiter.
laws-reason-own-flag-down = The flag of { laws-side } has fallen as well.
laws-reason-offer-lapsed-by-flag = The offer of a draw ended with the fall of the flag.
laws-reason-minutes-late = { laws-side } arrived { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} after the actual start; the default time is { $default ->
    [one] one minute
   *[other] { $default } minutes
}.
laws-reason-after-default = { laws-side } arrived after the default time.
laws-reason-both-late = Both players arrived after the default time.
laws-reason-white-loses-time = Neither player was present: White loses the { $time } that passed before his arrival.
laws-reason-late-for-resumption = { laws-side } arrived for the resumption after the default time.

# Why: claims and offers.
laws-reason-occurrences = The position has appeared { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, the claimed occurrence included.
laws-reason-castling-rights-differ = The pieces stood alike earlier, but the right to castle was different then.
laws-reason-en-passant-differs = The pieces stood alike earlier, but a capture en passant was possible then.
laws-reason-halfmoves = { $halfmoves ->
    [one] One half-move was made
   *[other] { $halfmoves } half-moves were made
} without a capture or a pawn move; { $needed } are needed.
laws-reason-fifty-exception = For this ending the limit was { $moves } moves.
laws-reason-castling-does-not-reset = Castling is neither a capture nor a pawn move and does not restart the count.
laws-reason-intended-is-zeroing = The intended move is itself a capture or a pawn move.
laws-reason-intended-binds = The intended move { $move } must be played.
laws-reason-not-his-move = Only the player who has the move may claim, and { laws-side } does not have it.
laws-reason-claim-after-move = { laws-side } made the move first and so lost the right to claim on this move.
laws-reason-claim-lost-by-touch = { laws-side } touched a piece and so lost the right to claim on this move.
laws-reason-claim-after-sealing = The claim had to be made before sealing; now only the opponent has the move.
laws-reason-claim-not-withdrawn = A claim cannot be withdrawn; it is checked to the end.
laws-reason-claim-accepted = A claim is also an offer of a draw, and the opponent has accepted it.
laws-reason-restriction-checks-claim = Draws by agreement are restricted here, so the claim itself is checked.
laws-reason-cut = { $time } are taken from { laws-side }.
laws-reason-cut-oversteps = { $time } are added to the used time of { laws-side }, who thereby exceeds the limit.
laws-reason-agreement-needs-moves = A draw can be agreed only after both players have made a move.
laws-reason-draw-restriction = The regulations allow no agreement before move { $moves }. Claims of repetition or of fifty moves remain possible.
laws-reason-offer-valid = The offer of { laws-side } is valid whenever it is made, and cannot be withdrawn.
laws-reason-no-conditions = A condition tied to an offer has no effect.
laws-reason-offer-wrong-moment = An offer belongs after the own move and before pressing the clock; at another moment it may disturb the opponent.
laws-reason-offer-lapsed = The offer had ended before it was accepted.
laws-reason-offer-open-until-move = In this edition an offer stays open until the opponent makes a move.

# Why: devices, recording, conduct.
laws-reason-device-found = { laws-side } had an electronic device that is not allowed in the playing venue.
laws-reason-device-allowed = As described, the device is not an offence.
laws-reason-device-by-penalties = This edition names no fixed loss here; the arbiter chooses from the list of penalties.
laws-reason-phone-sounded = The device of { laws-side } made a sound.
laws-reason-device-no-mate-test = { laws-side } wins, whatever material is left.
laws-reason-opponent-half = { laws-side } cannot win by any series of legal moves and receives half a point.
laws-reason-opponent-score-by-arbiter = The arbiter decides the score of the opponent.
laws-reason-rapid-no-recording = In rapid and blitz the players need not record.
laws-reason-recording-exempt = Less than five minutes are left and the increment is below thirty seconds.
laws-reason-long-increment = With an increment of thirty seconds or more the players record to the end.
laws-reason-five-minutes = Five minutes or more are left.
laws-reason-writing-forbidden = A move may not be written before it is made, except for a claim of a draw or for sealing.
laws-reason-writing-allowed = This edition does not forbid writing the move in advance.
laws-reason-writing-for-claim = For a claim of a draw or for sealing the move is written in advance.
laws-reason-refusal = { laws-side } refuses to comply with the Laws.
laws-reason-persistent-refusal = { laws-side } persistently refuses to comply with the Laws.
laws-reason-disrepute = Both players brought the game of chess into disrepute.
laws-reason-conduct = { laws-side } offended against the rules of conduct.
laws-reason-warned-before = { laws-side } had been warned before.

# Why: adjournment and quickplay finish.
laws-reason-sealed-move-ends = The sealed move ended the game, and that conclusion applies.
laws-reason-sealed-one-reading = The sealed text has exactly one legal meaning: { $move }.
laws-reason-sealed-ambiguous = The sealed move can be read as more than one legal move.
laws-reason-sealed-illegal = The sealed move is illegal or its meaning cannot be established.
laws-reason-quickplay-agreed = The arbiter agrees that the game cannot be won by normal means, or that no effort is made to win it so.
laws-reason-quickplay-rejected = The arbiter rejects the claim.
laws-reason-quickplay-postponed = The arbiter postpones the decision.
laws-reason-quickplay-no-rejection = In this edition the arbiter may only declare a draw or postpone.
laws-reason-quickplay-tournament-rule = This edition leaves the matter to the rules of the tournament.
laws-reason-quickplay-not-blitz = These rules do not apply to blitz.
laws-reason-quickplay-increment = These rules apply only to games without increment.
laws-reason-quickplay-not-announced = These rules apply only if they were announced before the event.
laws-reason-quickplay-not-on-move = Only the player who has the move may claim.
laws-reason-quickplay-flag-down = The claim must be made before the flag falls.
laws-reason-quickplay-two-minutes = The claimant must have less than two minutes left.
laws-reason-no-increment-rule = This edition knows no request for an increment.
laws-reason-increment-introduced = The arbiter agrees to the request.
laws-reason-increment-refused = The arbiter does not agree to the request.

# Why: results, visually impaired players.
laws-reason-score-not-normal = Only the scores normally associated with a game may be given.
laws-reason-score-above-maximum = The total may not exceed the maximum of one game.
laws-reason-score-needs-article = Such a score needs an article on conduct or penalties.
laws-reason-not-played = { laws-side } did not play: the opponent wins by forfeit and the game is not rated.
laws-reason-game-was-played = Moves were made: { laws-side } loses a game that was played.
laws-reason-deadline-passed = The time limit for appeals has passed.
laws-reason-scoresheets-differ = The scoresheets show different results.
laws-reason-scoresheets-agree = The scoresheets agree with each other.
laws-reason-signed-stands = A signed result stands, even if it is wrong, unless the arbiter decides otherwise.
laws-reason-cheating-found = Cheating that is proved after the game may change the result.
laws-reason-appeal = A decision of the arbiter may be appealed unless the regulations say otherwise.
laws-reason-impaired-touched = A piece taken out of its hole counts as touched.
laws-reason-impaired-not-touched = A piece counts as touched only when it is taken out of its hole.
laws-reason-slip-in-time = The slip was corrected before the opponent's clock was started.
laws-reason-slip-late = The opponent's clock had already been started.

# Questions to the arbiter.
laws-ask-unverified-rule = Is this what the edition of { $edition } says? The rule could not be verified.
laws-ask-supervision = Is the supervision adequate?
laws-ask-position = What is the position on the board?
laws-ask-position-before = What was the position with { laws-side } to move?
laws-ask-position-known = Are the adjourned position and the times known?
laws-ask-position-kind = What is illegal about the position: both kings in check, a pawn on the last rank, or whose king is in check?
laws-ask-record = Which moves were played? The repetition cannot be checked without them.
laws-ask-can-mate = Can { laws-side } checkmate by any series of legal moves?
laws-ask-clock-pressed = Did { laws-side } press the clock?
laws-ask-clock-judgement = Which times should the clocks show, by best judgement?
laws-ask-thinking-time = Which times should the clocks show, after the thinking time since then is judged?
laws-ask-prior-illegal = How many illegal moves had { laws-side } completed before?
laws-ask-claimed = Did { laws-side } claim before making the next move?
laws-ask-quickplay-finish = Was it in the quickplay finish?
laws-ask-no-rule = Which rule did the event use? This edition has none for this case.
laws-ask-supervised-blitz-bonus = How much time does an offence give the opponent in supervised blitz: two minutes or one? The Laws of 2023 do not settle it.
laws-ask-queen-ends-game = The queen ends the game. Is this the position that counts?
laws-ask-illegal-move-event = Which move was illegal? Please rule on it as a completed illegal move.
laws-ask-move = Which move is meant by { $move }?
laws-ask-promotion-piece = Which piece was placed on which square?
laws-ask-released = Was the piece released?
laws-ask-touched-squares = Which squares were touched, and in which order?
laws-ask-claimant-touched = Has { laws-side } touched a piece since?
laws-ask-penalty = Which penalty, if any, is given?
laws-ask-persistent = Does the player refuse persistently, after being warned?
laws-ask-moves-made = How many moves has each player made?
laws-ask-moves-completed = Had { laws-side } completed the required moves before the flag fell?
laws-ask-moves-completed-each = How many moves has each player completed?
laws-ask-quarter-of-control = Has more than a quarter of the first time control passed?
laws-ask-colours = Does the game continue with these colours?
laws-ask-result = What was the result?
laws-ask-how-ended = Does the move checkmate or stalemate?
laws-ask-first-flag = Which flag fell first?
laws-ask-whose-flag = Whose flag has fallen?
laws-ask-own-flag = Is the flag of { laws-side } still up?
laws-ask-last-period = Was it the last period?
laws-ask-guidelines-announced = Were the guidelines on quickplay finishes announced?
laws-ask-claimant = Who claims?
laws-ask-claim-mode = Is the claim made with an intended move, or on the position on the board?
laws-ask-written-move = Which move does the player intend? He writes it down and makes the claim again.
laws-ask-written-move-illegal = { $move } is not a legal move here. Which move with that piece does the player intend?
laws-ask-fifty-count = Were fifty moves made by each player without a capture or a pawn move?
laws-ask-remaining-time = How much time does { laws-side } have left?
laws-ask-offer-open = Was the offer still open when it was accepted?
laws-ask-default-time = Which default time do the regulations set?
laws-ask-minutes-late = How many minutes after the actual start did the player arrive?
laws-ask-device-on-person = Did the player have the device on his person in the playing venue?
laws-ask-device-regulations = Do the regulations allow the device as described?
laws-ask-opponent-score = Which score does { laws-side } receive?
laws-ask-sealer = Who sealed the move?
laws-ask-sealed-readings = Which legal moves can the sealed text mean?
laws-ask-quickplay-decision = Does the arbiter declare a draw, postpone the decision or reject the claim?
laws-ask-quickplay-rule = What do the rules of the tournament say?
laws-ask-increment-agreed = Does the arbiter agree to the request?
laws-ask-points-system = Which points system does the event use?
laws-ask-article-for-score = By which article is this score given?
laws-ask-found = What was found after the game?
laws-ask-change-result = Is the result changed?
laws-ask-impaired-touched = Was the piece taken out of its hole?
laws-ask-scoresheets-agree = Do the scoresheets agree with each other?
laws-ask-slip-in-time = Was the slip corrected before the opponent's clock was started?

# What the arbiter may choose.
laws-option-no-penalty = give no penalty
laws-option-warning = give a warning
laws-option-penalty = give a penalty from the list
laws-option-time-penalty = add time to the opponent or take time from the offender
laws-option-time-opponent = increase the remaining time of the opponent
laws-option-time-offender = reduce the remaining time of the offender
laws-option-points = change the points of either player
laws-option-loss = declare the game lost
laws-option-expulsion = exclude the player from rounds or from the event
laws-option-opponent-score = set the score of { laws-side }
laws-option-bonus = give { $time }
laws-option-bonus-side = give { laws-side } { $time }
laws-option-new-game = order a new game
laws-option-players-agree = let the move be corrected if both players agree without the arbiter
laws-option-schedule = correct the setting if the schedule of the event would suffer
laws-option-arbiter-excuses = decide otherwise
laws-option-lighter-if-regulations = give a lighter penalty if the regulations provide one
laws-option-quickplay-draw = declare a draw
laws-option-quickplay-postpone = postpone the decision
laws-option-quickplay-reject = reject the claim

# What no other event covers, and interruptions.
laws-next-interrupted = Both clocks are paused, the times are written down, and the game is resumed when it is quiet again.
laws-reason-interrupted = The game has to be interrupted; neither player loses time by it.
laws-option-additional-time = give both players additional time
laws-reason-analogy = No article covers this. The nearest articles are named; the decision follows them by analogy.
laws-ask-analogous-article = This edition is not known to have an article { $article }. Which article is meant?
laws-ask-decision-by-analogy = What is decided, and for which reason?
laws-reason-capture-not-made = The capture is not made until the captured piece is off the board.
laws-next-remove-captured = { laws-side } removes the captured piece; then the move is made.
laws-ask-late-claim-bonus = The claim came after the move. Does the opponent receive the extra time?
laws-reason-position-lost = The position before the illegal move cannot be restored, so the game is annulled.
laws-ask-resigned = Did { laws-side } mean to resign?
laws-reason-quickplay-no-arbiter = No arbiter is present: the claim ends the game, and the position is written down and verified by the opponent.
laws-next-claim-referred = The claim is referred to the designated arbiter.
laws-reason-illegal-board-differs = The board with the illegal move would give another answer; the position before it is the one that counts.
laws-next-wait-for-press = The player waits until the opponent has pressed the clock, and may claim then.
laws-reason-move-not-completed = { laws-side } has not completed the move yet, so the opponent does not have the move.

# The overlays of federations.
laws-reason-overlay-applied = The rules "{ $overlay }" of the federation { $federation } are applied.
laws-reason-overlay-territory = The rules "{ $overlay }" hold in the territory of { $federation } only; the game is played in that of { $territory }. They are not applied.
laws-reason-overlay-fide = The rules "{ $overlay }" of { $federation } do not hold for an event of FIDE. They are not applied.
laws-reason-overlay-conflict = The rules "{ $overlay }" of { $federation } conflict with the Laws in { $parameter }. They are not applied.
laws-reason-overlay-unreadable = The rules "{ $overlay }" of { $federation } are not readable at { $parameter }. They are not applied.
laws-reason-overlay-waits = The rules "{ $overlay }" of { $federation } are not applied until the question about them is answered.
laws-ask-overlay-territory = In the territory of which federation is the game played? "{ $overlay }" holds in that of { $federation }.
laws-ask-overlay-fide = Is this a match, championship, qualifying, title or rated event of FIDE? "{ $overlay }" of { $federation } holds only if it is not.
