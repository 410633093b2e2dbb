# Games that electronic boards tell while they are played.

live-missing = No game of this board is in the files.
live-cut = Moves were taken off the scoresheet by hand; what the board tells is not taken over until you decide.
live-fewer = The board tells fewer moves than before: perhaps the pieces were set up anew. The scoresheet stands.
live-differs = Scoresheet and board differ from move { $number } of { $side ->
    [black] Black
   *[white] White
} on.
live-ruling = An illegal move waits for your ruling; the moves of the board wait too.
live-result = The table has the result, and the board goes on: perhaps the players look at the game.
live-start = The board begins from another position than the scoresheet.
live-signal = Kings in the centre, or pieces put back after the end: not taken as moves.
live-stops = The board tells { $move }, which cannot be played: look at the board.

journal-live = Round { $round }: taken over from electronic boards { $boards }, half-moves: { $plies }
journal-live-corrected = Round { $round }: taken over from electronic boards { $boards }, with moves that the boards corrected, half-moves: { $plies }
journal-live-board = Round { $round }, board { $board }: what the electronic board tells holds
journal-live-record = Round { $round }, board { $board }: the scoresheet holds against the electronic board

error-live-folder = Give the whole path of the folder: { $folder }
error-live-not-followed = This board is not followed, or tells nothing yet.
error-live-thread = The boards cannot be followed: { $detail }
error-no-games-in-folder = There are no PGN files in { $folder }.
error-boards = These are no boards: { $text }. Write them as 1-4, 7.
