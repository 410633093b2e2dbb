# La orden que comprueba archivos PGN.

check-game = partida { $game }{ $players }, { $result }, { $plies ->
    [one] un medio movimiento
   *[other] { $plies } medios movimientos
}
check-severity-ok = nota
check-severity-info = nota
check-severity-warn = aviso
check-severity-error = error
check-illegal = { $move } es ilegal (artículo { $article }): { $why } La sanción: artículo { $penalty }.
check-position = posición en ese momento: { $fen }
check-summary = { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $faulty } con errores, { $warned } con avisos
check-unreadable = { $file }: no se puede leer: { $reason }
illegal-null-move = no hay ninguna jugada escrita; el jugador que tiene la salida debe hacer una.
illegal-no-such-move = ninguna jugada legal se escribe así.
