# Why a move is illegal. Every message is a clause that can follow "The move is illegal:".

legality-piece = { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
legality-by = { $by ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
legality-also-by = { $also_by ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
legality-blocker = { $blocker ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
legality-attackers = { $attackers ->
    [none] an opponent's piece
    [one] the { legality-by } on { $from }
   *[two] the { legality-by } on { $from } and the { legality-also-by } on { $also_from }
}
legality-wing = { $wing ->
    [kingside] kingside
   *[queenside] queenside
}

illegal-no-piece = there is no piece on { $square }.
illegal-opponents-piece = the { legality-piece } on { $square } is the opponent's.
illegal-capture-of-own-piece = the player's own { legality-piece } stands on { $square }.
illegal-capture-of-king = the king on { $square } may not be captured.
illegal-not-that-pieces-move = a { legality-piece } cannot move from { $from } to { $to }.
illegal-no-such-piece-reaches = no { legality-piece } of the player can go to { $to }.
illegal-path-blocked = the { legality-piece } cannot pass { $square }, where there is a { $side ->
    [white] white
   *[black] black
} { legality-blocker }.
illegal-double-step-not-first = the pawn on { $square } has already moved and may advance only one square.
illegal-nothing-to-capture = the pawn moves diagonally only to capture, and there is nothing on { $square }.
illegal-no-en-passant-right = a pawn may be taken en passant on { $square } only on the move right after its two-square advance.
illegal-no-promotion-piece = the pawn reached { $square } and was not exchanged for another piece.
illegal-forbidden-promotion = a pawn cannot be exchanged for a { legality-piece }.
illegal-promotion-not-there = only a pawn that reaches the last rank is exchanged, and { $square } is not that.
illegal-king-left-in-check = it leaves the king on { $king } in check from { legality-attackers }.
illegal-king-exposed = it exposes the king on { $king } to check from { legality-attackers }.
illegal-king-into-attack = the king may not go to { $square }, attacked by { legality-attackers }.
illegal-castling-lost-king-moved = the right to castle { legality-wing } is lost: the king has moved{ $move ->
    [none] .
   *[other] { " " }on move { $move }.
}
illegal-castling-lost-rook-moved = the right to castle { legality-wing } is lost: the rook has left its square{ $move ->
    [none] .
   *[other] { " " }on move { $move }.
}
illegal-castling-lost = there is no right to castle { legality-wing } in this position.
illegal-castling-in-check = castling is not allowed while the king is in check from { legality-attackers }.
illegal-castling-through-attack = castling is prevented: the king would cross { $square }, attacked by { legality-attackers }.
illegal-castling-into-attack = castling is prevented: the king would arrive on { $square }, attacked by { legality-attackers }.
illegal-castling-rook-shields-king = castling is prevented: the rook shields the king, which would stand in check on { $square } from { legality-attackers }.
illegal-castling-piece-between = castling is prevented: there is a { legality-piece } on { $square }.
illegal-game-over = the game had already ended.
