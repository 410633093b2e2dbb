# The web site of an event. Titles and heads of columns are those of paper.

site-skip = To the content
site-pages-of = Pages of { $tournament }
site-rounds = Rounds
site-round-of = Round { $round } of { $rounds }
site-not-begun = Not begun
site-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
site-boards = pairings and results
site-by-board = By boards
site-by-name = By names
site-games = Games
site-game-of-board = game of board { $board }
site-game-of-round = game of round { $round }
site-board-number = Board { $board }
site-pgn = All games as a PGN file
site-moves = Moves
site-start = Starting position
site-position-after = Position after { $move }
site-position-unknown = Position not known after { $move }
site-first = Starting position
site-earlier = Move before
site-later = Next move
site-last = Last move
site-turn = Turn the board
site-keys = The arrow keys go through the game.
site-note-illegal = illegal
site-note-reinstated = illegal, position restored
site-note-stands = illegal, but it stands
site-note-void = void with the illegal move before it
site-note-unread = could not be read
site-written = { $folder }: { $files } files, { $written } of them written, { $removed } removed
