# Emparejamientos: por qué no hay ninguno, por qué son como son y qué empeora un cambio.

pairing-stopped = se ha detenido el emparejamiento
pairing-no-pairing = no existe ningún emparejamiento legal para esta ronda; el árbitro decide qué condición relajar (C.04.1)
pairing-too-many-scores = en un mismo grupo coinciden demasiadas puntuaciones distintas, por bonificaciones y penalizaciones, para poder compararlas
pairing-no-such-round = la ronda { $round } está más allá de la última, { $last }
pairing-wrong-number = no se puede emparejar a { $found } jugadores; hacen falta { $needed }
pairing-round-too-late = no se puede emparejar la ronda { $round }: solo se han jugado { $last } rondas

pairing-round-differs = ronda { $round }: { $found } debería ser { $expected }; { $criterion }
pairing-pair = { $white }-{ $black }, grupo { $bracket }; colores: { $rule }
pairing-floater = { $player } baja del grupo { $bracket }
pairing-bye = { $player } recibe el descanso asignado por emparejamiento
pairing-not-instead = no { $instead }: { $criterion }

pairing-colours-both-granted = se conceden ambas preferencias (5.2.1)
pairing-colours-stronger-granted = se concede la preferencia más fuerte (5.2.2)
pairing-colours-alternation = alternancia desde la última ronda en que tuvieron colores distintos (5.2.3)
pairing-colours-higher-ranked = se concede la preferencia del jugador mejor clasificado (5.2.4)
pairing-colours-pairing-number = según el número de emparejamiento del jugador mejor clasificado (5.2.5)

pairing-criterion-c1 = ya se han enfrentado o no pueden enfrentarse (C1)
pairing-criterion-c2 = el jugador no puede recibir el descanso asignado (C2)
pairing-criterion-c3 = ambos tienen la misma preferencia absoluta de color (C3)
pairing-criterion-c4 = no se podría emparejar a todos los demás (C4)
pairing-criterion-c5 = la puntuación del jugador que descansa (C5)
pairing-criterion-c6 = el número de flotantes hacia abajo (C6)
pairing-criterion-c7 = las puntuaciones de los flotantes hacia abajo (C7)
pairing-criterion-c8 = el grupo siguiente quedaría peor (C8)
pairing-criterion-c9 = las partidas no jugadas del jugador que descansa (C9)
pairing-criterion-c10 = la diferencia de color de un líder o de su rival (C10)
pairing-criterion-c11 = el mismo color tres veces para un líder o su rival (C11)
pairing-criterion-c12 = el número de preferencias de color no concedidas (C12)
pairing-criterion-c13 = el número de preferencias fuertes de color no concedidas (C13)
pairing-criterion-c14 = flotantes hacia abajo que ya bajaron en la ronda anterior (C14)
pairing-criterion-c15 = flotantes hacia arriba que ya subieron en la ronda anterior (C15)
pairing-criterion-c16 = flotantes hacia abajo que ya bajaron dos rondas antes (C16)
pairing-criterion-c17 = flotantes hacia arriba que ya subieron dos rondas antes (C17)
pairing-criterion-c18 = diferencias de puntos de quienes bajaron en la ronda anterior (C18)
pairing-criterion-c19 = diferencias de puntos de quienes subieron en la ronda anterior (C19)
pairing-criterion-c20 = diferencias de puntos de quienes bajaron dos rondas antes (C20)
pairing-criterion-c21 = diferencias de puntos de quienes subieron dos rondas antes (C21)
pairing-criterion-order = igual de bueno, pero posterior en el orden de candidatos (artículo 4)
pairing-criterion-colours = los colores (artículo 5)

# Los criterios con los números de la edición anterior a 2026.
pairing-criterion-2017-c1 = ya se han enfrentado o no pueden enfrentarse (C.1)
pairing-criterion-2017-c2 = el jugador no puede recibir el descanso asignado (C.2)
pairing-criterion-2017-c3 = ambos tienen la misma preferencia absoluta de color (C.3)
pairing-criterion-2017-c4 = no se podría emparejar a todos los demás (C.4)
pairing-criterion-2017-c5 = el número de parejas (C.5)
pairing-criterion-2017-c6 = las diferencias de puntos de las parejas y de los flotantes hacia abajo (C.6)
pairing-criterion-2017-c7 = el grupo siguiente quedaría peor (C.7)
pairing-criterion-2017-c8 = la diferencia de color de un líder o de su rival (C.8)
pairing-criterion-2017-c9 = el mismo color tres veces para un líder o su rival (C.9)
pairing-criterion-2017-c10 = el número de preferencias de color no concedidas (C.10)
pairing-criterion-2017-c11 = el número de preferencias fuertes de color no concedidas (C.11)
pairing-criterion-2017-c12 = jugadores que bajan como en la ronda anterior (C.12)
pairing-criterion-2017-c13 = jugadores que suben como en la ronda anterior (C.13)
pairing-criterion-2017-c14 = jugadores que bajan como dos rondas antes (C.14)
pairing-criterion-2017-c15 = jugadores que suben como dos rondas antes (C.15)
pairing-criterion-2017-c16 = diferencias de puntos de quienes bajan como en la ronda anterior (C.16)
pairing-criterion-2017-c17 = diferencias de puntos de quienes suben como en la ronda anterior (C.17)
pairing-criterion-2017-c18 = diferencias de puntos de quienes bajan como dos rondas antes (C.18)
pairing-criterion-2017-c19 = diferencias de puntos de quienes suben como dos rondas antes (C.19)
pairing-criterion-2017-order = igual de bueno, pero posterior en el orden de candidatos (parte D)
pairing-criterion-2017-colours = los colores (parte E)
pairing-colours-2017-both-granted = se conceden ambas preferencias (E.1)
pairing-colours-2017-stronger-granted = se concede la preferencia más fuerte (E.2)
pairing-colours-2017-alternation = alternancia desde la última ronda en que tuvieron colores distintos (E.3)
pairing-colours-2017-higher-ranked = se concede la preferencia del jugador mejor clasificado (E.4)
pairing-colours-2017-pairing-number = según el número de emparejamiento del jugador mejor clasificado (E.5)

pairing-undecided = el encuentro entre { $first } y { $second } está igualado: indique quién pasa
pairing-relax-prohibited = existe un emparejamiento si se levanta el grupo prohibido { $group }
pairing-relax-all-prohibited = existe un emparejamiento si se levantan todas las prohibiciones
pairing-relax-second-bye = existe un emparejamiento si alguien puede descansar por segunda vez
pairing-relax-colours = existe un emparejamiento si pueden enfrentarse jugadores con la misma preferencia absoluta de color
pairing-relax-rematches = existe un emparejamiento si los jugadores pueden volver a enfrentarse

pairing-place-differs =
    el puesto { $rank } se da a { $found } y por puntos corresponde a { $expected }
pairing-place-differs-tiebreaks =
    el puesto { $rank } se da a { $found } y por puntos y desempates corresponde a { $expected }
pairing-places-are-numbers =
    los puestos son los números de emparejamiento y no los de la clasificación: calcúlelos y escríbalos de nuevo
pairing-places-by-points = los puestos se comparan solo con los puntos
pairing-places-without =
    el desempate { $code } no se calcula aquí: los jugadores igualados a puntos y en los desempates anteriores pueden figurar en cualquier orden
pairing-not-dutch = los emparejamientos no se comprueban: el torneo no se emparejó por el sistema holandés
pairing-not-by-tables = los emparejamientos no se comprueban: no siguen las tablas de Berger con estos números de emparejamiento
pairing-tables-unknown = las rondas jugadas no siguen las tablas de Berger con estos números de emparejamiento, así que la siguiente no está en ellas
pairing-system-unknown = aquí se empareja por el sistema holandés o por liga; este torneo indica otro sistema
pairing-wishes-dropped =
    { $dropped ->
        [one] no existe ningún emparejamiento legal con todos los deseos: se ha descartado el último
       *[other] no existe ningún emparejamiento legal con todos los deseos: se han descartado los { $dropped } últimos
    }
pairing-bottleneck =
    { $count ->
        [0] no es posible emparejar entre sí a todos los jugadores { $stuck }, y no pueden enfrentarse a nadie más
       *[other] no es posible emparejar a todos los jugadores { $stuck }: aparte de entre ellos, solo pueden enfrentarse a { $opponents }
    }

pairing-finding-missing = { $player } no está en ningún tablero
pairing-finding-twice = { $player } está en más de un tablero
pairing-finding-not-to-be-paired = { $player } no se empareja en esta ronda
pairing-finding-breaks = { $players }: no está permitido
pairing-finding-worse = entre los jugadores con { $bracket } puntos cabe un emparejamiento mejor
pairing-finding-later = entre los jugadores con { $bracket } puntos es tan bueno como cabe, pero no es el primero de los posibles
pairing-finding-colours = los colores deberían ser { $white } (blancas) – { $black } (negras)
pairing-relax-prohibited-pair = existe un emparejamiento si { $players } pueden enfrentarse
