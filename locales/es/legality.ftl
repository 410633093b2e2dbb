# Por qué es ilegal una jugada. Cada mensaje es una frase que puede seguir a «La jugada es ilegal:».

legality-piece = { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
    .the = { $piece ->
        [pawn] el peón
        [knight] el caballo
        [bishop] el alfil
        [rook] la torre
        [queen] la dama
       *[king] el rey
    }
    .a = { $piece ->
        [pawn] un peón
        [knight] un caballo
        [bishop] un alfil
        [rook] una torre
        [queen] una dama
       *[king] un rey
    }
    .no = { $piece ->
        [pawn] ningún peón
        [knight] ningún caballo
        [bishop] ningún alfil
        [rook] ninguna torre
        [queen] ninguna dama
       *[king] ningún rey
    }
legality-by = { $by ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}
legality-also-by = { $also_by ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}
legality-blocker = { $blocker ->
    [pawn] un peón
    [knight] un caballo
    [bishop] un alfil
    [rook] una torre
    [queen] una dama
   *[king] un rey
}
legality-attackers = { $attackers ->
    [none] una pieza contraria
    [one] { legality-by } de { $from }
   *[two] { legality-by } de { $from } y { legality-also-by } de { $also_from }
}
legality-wing = { $wing ->
    [kingside] en el flanco de rey
   *[queenside] en el flanco de dama
}

illegal-no-piece = no hay ninguna pieza en { $square }.
illegal-opponents-piece = { legality-piece.the } de { $square } es del adversario.
illegal-capture-of-own-piece = en { $square } está { legality-piece.the } del propio jugador.
illegal-capture-of-king = no se puede capturar el rey de { $square }.
illegal-not-that-pieces-move = { legality-piece.a } no puede ir de { $from } a { $to }.
illegal-no-such-piece-reaches = { legality-piece.no } del jugador puede ir a { $to }.
illegal-path-blocked = { legality-piece.the } no puede pasar por { $square }, donde hay { legality-blocker } { $side ->
    [white] de las blancas
   *[black] de las negras
}.
illegal-double-step-not-first = el peón de { $square } ya se ha movido y solo puede avanzar una casilla.
illegal-nothing-to-capture = el peón solo se mueve en diagonal para capturar, y en { $square } no hay nada.
illegal-no-en-passant-right = solo se puede capturar al paso en { $square } en la jugada que sigue al avance de dos casillas.
illegal-no-promotion-piece = el peón llegó a { $square } y no se cambió por otra pieza.
illegal-forbidden-promotion = un peón no se puede cambiar por { legality-piece.a }.
illegal-promotion-not-there = solo se cambia el peón que llega a la última fila, y { $square } no lo es.
illegal-king-left-in-check = deja al rey de { $king } en jaque por { legality-attackers }.
illegal-king-exposed = expone al rey de { $king } al jaque por { legality-attackers }.
illegal-king-into-attack = el rey no puede ir a { $square }, casilla atacada por { legality-attackers }.
illegal-castling-lost-king-moved = se ha perdido el derecho a enrocar { legality-wing }: el rey ya se movió{ $move ->
    [none] .
   *[other] { " " }en la jugada { $move }.
}
illegal-castling-lost-rook-moved = se ha perdido el derecho a enrocar { legality-wing }: la torre dejó su casilla{ $move ->
    [none] .
   *[other] { " " }en la jugada { $move }.
}
illegal-castling-lost = en esta posición no hay derecho a enrocar { legality-wing }.
illegal-castling-in-check = no se puede enrocar con el rey en jaque por { legality-attackers }.
illegal-castling-through-attack = el enroque está impedido: el rey pasaría por { $square }, casilla atacada por { legality-attackers }.
illegal-castling-into-attack = el enroque está impedido: el rey llegaría a { $square }, casilla atacada por { legality-attackers }.
illegal-castling-rook-shields-king = el enroque está impedido: la torre protege al rey, que quedaría en jaque en { $square } por { legality-attackers }.
illegal-castling-piece-between = el enroque está impedido: hay { legality-piece.a } en { $square }.
illegal-game-over = la partida ya había terminado.
