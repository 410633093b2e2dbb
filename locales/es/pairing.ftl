# Emparejamientos: por qué no hay ninguno, por qué son como son y qué empeora un cambio.

pairing-stopped = se ha detenido el emparejamiento
pairing-no-pairing = no existe ningún emparejamiento legal para esta ronda; el árbitro decide qué condición relajar (C.04.1)
pairing-no-such-round = la ronda { $round } está más allá de la última, { $last }
pairing-wrong-number = no se puede emparejar a { $found } jugadores; hacen falta { $needed }
pairing-round-too-late = no se puede emparejar la ronda { $round }: solo se han jugado { $last } rondas
