# Questions to the terminal about who can still mate.

winnable-unreadable = { $file }: the questions cannot be read: { $reason }
winnable-expects-utf8 = text in UTF-8 is expected
winnable-expects-winner = after the FEN, a tab and “white” or “black” (who should give mate) are expected
winnable-expects-position = a legal position in FEN is expected ({ $reason })
