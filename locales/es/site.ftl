# El sitio web de un evento. Los títulos y encabezados de columna son los del papel.

site-skip = Ir al contenido
site-pages-of = Páginas de { $tournament }
site-rounds = Rondas
site-round-of = Ronda { $round } de { $rounds }
site-not-begun = Sin empezar
site-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
site-boards = emparejamientos y resultados
site-by-board = Por tableros
site-by-name = Por nombres
site-games = Partidas
site-game-of-board = partida del tablero { $board }
site-game-of-round = partida de la ronda { $round }
site-board-number = Tablero { $board }
site-pgn = Todas las partidas en un archivo PGN
site-moves = Jugadas
site-start = Posición inicial
site-position-after = Posición tras { $move }
site-position-unknown = Posición desconocida tras { $move }
site-first = Posición inicial
site-earlier = Jugada anterior
site-later = Jugada siguiente
site-last = Última jugada
site-turn = Girar el tablero
site-keys = Las flechas del teclado recorren la partida.
site-note-illegal = ilegal
site-note-reinstated = ilegal, posición restablecida
site-note-stands = ilegal, pero se mantiene
site-note-void = anulada con la jugada ilegal anterior
site-note-unread = no se pudo leer
site-written = { $folder }: { $files } archivos, { $written } de ellos escritos, { $removed } eliminados
