# Clasificación: la tabla, los desempates (C.07) y su cálculo.

standings-rank = Puesto
standings-number = N.º
standings-name = Nombre
standings-points = Ptos
standings-shared-lots = Los puestos que los desempates dejaron abiertos se sortearon, semilla { $seed }.
standings-after-round = Después de la ronda { $round }
standings-provisional = no es definitiva: partidas sin resultado: { $games }
standings-not-counted = los resultados no cuentan
standings-round-too-late = no hay clasificación después de la ronda { $round }: se han jugado { $last } rondas
standings-no-such-number = nadie tiene el número { $number }
standings-no-date = el archivo no dice cuándo empezó el torneo: se toman las reglas en vigor desde el 1 de marzo de 2026
standings-self-defined = { $code } lo define el reglamento del torneo y no se calcula
standings-unrated = { $code } se omite: no todos tienen Elo (C.07 art. 10); { $code }/U1400 tomaría 1400 para quienes no lo tienen

standings-unknown-code = no existe el desempate { $code } (C.07 art. { $article })
standings-unknown-modifier = { $code }: { $modifier } no es un modificador (C.07 art. { $article })
standings-impossible-modifier = { $code } no puede llevar { $modifier } (C.07 art. { $article })
standings-only-players = { $code } es para torneos individuales (C.07 art. { $article })
standings-only-teams = { $code } es para torneos por equipos (C.07 art. { $article })
standings-only-swiss = { $code } no tiene sentido donde todos los emparejamientos se conocen de antemano (C.07 art. { $article })
standings-only-round-robin = { $code } es para torneos de todos contra todos (C.07 art. { $article })
standings-force = con --force se calcula de todos modos

standings-decided-score = por puntos
standings-decided-tiebreak = por { $code }: { $own } detrás de { $above }
standings-decided-lots = por sorteo
standings-decided-nothing = iguales

standings-working-of = { $code }, { $name } (C.07 art. { $article }): { $value }
standings-no-value = sin valor
standings-working-round = Ronda
standings-working-opponent = Rival
standings-working-product = Producto
standings-working-value = Valor
standings-working-why = Por qué
standings-working-sum = suma
standings-working-mean = suma { $sum } entre { $number }
standings-working-compared = puntos entre los empatados
standings-working-lowest-rating = el menor Elo del que se esperan { $scored } puntos o más
standings-working-listed = se comparan uno tras otro
standings-cut-mark = no cuenta: { $why }

standings-cut-lowest = valor menos significativo (art. 14)
standings-cut-voluntary = ronda no jugada voluntariamente, se quita primero (art. 16.5)
standings-cut-highest = valor más significativo (art. 14)
standings-cut-early = puntuación tras una de las primeras rondas (art. 7.5)

standings-round-over-the-board = jugada
standings-round-forfeit-win = ganada por incomparecencia
standings-round-forfeit-loss = perdida por incomparecencia
standings-round-pairing-allocated-bye = descanso asignado por el emparejamiento
standings-round-full-point-bye = descanso de un punto
standings-round-half-point-bye = descanso de medio punto
standings-round-zero-point-bye = descanso de cero puntos o ausencia
standings-round-unfinished = sin terminar
standings-round-rest = libre

standings-reason-opponent-score = puntuación del rival
standings-reason-opponent-adjusted = puntuación del rival, { $raw }, con los descansos solicitados del final como tablas (art. 16.3)
standings-reason-dummy-own = { $kind }: rival ficticio con la puntuación propia (art. 16.4)
standings-reason-dummy-scheduled = { $kind }: rival ficticio con la puntuación del rival previsto (art. 16.4.1)
standings-reason-dummy-draws = { $kind }: rival ficticio con tablas en cada ronda (art. 16.4.2)
standings-reason-dummy-virtual = { $kind }: rival virtual
standings-reason-running-score = puntuación tras la ronda
standings-reason-correction = dados o quitados al margen de los resultados
standings-reason-reaches-limit = el rival tiene { $limit } o más
standings-reason-below-limit = el rival tiene menos de { $limit }
standings-reason-opponent-rating = Elo del rival
standings-reason-opponent-unrated = el rival no tiene Elo; se toma este
standings-reason-average-rating = Elo medio de los rivales
standings-reason-rating-difference = diferencia para un { $percentage } por ciento (B.02 art. 8.1.1)
standings-reason-expected = lo que se espera del valor ante este Elo (B.02 art. 8.1.2)
standings-reason-opponent-buchholz = Buchholz del rival
standings-reason-opponent-performance = rendimiento del rival
standings-reason-encounter = { $games ->
    [one] su partida
   *[other] media de sus { $games } partidas
}
standings-reason-not-met = no se han enfrentado
standings-reason-board = tablero { $board }
standings-reason-secondary-score = la puntuación que no decide primero
standings-reason-divided-buchholz = Buchholz entre { $number }
standings-reason-own = número propio

standings-name-pts = puntos
standings-name-mpts = puntos de encuentro
standings-name-gpts = puntos de partida
standings-name-de = encuentro directo
standings-name-win = número de victorias
standings-name-won = número de partidas ganadas
standings-name-bpg = partidas jugadas con negras
standings-name-bwg = partidas ganadas con negras
standings-name-ps = puntuación progresiva
standings-name-rep = rondas que se eligió jugar
standings-name-std = puntos estándar
standings-name-tpn = número de emparejamiento
standings-name-bh = Buchholz
standings-name-aob = media del Buchholz de los rivales
standings-name-fb = Buchholz anticipado
standings-name-sb = Sonneborn-Berger
standings-name-ks = sistema Koya
standings-name-aro = Elo medio de los rivales
standings-name-tpr = rendimiento en el torneo
standings-name-ptp = rendimiento perfecto en el torneo
standings-name-apro = rendimiento medio de los rivales
standings-name-appo = rendimiento perfecto medio de los rivales
standings-name-rtng = Elo propio
standings-name-bc = cuenta de tableros
standings-name-tbr = resultados de los primeros tableros
standings-name-bbe = eliminación de los últimos tableros
standings-name-mpvgp = puntos de encuentro o de partida
standings-name-emmsb = Sonneborn-Berger extendido, puntos de encuentro × puntos de encuentro
standings-name-emgsb = Sonneborn-Berger extendido, puntos de encuentro × puntos de partida
standings-name-egmsb = Sonneborn-Berger extendido, puntos de partida × puntos de encuentro
standings-name-eggsb = Sonneborn-Berger extendido, puntos de partida × puntos de partida
standings-name-ede = encuentro directo extendido
standings-name-edebt = encuentro directo extendido, cuenta de tableros, primeros tableros
standings-name-edebb = encuentro directo extendido, cuenta de tableros, últimos tableros
standings-name-edet = encuentro directo extendido, primeros tableros
standings-name-edeb = encuentro directo extendido, últimos tableros
standings-name-sssc = combinación de puntuaciones y fuerza del calendario
standings-expelled = { $name } (expulsado)
