# Incidentes y decisiones como los muestra la ventana; las frases de las Leyes están en laws.ftl.

incident-illegal-move = Jugada ilegal de las { $side ->
    [white] blancas
   *[black] negras
}, jugada { $number }: { $move }.
incident-claim-threefold = Las { $side ->
    [white] blancas
   *[black] negras
} reclaman triple repetición{ $intended ->
    [yes] { " " }con { $move }.
   *[no] .
}
incident-claim-fifty-moves = Las { $side ->
    [white] blancas
   *[black] negras
} reclaman tablas por la regla de los 50 movimientos{ $intended ->
    [yes] { " " }con { $move }.
   *[no] .
}
incident-flag-fall = Ha caído la bandera de las { $side ->
    [white] blancas
   *[black] negras
}, jugada { $number }.

incident-event = { $event }{ $side ->
    [white] : blancas
    [black] : negras
   *[none] { "" }
}, jugada { $number }.
incident-place = Ronda { $round }, tablero { $board }:

proof-bare-king = El rey está solo, y un rey solo no puede dar jaque mate.
proof-material = Con estas piezas no se puede dar jaque mate.
proof-exhausted = { $positions ->
    [one] Se ha examinado la única posición que puede producirse, y no es jaque mate.
   *[other] Se han examinado las { $positions } posiciones que pueden producirse, y ninguna es jaque mate.
}
proof-wall = Las piezas marcadas nunca pueden moverse ni ser capturadas, y tras esta muralla no se puede dar jaque mate.

unreadable-move = Escriba una jugada.
unreadable-piece-or-square = En el carácter { $at } se espera una pieza o una casilla.
unreadable-square = En el carácter { $at } se espera una casilla como e4.
unreadable-promotion-piece = En el carácter { $at } se espera dama, torre, alfil o caballo.
unreadable-end = La jugada debería terminar antes del carácter { $at }.

import-no-board = En ningún tablero de la ronda están estos jugadores.
import-colours-reversed = En el tablero { $board } están estos jugadores con los colores cambiados; la partida no se ha tomado.
import-board-twice = El tablero { $board } ya tiene otra partida de este archivo.
import-by-board = El archivo no nombra a los jugadores; se ha tomado por su número de tablero, { $board }.
import-differs = El tablero { $board } ya tiene otras jugadas, que se conservan.
import-same = Estas jugadas ya están en la planilla.
import-result-differs = La partida dice { $file }; la tabla, { $table }. Vale la tabla.
import-result-late = Su resultado, { $file }, llega después de emparejar una ronda posterior o de cerrar su mes: introdúzcalo en su ronda.
import-signal = Reyes en el centro, o piezas recolocadas tras el final: no se toman como jugadas.

pgn-move-taken-back = { $number }. { $move } se retiró por ilegal.
pgn-gap = Aquí faltan jugadas. La jugada { $number } sigue desde { $fen }
pgn-put-right = Se colocaron piezas en su sitio. La jugada { $number } sigue desde { $fen }
pgn-move-stood = { $number }{ $side ->
    [black] ...
   *[white] .
} { $move } no es legal (Leyes, artículo { $article }) y quedó en pie. La posición tras ella: { $fen }
pgn-goes-on = Sigue tras { $number }{ $side ->
    [black] ...
   *[white] .
} { $move }, que no era legal (Leyes, artículo { $article }) y quedó en pie.
pgn-flag-drawn = { $side ->
    [white] Cayó la bandera blanca
    [black] Cayó la bandera negra
   *[none] Cayó una bandera
}; la partida es tablas [{ $articles }].

journal-game-play = Ronda { $round }, tablero { $board }: { $number }. { $side ->
    [white] { $move }
   *[black] …{ $move }
}
journal-game-play-illegal = Ronda { $round }, tablero { $board }: jugada ilegal { $number }. { $side ->
    [white] { $move }
   *[black] …{ $move }
}
journal-game-play-unread = Ronda { $round }, tablero { $board }: jugada ilegible { $number }. { $side ->
    [white] { $move }
   *[black] …{ $move }
}
journal-game-offer = Ronda { $round }, tablero { $board }: tablas ofrecidas con la jugada { $number } de las { $side ->
    [black] negras
   *[white] blancas
}
journal-game-no-offer = Ronda { $round }, tablero { $board }: no se ofrecieron tablas con la jugada { $number } de las { $side ->
    [black] negras
   *[white] blancas
}
journal-game-correct = Ronda { $round }, tablero { $board }: jugada { $number } de las { $side ->
    [black] negras
   *[white] blancas
} corregida: { $was } → { $move }
journal-game-compare = Ronda { $round }, tablero { $board }: partida tomada de ambas planillas, medias jugadas: { $plies }, decididas por el árbitro: { $differences }
journal-game-cut = Ronda { $round }, tablero { $board }: medias jugadas quitadas de la planilla: { $plies }
journal-game-gap = Ronda { $round }, tablero { $board }: faltan jugadas; se puso la posición: { $fen }
journal-game-put-right = Ronda { $round }, tablero { $board }: piezas colocadas en su sitio: { $fen }
journal-game-start = Ronda { $round }, tablero { $board }: la partida empieza en { $fen }
journal-game-no-set-up = Ronda { $round }, tablero { $board }: se retira la posición que se había puesto
journal-game-import = Partidas tomadas de { $file }: { $games }
journal-game-import-folder = Partidas tomadas de { $files } archivos de { $folder }: { $games }
journal-game-import-text = Partidas tomadas de un texto: { $games }
journal-ruling-apply = Ronda { $round }, tablero { $board }: decisión, { $event }{ $result ->
    [none] { "" }
   *[other] , resultado { $result }
}

error-bye-has-no-game = Un descanso no tiene partida.
error-ply-ruled = Hay una resolución sobre esta jugada: deshaga primero la resolución.
error-correction-unreadable = «{ $text }» no se puede leer aquí como una sola jugada.
error-game-ruled = Hay resoluciones sobre jugadas de esta partida: deshágalas primero.
error-sheets-differ = Las planillas difieren en la jugada { $number }: decida primero.
error-sheets-empty = No hay ninguna jugada en las planillas.
error-no-such-ply = La planilla solo tiene { $plies } medias jugadas.
error-game-moved-on = La planilla ha cambiado entretanto; mírela y repita la jugada.
error-position-illegal = La posición del tablero es ilegal: corríjala primero.
error-game-ended = La partida ha terminado en el tablero.
error-not-a-square = { $text } no es una casilla.
error-not-a-piece = { $text } no es una pieza.
error-move-ambiguous = { $text } puede ser más de una jugada: { $candidates }.
error-move-unreadable = { $text } no se entiende en el carácter { $at }. { $candidates }
error-unknown-incident = No hay ningún suceso llamado { $event }.
error-fact = La respuesta a «{ $field }» no se puede usar.
error-fact-move = { $text } no se puede leer como una sola jugada; escríbala de casilla a casilla, por ejemplo e1g1.
error-nothing-to-apply = Una consulta rápida no es sobre ningún tablero, así que no hay nada que aplicar.
error-not-a-penalty = { $penalty } no está entre las sanciones de esta decisión.
error-not-an-illegal-move = Esa jugada no es ilegal.
error-cannot-rule = No es posible decidir: { $detail }
error-ruling-has-questions = La decisión depende de preguntas que solo el árbitro puede responder: decida de otro modo, con un motivo.
error-penalty-without-points = Escriba los puntos que se dan o se quitan, o el resultado que los sustituye.
error-reason-required = Escriba el motivo para decidir de otro modo.
error-not-a-result = { $code } no es un resultado.
error-position = La posición { $fen } no se puede leer como FEN.
error-catalogue = Los textos del programa están dañados; instálelo de nuevo.
error-upload = El archivo { $name } no llegó entero: { $detail }
error-file-too-large = { $path } pasa de { $limit }.
