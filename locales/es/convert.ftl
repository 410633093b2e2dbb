# Conversión entre tipos de archivos: por qué no se escribió nada y qué no se pudo conservar.

convert-ending = «{ $file }» no termina en .trf, .csv, .pgn ni .arbitro, así que no se conoce su tipo
convert-damaged = el archivo está dañado en los lugares indicados y no se ha escrito nada; corríjalos e inténtelo de nuevo
convert-no-games = no hay partidas en «{ $file }»
convert-same-kind = un archivo de evento se copia con «arbitro event backup», no se convierte
convert-exists = «{ $file }» ya existe; un archivo de evento no se sobrescribe: elija otro nombre
convert-no-tournament = no hay ningún torneo en «{ $file }»

loss-moves = no se conservan las jugadas de { $found } partidas
loss-game = no se conservan { $found } partidas cuyas etiquetas no dicen quién jugó contra quién en qué ronda, o que están repetidas
loss-club = no se conservan los clubes de { $found } jugadores
loss-rounds = no se conservan las partidas de { $found } rondas
loss-event = no se conservan el nombre, las fechas, los árbitros ni las reglas del evento ({ $found })
loss-teams = no se conservan { $found } equipos ni sus encuentros
loss-birthday = no se conservan el mes y el día de nacimiento de { $found } jugadores; el año sí
loss-numbers = los números de emparejamiento de los { $found } jugadores tienen huecos y se dan de nuevo, en el mismo orden
loss-system = el sistema de emparejamiento «{ $found }» no está disponible; el torneo sigue como suizo FIDE (holandés)
loss-abnormal-points = no se conservan { $found } registros de puntos dados o quitados (299)
loss-acceleration = no se conservan los puntos virtuales que no son los del método Bakú ({ $found })
loss-prohibited-rounds = { $found } grupos de jugadores que no podían enfrentarse en algunas rondas no podrán en ninguna
loss-others = no se conservan { $found } comentarios, registros nacionales y registros desconocidos
loss-form = no se conserva, porque el evento no tiene dónde guardarlo: «{ $found }»
loss-desk = no se conservan las planillas, los incidentes, las decisiones ni el diario con sus { $found } entradas
loss-tournaments = no se conservan otros { $found } torneos del evento
