# Incidents and rulings as the window shows them; the Laws' own sentences are in laws.ftl.

incident-illegal-move = Illegal move by { $side ->
    [white] White
   *[black] Black
}, move { $number }: { $move }.
incident-claim-threefold = { $side ->
    [white] White
   *[black] Black
} claims a threefold repetition{ $intended ->
    [yes] { " " }with { $move }.
   *[no] .
}
incident-claim-fifty-moves = { $side ->
    [white] White
   *[black] Black
} claims a draw by the 50-move rule{ $intended ->
    [yes] { " " }with { $move }.
   *[no] .
}
incident-flag-fall = { $side ->
    [white] White's
   *[black] Black's
} flag has fallen, move { $number }.

incident-event = { $event }{ $side ->
    [white] : White
    [black] : Black
   *[none] { "" }
}, move { $number }.
incident-place = Round { $round }, board { $board }:

proof-bare-king = The king is alone, and a lone king cannot checkmate.
proof-material = No checkmate can be made with these pieces.
proof-exhausted = { $positions ->
    [one] The only position that can arise was looked at, and it is no checkmate.
   *[other] All { $positions } positions that can arise were looked at, and none is checkmate.
}
proof-wall = The marked men can never move nor be taken, and behind this wall no checkmate can be made.

unreadable-move = Type a move.
unreadable-piece-or-square = At character { $at } a piece or a square is expected.
unreadable-square = At character { $at } a square such as e4 is expected.
unreadable-promotion-piece = At character { $at } a queen, rook, bishop or knight is expected.
unreadable-end = The move should end before character { $at }.

import-no-board = No board of the round has these players.
import-colours-reversed = Board { $board } has these players with the colours reversed; the game was not taken.
import-board-twice = Board { $board } already has another game of this file.
import-by-board = The file does not name the players; taken by its board number, { $board }.
import-differs = Board { $board } already has other moves; they were kept.
import-same = These moves are already on the scoresheet.
import-result-differs = The game says { $file }, the table { $table }. The table stands.
import-result-late = Its result, { $file }, comes after a later round was paired or its month was closed: enter it in its round.
import-signal = Kings in the centre, or pieces put back after the end: not taken as moves.

pgn-move-taken-back = { $number }. { $move } was taken back as illegal.
pgn-gap = Moves are missing here. Move { $number } follows from { $fen }
pgn-put-right = Pieces were put right. Move { $number } follows from { $fen }
pgn-move-stood = { $number }{ $side ->
    [black] ...
   *[white] .
} { $move } is not legal (Laws, article { $article }) and stood. The position after it: { $fen }
pgn-goes-on = Goes on after { $number }{ $side ->
    [black] ...
   *[white] .
} { $move }, which was not legal (Laws, article { $article }) and stood.
pgn-flag-drawn = { $side ->
    [white] White’s flag fell
    [black] Black’s flag fell
   *[none] A flag fell
}; the game is drawn [{ $articles }].

journal-game-play = Round { $round }, board { $board }: { $number }. { $side ->
    [white] { $move }
   *[black] …{ $move }
}
journal-game-play-illegal = Round { $round }, board { $board }: illegal move { $number }. { $side ->
    [white] { $move }
   *[black] …{ $move }
}
journal-game-play-unread = Round { $round }, board { $board }: unreadable move { $number }. { $side ->
    [white] { $move }
   *[black] …{ $move }
}
journal-game-offer = Round { $round }, board { $board }: draw offered with move { $number } of { $side ->
    [black] Black
   *[white] White
}
journal-game-no-offer = Round { $round }, board { $board }: no draw was offered with move { $number } of { $side ->
    [black] Black
   *[white] White
}
journal-game-correct = Round { $round }, board { $board }: move { $number } of { $side ->
    [black] Black
   *[white] White
} corrected: { $was } → { $move }
journal-game-compare = Round { $round }, board { $board }: record made of both scoresheets, half-moves: { $plies }, decided by the arbiter: { $differences }
journal-game-cut = Round { $round }, board { $board }: half-moves taken off the scoresheet: { $plies }
journal-game-gap = Round { $round }, board { $board }: moves are missing; the position was set up: { $fen }
journal-game-put-right = Round { $round }, board { $board }: pieces put right: { $fen }
journal-game-start = Round { $round }, board { $board }: the game begins from { $fen }
journal-game-no-set-up = Round { $round }, board { $board }: the position that was set up is taken back
journal-game-import = Games taken from { $file }: { $games }
journal-game-import-folder = Games taken from { $files } files of { $folder }: { $games }
journal-game-import-text = Games taken from a text: { $games }
journal-ruling-apply = Round { $round }, board { $board }: ruling, { $event }{ $result ->
    [none] { "" }
   *[other] , result { $result }
}

error-bye-has-no-game = A bye has no game.
error-ply-ruled = There is a ruling on this move: undo the ruling first.
error-correction-unreadable = “{ $text }” cannot be read as one move here.
error-game-ruled = Rulings refer to moves of this record: undo them first.
error-sheets-differ = The scoresheets differ at move { $number }: decide first.
error-sheets-empty = There is no move on the scoresheets.
error-no-such-ply = The scoresheet has only { $plies } half-moves.
error-game-moved-on = The scoresheet has changed meanwhile; look again and repeat the move.
error-position-illegal = The position on the board is illegal: set it right first.
error-game-ended = The game has ended on the board.
error-not-a-square = { $text } is not a square.
error-not-a-piece = { $text } is not a piece.
error-move-ambiguous = { $text } can be more than one move: { $candidates }.
error-move-unreadable = { $text } cannot be read at character { $at }. { $candidates }
error-unknown-incident = There is no event called { $event }.
error-fact = The answer to “{ $field }” cannot be used.
error-fact-move = { $text } cannot be read as one move; write it from square to square, such as e1g1.
error-nothing-to-apply = A quick ruling is about no board, so there is nothing to apply.
error-not-a-penalty = { $penalty } is not among the penalties of this ruling.
error-not-an-illegal-move = That move is not illegal.
error-cannot-rule = No ruling is possible: { $detail }
error-ruling-has-questions = The ruling depends on questions that only the arbiter can answer: decide otherwise, with a reason.
error-penalty-without-points = Write the points that are given or taken, or the result that stands in their place.
error-reason-required = Write the reason for deciding otherwise.
error-not-a-result = { $code } is not a result.
error-position = The position { $fen } cannot be read as FEN.
error-catalogue = The texts built into the program are damaged; install it again.
error-upload = The file { $name } did not arrive whole: { $detail }
error-file-too-large = { $path } is larger than { $limit }.
