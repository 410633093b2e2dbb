# The command that checks PGN files.

check-game = game { $game }{ $players }, { $result }, { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
}
check-severity-ok = note
check-severity-info = note
check-severity-warn = warning
check-severity-error = error
check-illegal = { $move } is illegal (article { $article }): { $why } The penalty: article { $penalty }.
check-position = position there: { $fen }
check-summary = { $games ->
    [one] one game
   *[other] { $games } games
}: { $faulty } with errors, { $warned } with warnings
check-unreadable = { $file }: cannot be read: { $reason }
illegal-null-move = no move is written; the player to move must make one.
illegal-no-such-move = no legal move is written like this.
