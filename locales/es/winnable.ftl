# Preguntas en el terminal sobre quién puede dar mate todavía.

winnable-unreadable = { $file }: no se pueden leer las preguntas: { $reason }
winnable-expects-utf8 = se espera texto en UTF-8
winnable-expects-winner = tras el FEN se espera un tabulador y «white» o «black» (quién debería dar mate)
winnable-expects-position = se espera una posición legal en FEN ({ $reason })
