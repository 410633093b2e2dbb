# Qué hay de raro en un informe de torneo.

trf-other-encoding = el archivo no es texto en UTF-8; se ha leído como Windows-1252
trf-no-players = no hay ninguna línea de jugador (001) en el archivo
trf-not-a-pairing-number = se espera un número de emparejamiento de 1 a 9999, no «{ $found }»
trf-not-a-number = se espera un número, no «{ $found }»
trf-not-points = se espera una puntuación, no «{ $found }»
trf-number-twice = el número de emparejamiento { $found } ya se ha usado; esta línea se omite
trf-unknown-number = no hay ningún jugador con el número { $found }
trf-not-a-result = se espera un resultado (1 = 0 + - W D L H F U Z), no «{ $found }»
trf-not-a-colour = se espera un color, w o b, no «{ $found }»
trf-no-opponent = una partida jugada («{ $found }») necesita un rival
trf-own-opponent = el jugador { $found } no puede enfrentarse a sí mismo
trf-not-mutual = el jugador { $found } no nombra a este jugador como rival en esta ronda
trf-same-colour = ambos jugadores tienen el mismo color (rival { $found })
trf-unlike-results = un lado dice que la partida se jugó y el otro que no (rival { $found })
trf-other-points = los puntos no son la suma de los resultados: { $found }
trf-not-a-bye = se espera un tipo de descanso (F, H o Z), no «{ $found }»
trf-bytes-counted = las columnas de esta línea se contaron en bytes
trf-too-many-rounds = se han emparejado { $found } rondas, más de las previstas
trf-short-line = el registro { $found } se interrumpe antes de decir lo que debe
trf-too-large = hay aquí más de lo que cabe en un informe; el resto se omite
