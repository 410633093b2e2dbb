# La página: sus palabras, en el orden de las pantallas.

## Marco

ui-program = Arbitro
ui-rail = Partes del evento
ui-rail-start = Pantalla inicial
ui-rail-players = Jugadores
ui-rail-round = Ronda
ui-rail-standings = Clasificación
ui-rail-games = Partidas
ui-rail-incidents = Incidentes
ui-rail-ratings = Elo
ui-rail-handover = Entrega
ui-rail-event = Evento
ui-place-no-players = Aún sin jugadores
ui-place-not-paired = { $players ->
    [one] { $players } jugador, sin emparejar
   *[other] { $players } jugadores, sin emparejar
}
ui-place-draft = Ronda { $round } de { $planned } · borrador sin publicar
ui-place-playing =
    Ronda { $round } de { $planned } · en juego · { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    } de { $boards }
ui-place-round-complete = Ronda { $round } de { $planned } · completa
ui-place-finished = Completas las { $planned } rondas
ui-tournament = Torneo
ui-theme-dark = Oscuro
ui-theme-light = Claro
ui-theme-to-dark = Colores oscuros
ui-theme-to-light = Colores claros
ui-language-en = English
ui-language-es = Español
ui-language-switch = Idioma: cambiar a English
ui-find = Buscar
ui-find-what = Buscar un jugador, un tablero o una acción
ui-find-number = N.º { $number }
ui-find-nobody = Nada con ese nombre
ui-help = Teclas
ui-help-keys = Teclas
ui-help-twice = Una tecla mantenida, o pulsada dos veces en un cuarto de segundo, escribe una sola vez.
ui-manual = Manual
ui-manual-contents = Capítulos
ui-manual-search = Buscar en el manual
ui-manual-nothing = Nada en el manual tiene esas palabras.
ui-key-chapter-earlier = Capítulo anterior
ui-key-chapter-later = Capítulo posterior
ui-foot-nothing = Aún no se ha hecho nada
ui-foot-saved = guardado { $time }
ui-act-undone = Deshecho: { $act }
ui-act-redone = Rehecho: { $act }
ui-undo = Deshacer
ui-redo = Rehacer
ui-failure = No se ha hecho.
ui-error-unreachable = El programa no responde ({ $detail }). Lo hecho hasta ahora está en el disco; vuelva a iniciarlo.
ui-unsent = { $count ->
    [one] El programa no responde. Una anotación se conserva en esta página, aún sin guardar, y se entregará en cuanto responda.
   *[other] El programa no responde. { $count } anotaciones se conservan en esta página, aún sin guardar, y se entregarán por su orden en cuanto responda.
  }
ui-unsent-link = El programa se inició de nuevo: abra en otra pestaña de este navegador el enlace que mostró.
ui-unsent-send = Probar ahora
ui-unsent-result = { $board }: { $result }
ui-unsent-cleared = { $board }: resultado borrado
ui-unsent-here = { $count ->
    [one] Un jugador está presente
   *[other] { $count } jugadores están presentes
  }
ui-unsent-not-here = { $count ->
    [one] Un jugador no está presente
   *[other] { $count } jugadores no están presentes
  }
ui-unsent-refused = Sin guardar: { $entry }. { $why }
ui-unsent-retry = Entregarla de nuevo
ui-unsent-drop = Descartarla
ui-error-kept = Esta anotación se conserva en esta página y aún no está guardada.
ui-close = Cerrar
ui-cancel = Cancelar
ui-save = Guardar
ui-discard = Descartar los cambios
ui-open = Abrir
ui-done = Hecho
ui-none = ninguno
ui-yes = Sí
ui-no = No
ui-white = Blancas
ui-black = Negras
ui-white-letter = b
ui-black-letter = n
ui-article = art. { $article }
ui-unrated = s/elo
ui-key-name-enter = ⏎
ui-key-name-escape = Esc
ui-to-players = Ir a los jugadores
ui-to-round = Ir a la ronda

## Inicio

ui-start-title = Arbitro, la mesa del árbitro
ui-start-what = Empareje un torneo, registre sus partidas y decida según las Leyes del Ajedrez de la FIDE. Todo se guarda en un solo archivo en este equipo.
ui-start-new = Nuevo evento
ui-start-open = Abrir…
ui-start-sample = Evento de ejemplo
ui-start-recent = Eventos recientes
ui-start-path = Ruta de un archivo de evento
ui-recent-none = Aún ninguno. Cree un evento nuevo o eche un vistazo al de ejemplo.
ui-recent-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
ui-recent-round = ronda { $round }
ui-recent-not-paired = sin emparejar
ui-recent-gone = El archivo ya no está: { $path }

## Evento

ui-event-name = Nombre del evento
ui-event-name-needed = El evento necesita un nombre.
ui-event-site = Ciudad
ui-event-federation = Federación
ui-event-federation-hint = Tres letras, como ESP
ui-event-start = Primer día
ui-event-end = Último día
ui-start-check = Comprobar antes de la ronda 1
ui-start-check-sound = Nada impide empezar bien.
ui-start-check-found = { $errors ->
    [0] { $findings ->
        [one] Un detalle que mirar, nada que lo impida.
       *[other] { $findings } detalles que mirar, nada que lo impida.
    }
    [one] Algo que arreglar antes de la ronda 1.
   *[other] { $errors } cosas que arreglar antes de la ronda 1.
}
ui-like = Preparar como
ui-like-nothing = Desde cero
ui-like-open = { $name } (abierto ahora)
ui-like-players = Llevar también sus jugadores
ui-templates = Plantillas
ui-template-name = Nombre de la plantilla
ui-template-save = Guardar como plantilla
ui-template-kept = Guardada: { $name } se puede elegir al preparar un evento.
ui-template-remove = Quitar esta plantilla
ui-event-like-this = Nuevo evento como este
ui-event-chief-arbiter = Árbitro principal
ui-event-arbiter-hint = Nombre, título, identificador FIDE
ui-event-deputies = Árbitros adjuntos, uno por línea
ui-event-class = Tipo de juego
ui-class-standard = Estándar
ui-class-rapid = Rápido
ui-class-blitz = Relámpago
ui-event-edition = Edición de las Leyes
ui-edition-verified = texto verificado
ui-edition-excerpt = texto conocido en parte
ui-edition-unverified = texto no verificado
ui-event-time-control = Control de tiempo
ui-event-time-control-hint = Como se suele escribir: 90 min/40 jugadas + 30 min + 30 s, o 15+10
ui-event-supervised = Supervisión adecuada del juego
ui-event-path = Archivo
ui-event-path-hint = Déjelo vacío para guardarlo en { $folder }
ui-event-make = Crear el evento
ui-event-close = Cerrar el evento
ui-tournaments = Torneos
ui-tournament-name = Nombre del torneo
ui-tournament-first-name = Torneo principal
ui-tournament-next-name = Torneo { $number }
ui-tournament-system = Sistema de emparejamiento
ui-tournament-add = Añadir un torneo
ui-system-round-robin = Liga (tablas Berger)
ui-system-double-round-robin = Liga a doble vuelta (tablas Berger)
ui-system-dutch = Suizo, sistema FIDE (holandés)
ui-tournament-rounds = Rondas
ui-tournament-initial-colour = Color del n.º 1
ui-tournament-colour-by-lot = por sorteo
ui-tournament-acceleration = Aceleración
ui-acceleration-baku = Bakú
ui-scoring-win = Victoria
ui-scoring-draw = Tablas
ui-scoring-loss = Derrota
ui-scoring-bye = Descanso
ui-tournament-tie-breaks = Desempates
ui-tournament-tie-breaks-hint = Códigos de los desempates de la FIDE (C.07) en su orden, como BH/C1 BH SB. En blanco: los que aconseja el sistema.
ui-tournament-begun = La ronda 1 está emparejada: solo se puede cambiar el nombre. Lo demás queda como se anunció.
ui-tournament-unlocked = La ronda 1 está emparejada: el sistema queda. Lo demás que cambie se confirma dos veces, y el informe lo dice.
ui-fide-mode = En modo FIDE
ui-fide-mode-left = Dejó el modo FIDE tras la ronda { $round }
ui-fide-mode-left-before = Dejó el modo FIDE antes de la ronda 1
ui-fide-mode-leave = Dejar el modo FIDE…
ui-departures = Qué se aparta de las reglas
ui-warning-acknowledge = Entendido, seguir
ui-warning-confirm = Confirmar
ui-warning-go-on = Seguir
ui-warning-for-good = Confirmar una vez más
ui-warning-cancel = No hacerlo
ui-warning-way-out = Se puede hacer cuando el torneo haya dejado el modo FIDE, que es para siempre.
ui-calendar-round = Ronda
ui-calendar-date = Fecha
ui-calendar-time = Hora
ui-calendar-remark = Observación
ui-calendar-date-of = Fecha de la ronda { $round }
ui-calendar-time-of = Hora de la ronda { $round }
ui-calendar-remark-of = Observación de la ronda { $round }
ui-calendar-interval = Días entre rondas
ui-calendar-fill = Rellenar desde la ronda 1
ui-journal = Diario
ui-journal-number = N.º
ui-journal-at = Cuándo
ui-journal-what = Qué se hizo
ui-journal-host = en { $host }
ui-journal-rows = { $rows ->
    [0] No cambió ninguna fila del archivo del evento.
    [one] Cambió 1 fila del archivo del evento, con los nombres del archivo:
   *[other] Cambió { $rows } filas del archivo del evento, con los nombres del archivo:
}
ui-journal-more = Se muestran las primeras { $count }.
ui-journal-before = Antes
ui-journal-after = Después
ui-journal-open = Acto { $number }
ui-journal-who = Quién
ui-journal-undone = deshecho

## Jugadores

ui-players-empty = Aún no hay jugadores. Escríbalos uno tras otro o léalos de un archivo CSV o TRF.
ui-players-frozen = El torneo ha comenzado: ya no se añaden, quitan ni renumeran jugadores.
ui-players-frozen-swiss = El torneo ha comenzado: ya no se quita ni se renumera a nadie. Una inscripción tardía recibe el número que corresponde a su Elo; quien se va, se retira.
ui-player-add-late = Inscripción tardía
ui-attendance = Rondas que juega
ui-attendance-draft = La ronda { $round } es un borrador: publíquela o retírela antes de cambiar nada aquí.
ui-bye-none = juega
ui-bye-half = descanso de medio punto
ui-bye-zero = descanso de cero puntos
ui-bye-full = descanso de un punto
ui-player-withdraw = Retirar del torneo
ui-player-back = Vuelve a jugar
ui-player-from-round = desde la ronda { $round }
ui-player-withdrawn-after = { $round ->
    [0] retirado antes de la ronda 1
   *[other] retirado después de la ronda { $round }
}
ui-player-bye-in = { $kind ->
    [H] descanso de medio punto en la ronda { $round }
    [F] descanso de un punto en la ronda { $round }
   *[other] ausente en la ronda { $round }
}
ui-player-add = Añadir jugador
ui-player-add-this = Añadir
ui-player-edit = Jugador
ui-player-remove = Quitar
ui-player-frozen = El torneo ha comenzado: no se puede quitar a este jugador.
ui-player-name = Nombre
ui-player-surname = Apellidos
ui-player-given-name = Nombre de pila
ui-player-name-hint = Apellidos, nombre
ui-player-title = Título
ui-player-federation = Federación
ui-player-federation-short = Fed.
ui-player-rating = Elo
ui-player-fide-id = ID FIDE
ui-player-birth-year = Año de nacimiento
ui-player-birth-year-short = Nac.
ui-player-sex = Sexo
ui-player-sex-unknown = no consta
ui-player-sex-m = masculino
ui-player-sex-w = femenino
ui-player-club = Club
ui-player-pairing-number = N.º
ui-player-number-wrong = Un número entero de hasta cuatro cifras
ui-number-title = Números de emparejamiento
ui-number-what = Los números deciden los emparejamientos y quedan fijados al emparejar la primera ronda.
ui-number-by-rating = Por Elo
ui-number-by-lot = Por sorteo
ui-number-by-hand = Según el orden de abajo
ui-number-up = Subir a { $name }
ui-number-down = Bajar a { $name }
ui-import-file = Importar archivo
ui-import-players = Importar jugadores
ui-import-players-what = Un archivo CSV con una línea de encabezados, o un archivo TRF. Se muestra antes de incorporar nada.
ui-import-take-players = { $players ->
    [one] Incorporar { $players } jugador
   *[other] Incorporar { $players } jugadores
}
ui-import-working = Leyendo el archivo…
ui-import-other-file = Otro archivo
ui-import-format = Archivo { $format }, { $encoding }
ui-import-fill = Completar desde una lista de Elo
ui-import-fill-hint = Por el identificador FIDE; lo que dice el fichero se conserva
ui-import-fill-none = No
ui-import-encoding = Codificación
ui-import-delimiter = Separador
ui-import-tab = tabulador
ui-import-header = Primera fila
ui-import-header-yes = nombra las columnas
ui-import-header-no = es un jugador
ui-import-columns = Columnas
ui-import-column-unused = no se usa
ui-import-column-number = Columna { $number }
ui-lists-title = Listas de Elo
ui-lists-none = Aún no hay ninguna lista de Elo en este equipo. Descargue la de la FIDE o la de su federación y léala aquí; los jugadores se encontrarán entonces al teclear.
ui-list-about = { $players } jugadores, leída el { $at } de { $source }
ui-list-unreadable = { $path } no se puede leer; vuelva a leer la lista.
ui-list-read = Leer una lista
ui-pairing-runs = Emparejando la ronda
ui-pairing-percent = Emparejando la ronda: { $percent } %
ui-list-importing = Leyendo la lista
ui-list-reading = Leyendo la lista: { $percent } %
ui-list-done = { $name }: { $players } jugadores, { $odd } líneas anómalas
ui-list-name = Nombre de la lista
ui-list-name-hint = Vacío para la de la FIDE; una nacional toma el nombre de su archivo
ui-list-columns = Una lista nacional: diga qué contienen sus columnas donde la suposición no acierte.
ui-list-columns-missing = Una lista necesita una columna de números y otra de nombres.
ui-list-take = Leer la lista
ui-list-chapter = Sus Elos son de
ui-list-number = Número en la lista
ui-list-women-title = Título femenino
ui-list-other-titles = Otros títulos
ui-list-arena-title = Título de arena
ui-list-games = Partidas
ui-list-k = K
ui-list-standard-rating = Elo clásico
ui-list-standard-games = Partidas clásicas
ui-list-standard-k = K clásico
ui-list-rapid-rating = Elo de rápidas
ui-list-rapid-games = Partidas rápidas
ui-list-rapid-k = K de rápidas
ui-list-blitz-rating = Elo relámpago
ui-list-blitz-games = Partidas relámpago
ui-list-blitz-k = K relámpago
ui-list-flag = Actividad
ui-list-compare = Comparar los jugadores
ui-listed-title = Jugadores de las listas de Elo
ui-listed-entered = inscrito, n.º { $number }
ui-compare-back = Volver a las listas
ui-compare-same = { $players ->
    [one] { $players } jugador está como en la lista.
   *[other] { $players } jugadores están como en la lista.
}
ui-compare-take = { $players ->
    [one] Incorporar lo de { $players } jugador
   *[other] Incorporar lo de { $players } jugadores
}
ui-compare-change = { $field }: { $before } → { $after }
ui-compare-other-name = En la lista, este ID FIDE es el de { $name }.
ui-compare-by-name = Encontrado por el nombre; no tenía ID FIDE.
ui-compare-unknown = No está en la lista, o no es el único con ese nombre
ui-source-choose = Elegir un archivo
ui-source-folder = Elegir una carpeta
ui-source-path-or-folder = O la ruta de un archivo o carpeta de este equipo
ui-source-path = O la ruta de un archivo en este equipo
ui-source-text = O pegue su texto
ui-source-read = Leer
ui-finding-lost = No incorporado:
ui-finding-look = Atención:
ui-finding-line = línea { $line }
ui-finding-line-column = línea { $line }, columna { $column }

## Ronda y resultados

ui-rounds = Rondas
ui-round-number = Ronda { $round }
ui-round-short = R{ $round }
ui-round-choice-missing = { $missing ->
    [one] Ronda { $round }, falta { $missing } resultado
   *[other] Ronda { $round }, faltan { $missing } resultados
}
ui-round-missing = { $missing ->
    [one] Falta { $missing } resultado
   *[other] Faltan { $missing } resultados
}
ui-round-complete = Están todos los resultados
ui-round-empty = { $players ->
    [one] Hay { $players } jugador inscrito. Empareje la primera ronda cuando la lista esté completa.
   *[other] Hay { $players } jugadores inscritos. Empareje la primera ronda cuando la lista esté completa.
}
ui-round-pair = Emparejar la ronda { $round }
ui-round-unpair = Retirar el emparejamiento
ui-round-drop-draft = Descartar el borrador
ui-round-draft = Borrador: aún no publicado
ui-round-by-hand = Borrador: se empareja a mano
ui-gave-way = Deseos que cedieron: { $pairs }
ui-round-publish = Publicar
ui-round-pair-again = Emparejar de nuevo
ui-round-pair-adjourned = Emparejar la ronda { $round }, partidas abiertas como tablas
ui-round-pair-adjourned-hint = Para este emparejamiento las partidas aplazadas cuentan como tablas (C.04.2, art. 3.6)
ui-reason = Motivo
ui-key-explain = Por qué esta pareja
ui-explain-title = Por qué el tablero { $board } está emparejado así
ui-explain-player = { $number } { $name }
ui-explain-not = No { $who }:
ui-explain-by-hand = Esta pareja se hizo a mano: las reglas piden otra.
ui-explain-bracket = Emparejados en el grupo con puntuación { $points }.
ui-explain-colours = Colores:
ui-explain-bye = tiene el descanso por emparejamiento
ui-explain-moves-down = baja del grupo con puntuación { $points }
ui-exchange-title = Emparejar a mano
ui-exchange-one = Jugador
ui-exchange-other = Pasa al lugar de
ui-exchange-choose = elija
ui-exchange-seat = { $side ->
    [white] Tablero { $board }, blancas: { $name }
    [black] Tablero { $board }, negras: { $name }
   *[bye] Descanso: { $name }
}
ui-exchange-clean = Así se cumplen todas las reglas.
ui-exchange-breaks = Lo que esto incumple o empeora
ui-exchange-not-allowed = Contra las reglas:
ui-exchange-reason-hint = Queda en el diario.
ui-exchange-apply = Intercambiar
ui-manual-begin = Empezar a emparejar a mano
ui-manual-end = Terminar de emparejar a mano
ui-manual-hint = Hasta que termine no se puede publicar la ronda. Al final se compara con lo que piden las reglas.
ui-unpair-title = Retirar el emparejamiento de la ronda { $round }
ui-unpair-hint = La ronda y el motivo quedan en el diario.
ui-round-only-open = Solo pendientes
ui-go-to-board = Ir al tablero
ui-board-short = Tab.
ui-board-word = Tablero
ui-board-number = Tablero { $board }
ui-board-notes = Notas
ui-board-moves-head = Registro
ui-board-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
ui-board-illegal-white = ilegal { $count } (B)
ui-board-illegal-black = ilegal { $count } (N)
ui-board-incidents = { $count ->
    [one] { $count } incidente
   *[other] { $count } incidentes
}
ui-board-by-ruling = por decisión
ui-board-adjourned = aplazada, cuenta como tablas al emparejar
ui-board-rating-result = para el Elo: { $white }-{ $black }
ui-board-bye = Este jugador no tiene rival en esta ronda.
ui-board-choose = Elija un tablero.
ui-points-short = Pts
ui-result = Resultado
ui-second-pass = Comprobar
ui-second-pass-round = Comprobación, ronda { $round }
ui-second-pass-how = Otra persona vuelve a escribir todos los resultados desde las planillas. Los ya anotados no se muestran.
ui-second-pass-typed = { $typed } de { $boards } comprobados
ui-second-pass-done = { $differing ->
    [0] Todo comprobado, sin diferencias
    [one] Todo comprobado, difiere 1 tablero
   *[other] Todo comprobado, difieren { $differing } tableros
}
ui-second-pass-differences = Diferencias
ui-second-pass-none = { $typed ->
    [0] Aún no se ha comprobado ningún tablero.
    [one] El tablero comprobado coincide.
   *[other] Los { $typed } tableros comprobados coinciden.
}
ui-second-pass-look = Mire la planilla y diga cuál de los dos vale.
ui-second-pass-first = Primero
ui-second-pass-second = Segundo
ui-second-pass-which = Cuál vale
ui-second-pass-first-stands = Vale el primero
ui-second-pass-second-stands = Vale el segundo
ui-second-pass-leave = Volver a la ronda
ui-result-bar = Resultado del tablero elegido
ui-result-missing = sin resultado
ui-result-others = Otro
ui-result-clear = Borrar
ui-result-unrated-mark = n
ui-result-white = Ganan las blancas
ui-result-draw = Tablas
ui-result-black = Ganan las negras
ui-result-white-forfeit = Ganan las blancas por incomparecencia
ui-result-black-forfeit = Ganan las negras por incomparecencia
ui-result-both-forfeit = Pierden ambos por incomparecencia
ui-result-both-lose = Jugada, pierden ambos
ui-result-half-white = Medio punto solo para las blancas
ui-result-half-black = Medio punto solo para las negras
ui-result-white-unrated = Ganan las blancas, no válida para Elo
ui-result-draw-unrated = Tablas, no válida para Elo
ui-result-black-unrated = Ganan las negras, no válida para Elo
ui-results-title = Resultado del tablero { $board }
ui-results-players = { $white } – { $black }
ui-results-by-ruling = Este resultado se debe a una decisión arbitral. Cámbielo solo si la decisión es errónea.
ui-bye-pairing-allocated = descanso
ui-bye-full-point = descanso de un punto
ui-bye-half-point = descanso de medio punto
ui-bye-zero-point = ausente

## Clasificación

ui-standings-after = tras la ronda { $round }
ui-standings-missing = { $missing ->
    [one] falta { $missing } resultado
   *[other] faltan { $missing } resultados
}
ui-standings-rank = Puesto
ui-standings-shared = compartido con el jugador anterior
ui-standings-empty = Aún no hay jugadores que clasificar.
ui-standings-tiebreak = { $name } (C.07, art. { $article })
ui-standings-value = { $what } { $value }, { $name }: de dónde sale
ui-working-title = { $code }: { $name }
ui-working-loading = Cálculo
ui-working-opponent = { $number } { $name }
ui-standings-of-all = De todos
ui-standings-who = A quién mostrar
ui-standings-everybody = Todos
ui-standings-group = { $name } ({ $players })
ui-berger-grid = Cuadro de Berger
ui-card-title = Ficha del jugador
ui-card-performance = Rendimiento
ui-card-change = Variación de Elo
ui-card-round = Rda.
ui-card-colour = Color
ui-card-float = Flotación
ui-card-float-down = flotante descendente
ui-card-float-up = flotante ascendente
ui-card-opponent = N.º { $number }, { $rating }, { $points } pts
ui-rating-k = K = { $k }
ui-cross-table = Tabla cruzada

## Elo y normas

ui-ratings-working = Calculando…
ui-rating-delta = Dif.
ui-rating-difference = { $rating }, diferencia { $difference }
ui-rating-counted = , cuenta como { $counted } (B.02 art. 8.3.1)
ui-norms = Normas de título
ui-norm = Norma
ui-norm-title = Norma de { $title }: { $name }
ui-norm-met = norma lograda
ui-norm-not-met = aún sin norma
ui-norm-open = aún posible
ui-norm-facts = { $score } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, media de los rivales { $average }, rendimiento { $performance }
ui-norm-requirement = Requisito
ui-norm-needed = Exigido
ui-norm-found = Hallado
ui-norm-state = Estado
ui-norm-article = B.01 art. { $article }
ui-norm-at-least = al menos { $needed }
ui-norm-at-most = como máximo { $needed }
ui-norm-yes = cumplido
ui-norm-missing = falta
ui-norm-waived = dispensado (art. { $article })
ui-norm-games = Partidas
ui-norm-average = Media riv.

## Entrega

ui-periods = Mes a mes
ui-periods-what = Un evento de más de 30 días se evalúa mes a mes: cada partida en el mes en que se jugó y con el Elo de ese mes.
ui-periods-undated = { $games ->
    [one] Una partida no tiene día y cuenta en el mes en que acaba el evento. Ponga fecha a su ronda en el calendario.
   *[other] { $games } partidas no tienen día y cuentan en el mes en que acaba el evento. Ponga fecha a sus rondas en el calendario.
}
ui-period = Mes
ui-period-games = Partidas
ui-period-missing = Sin resultado
ui-period-ratings = Elo conocido
ui-period-known = { $ratings } de { $players }
ui-period-state = Estado
ui-period-is-open = abierto
ui-period-is-closed = cerrado: { $note }
ui-period-save = Guardar el informe de { $period }
ui-period-list = Lista de Elo del mes
ui-period-take = Tomar su Elo
ui-period-note = Nota
ui-period-close = Cerrar el mes
ui-period-reopen = Volver a abrir el mes
ui-period-game = Ronda { $round }, tablero { $board }: { $white } – { $black }
ui-period-own-day = Día propio
ui-period-round-day = Día de la ronda
ui-report-title = Informe para la FIDE (TRF)
ui-report-save = Guardar el informe
ui-report-save-anyway = Guardarlo de todos modos
ui-report-read = Leer un informe
ui-report-read-what = Un informe de torneo (TRF) se convierte en un evento nuevo. Lo que tenga de raro se dice con su línea.
ui-report-taken = Lo que decía el informe
ui-report-whole = Todo se ha incorporado tal como está.
ui-report-losses = No incorporado
ui-health-working = Comprobando…
ui-health-title = Lo que le falta al informe
ui-health-sound = El informe se puede enviar.
ui-health-sendable = { $warnings ->
    [one] El informe se puede enviar. El oficial de Elo puede preguntar por { $warnings } cosa.
   *[other] El informe se puede enviar. El oficial de Elo puede preguntar por { $warnings } cosas.
}
ui-health-errors = { $errors ->
    [one] El informe aún no se puede enviar: { $errors } cosa está mal.
   *[other] El informe aún no se puede enviar: { $errors } cosas están mal.
}
ui-health-error = Mal:
ui-health-warning = Revise:
ui-health-to-player = ir al jugador
ui-integrity-title = Lo que alteró los emparejamientos
ui-integrity-what = El informe lo cuenta en comentarios, en inglés.
ui-integrity-line = { $kind } @ Round { $round }
ui-tables-title = Tablas para hojas de cálculo (CSV)
ui-tables-round = Hasta
ui-tables-last-round = La última ronda
ui-table-pairings = Emparejamientos
ui-table-results = Resultados
ui-table-swiss = Clasificación con todas las rondas
ui-table-ratings = Variaciones de Elo
ui-table-save = Guardar: { $table }
ui-handover-games = Partidas (PGN)
ui-handover-rounds = Rondas; ninguna para todas
ui-handover-saved = Guardado: { $file }
ui-site-title = Sitio web
ui-site-what = Emparejamientos, resultados, clasificación, jugadores y partidas en páginas sencillas, en ambos idiomas. Cualquier servidor puede alojar la carpeta.
ui-site-folder = Carpeta (ruta completa)
ui-site-choose = Elegir una carpeta
ui-site-lang = Primer idioma
ui-site-follow = Escribirlo de nuevo al publicarse una ronda
ui-site-write = Escribir el sitio
ui-site-writing = Se están escribiendo las páginas…
ui-site-written = El sitio tiene { $files } archivos: { $written } escritos, { $removed } eliminados.
ui-games-saved = { $games ->
    [one] { $games } partida, { $file }
   *[other] { $games } partidas, { $file }
}

## Partidas

ui-games-empty = No hay partidas antes de emparejar la primera ronda.
ui-games-entered = { $games } de { $boards } con jugadas
ui-games-moves = Jugadas
ui-games-no-moves = ninguna
ui-games-import = Leer partidas de PGN
ui-games-export = Guardar partidas como PGN
ui-import-this-round = Todas a la ronda { $round }
ui-import-by-tag = Cada una a la ronda que indica su etiqueta
ui-import-take-results = Tomar también los resultados donde no los haya
ui-import-take-games = { $games ->
    [one] Incorporar { $games } partida
   *[other] Incorporar { $games } partidas
}
ui-import-no-board = Ningún tablero corresponde
ui-import-game-line = { $moves ->
    [one] línea { $line }, { $moves } jugada
   *[other] línea { $line }, { $moves } jugadas
}
ui-import-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en { $files ->
    [one] { $files } archivo
   *[other] { $files } archivos
}, sin tablero: { $strange }
ui-live = Tableros electrónicos
ui-live-what = Cada dos segundos se mira la carpeta, o el único archivo, en que el sistema de tableros escribe PGN. Las jugadas nuevas se incorporan; lo que usted escribe se conserva.
ui-live-folder = Carpeta o archivo del sistema de tableros
ui-live-silent-after = Callado tras minutos
ui-live-start = Seguir la ronda { $round }
ui-live-stop = Dejar de seguir
ui-live-summary = Ronda { $round }: se oyen { $heard } de { $boards } tableros
ui-live-looked = Mirado a las { $time }, archivos: { $files }
ui-live-elsewhere = Se sigue la ronda { $round }, no la que se muestra.
ui-live-look-at = Por mirar
ui-live-nothing = Se oyen todos los tableros y no hay nada que decidir.
ui-live-others = Partidas sin tablero
ui-live-board = Tablero { $board }
ui-live-column = Tablero electrónico
ui-live-missing = no se oye
ui-live-follows = se sigue
ui-live-silent = { $minutes ->
    [one] callado desde hace { $minutes } minuto
   *[other] callado desde hace { $minutes } minutos
}
ui-live-held = no se toma
ui-live-over = terminada
ui-live-told-result = transmite { $result }
ui-live-holds-board = Vale el tablero
ui-live-holds-record = Vale la planilla
ui-live-enter = Introducir { $result }
ui-live-enter-all = Introducir { $results } resultados
ui-export-which = Qué partidas
ui-export-boards = Solo estos tableros
ui-export-boards-hint = Como 1-4, 7; todos si no se escribe nada
ui-export-parts = Añadir lo que sigue a una jugada ilegal que quedó en pie, o a un hueco, como parte que otros programas puedan leer
ui-export-tournament = Todo el torneo ({ $name })
ui-export-event = Todo el evento
ui-export-choose = Elegir dónde guardar
ui-export-download = Descargar
ui-export-path = O una ruta en este equipo
ui-export-written = { $games ->
    [one] { $games } partida guardada en { $path }
   *[other] { $games } partidas guardadas en { $path }
}
ui-export-downloaded = { $games ->
    [one] { $games } partida descargada como { $name }
   *[other] { $games } partidas descargadas como { $name }
}

## Partida

ui-game-title = Ronda { $round }, tablero { $board }
ui-game-open = Abrir la partida
ui-game-to-round = Volver a la ronda
ui-game-previous = Tablero anterior
ui-game-next = Tablero siguiente
ui-game-flip = Girar
ui-game-take-back = Retirar
ui-game-earlier = Se muestra una posición anterior.
ui-game-to-end = Al final
ui-game-supervised = supervisión adecuada
ui-game-not-supervised = sin supervisión adecuada
ui-board-label = Tablero: blancas { $white }, negras { $black }
ui-promotion = El peón se convierte en
ui-piece-queen = Dama
ui-piece-rook = Torre
ui-piece-bishop = Alfil
ui-piece-knight = Caballo
ui-scoresheet = Planilla
ui-scoresheet-empty = Aún no hay jugadas. Escriba la primera abajo o hágala en el tablero.
ui-mark-illegal = ilegal, pendiente de decisión
ui-mark-reinstated = ilegal, posición restablecida
ui-mark-stands = ilegal, pero se mantiene
ui-mark-void = anulada con la jugada ilegal anterior
ui-mark-unread = no se pudo leer
ui-mark-draw-offer = oferta de tablas
ui-ply-typed = escrito { $text }
ui-move-line = Jugada
ui-move-hint = Cf3, Cg1-f3, 0-0 … y después Intro
ui-move-reading = Leyendo…
ui-move-legal = → { $san }, de { $from } a { $to }
ui-move-illegal = { $san } es ilegal:
ui-move-illegal-keep = Intro la conserva como jugada ilegal; Esc la descarta.
ui-game-offer = Oferta
ui-game-correct = Corregir
ui-move-unread = { $plies ->
    [one] Una jugada que nadie puede leer: Intro la guarda para corregirla después.
   *[other] { $plies } medias jugadas que nadie puede leer: Intro las guarda para corregirlas después.
}
ui-correct = Corregir una jugada
ui-correct-which = La planilla dice
ui-correct-move = Lo que se jugó
ui-correct-alone = No cambia ninguna otra jugada.
ui-correct-ruled = Hay una resolución sobre esta jugada, y queda como se dio.
ui-correct-rulings = Hay resoluciones en esta partida: compruebe si siguen siendo válidas.
ui-correct-follows = { $moves ->
    [one] Cambia una jugada posterior
   *[other] Cambian { $moves } jugadas posteriores
}{ $illegal ->
    [0] .
    [one] ; una pasa a ser ilegal.
   *[other] ; { $illegal } pasan a ser ilegales.
}
ui-correct-apply = Corregir
ui-sheets = Dos planillas
ui-sheets-hint = Escriba lo que anotó cada jugador, en cualquier notación; los números pueden omitirse. Donde difieren, usted decide.
ui-sheets-white = Planilla de las blancas: { $name }
ui-sheets-black = Planilla de las negras: { $name }
ui-sheets-only-white = solo en la planilla de las blancas
ui-sheets-only-black = solo en la planilla de las negras
ui-sheets-differ = las planillas difieren
ui-sheets-decided = decidido por el árbitro
ui-sheets-open-white = Jugada { $number } de las blancas: ¿qué se jugó?
ui-sheets-open-black = Jugada { $number } de las negras: ¿qué se jugó?
ui-sheets-take-white = Como las blancas: { $move }
ui-sheets-take-black = Como las negras: { $move }
ui-sheets-other = Otra jugada
ui-sheets-take-other = Esta
ui-sheets-agree = Jugadas: { $moves }. Diferencias decididas: { $differences }.
ui-sheets-number = N.º
ui-sheets-counts = Vale
ui-sheets-undecide = Decidir de nuevo
ui-sheets-replaces = El resultado sustituye las jugadas registradas hasta ahora.
ui-sheets-take = Tomar como registro
ui-move-ambiguous = ¿Cuál?
ui-move-accept = Aceptar
ui-clock-line = Reloj
ui-clock-placeholder = 1:28:30
ui-clock-wrong = Una lectura de reloj es 1:28:30 o 14:31.
ui-clock-white = Blancas { $delta }
ui-clock-black = Negras { $delta }
ui-status-ended = Fin de la partida
ui-status-to-move = Turno
ui-status-white-to-move = Blancas, jugada { $number }
ui-status-black-to-move = Negras, jugada { $number }
ui-status-unread = Sin leer
ui-status-unread-what = No se conoce la posición: corrija la jugada que no se pudo leer, o ponga la posición.
ui-status-position = Esta posición
ui-status-occurrences = { $count ->
    [1] primera vez
    [2] segunda vez
    [3] tercera vez
    [4] cuarta vez
    [5] quinta vez
   *[other] { $count } veces
}
ui-status-quiet = Sin peón ni captura
ui-status-quiet-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
ui-status-illegal = Jugadas ilegales
ui-status-illegal-counts = Blancas { $white }, negras { $black }
ui-status-claims = Reclamable ahora
ui-status-no-claims = nada
ui-claim-threefold = triple repetición
ui-claim-fifty = regla de las cincuenta jugadas
ui-claim-with = con { $move }
ui-end-checkmate = Jaque mate
ui-end-stalemate = Rey ahogado
ui-end-dead-position = Posición muerta
ui-end-fivefold = Quíntuple repetición
ui-end-seventyfive = Setenta y cinco jugadas
ui-waiting = { $san } espera una decisión:

## Decisión

ui-rule = Decidir
ui-ruling = Decisión
ui-ruling-what-happened = ¿Qué ha pasado?
ui-ruling-no-event = Nada se llama así. Pruebe «ilegal», «tocada», «bandera» o «teléfono».
ui-fact-clock-white = El reloj blanco marca
ui-fact-clock-black = El reloj negro marca
ui-ruling-working = Consultando las Leyes y la posición…
ui-ruling-permitted = Jugadas legales entre las que elegir:
ui-ruling-unknown = Solo el árbitro puede decirlo
ui-ruling-unknown-what = Respóndalo arriba si se conocen los hechos; si no, decida.
ui-ruling-edition = Leyes de { $edition }
ui-ruling-apply = Aplicar
ui-ruling-otherwise = Decidir de otro modo
ui-ruling-aloud = Leer en voz alta
ui-ruling-applied = La decisión está aplicada y registrada.
ui-ruling-set-clocks = Ponga los relojes como se indica.
ui-ruling-applied-otherwise = Su decisión está aplicada y registrada, con su motivo.
ui-otherwise-title = Su decisión
ui-otherwise-reason = Motivo (obligatorio)
ui-otherwise-reason-hint = Queda en el registro de incidentes.
ui-otherwise-goes-on = La partida continúa
ui-otherwise-white = Tiempo para las blancas
ui-otherwise-black = Tiempo para las negras
ui-otherwise-apply = Aplicar mi decisión
ui-otherwise-back = Volver a la propuesta
ui-delta-hint = +2:00 o -30
ui-delta-wrong = El tiempo es +2:00, o -30 para segundos.
ui-evidence-occurrence = Posición { $number } de { $count }
ui-evidence-line = Línea de mate, jugada { $number } de { $count }
ui-evidence-back = Paso atrás
ui-evidence-forward = Paso adelante
ui-proof-winnable = El mate es posible mediante una serie de jugadas legales.
ui-proof-unwinnable = El mate no es posible mediante ninguna serie de jugadas legales.
ui-proof-unknown = No se ha podido averiguar si el mate es posible.

## Hechos, decisiones, consulta rápida

ui-quick = Consulta rápida
ui-quick-board = Posición de la consulta rápida
ui-status-offer = Oferta de tablas
ui-status-no-offer = ninguna abierta
ui-status-offer-open = { $side ->
    [black] Las negras ofrecen tablas
   *[white] Las blancas ofrecen tablas
}
ui-move-legal-instead = Jugadas legales parecidas:
ui-move-only = Intro toma { $san }
ui-set-up = Poner una posición
ui-set-up-board = Tablero en que se pone la posición
ui-set-up-why = Por qué
ui-set-up-gap = Faltan jugadas
ui-set-up-put-right = Piezas a su sitio
ui-set-up-gap-what = Los jugadores hicieron jugadas que no están en la planilla; la posición surgió de ellas y cuenta como aparecida.
ui-set-up-put-right-what = Había piezas desplazadas o mal puestas; ninguna jugada llevó a esta posición.
ui-set-up-start-what = Aún no hay jugadas anotadas: la partida empieza en esta posición.
ui-set-up-apply = Seguir desde esta posición
ui-set-up-number = Jugada
ui-set-up-quiet = Medias jugadas sin peón ni captura
ui-set-up-en-passant = Al paso en
ui-sheet-gap = Faltan jugadas; posición puesta
ui-sheet-put-right = Piezas colocadas en su sitio
ui-set-up-pieces = Piezas
ui-set-up-move = Arrastre las piezas; fuera del tablero desaparecen. Elija una pieza para ponerla con un clic.
ui-set-up-put = Haga clic en las casillas. Elija otra vez la pieza para volver a mover.
ui-set-up-turn = Juegan
ui-set-up-castling = Enroques aún posibles
ui-set-up-chess960 = Chess960: el rey enroca desde donde está
ui-set-up-fen = Posición en FEN
ui-set-up-fen-hint = Péguela aquí o coloque las piezas
ui-set-up-empty = Dos reyes
ui-set-up-start = Posición inicial
ui-castling-white-short = Blancas 0-0
ui-castling-white-long = Blancas 0-0-0
ui-castling-black-short = Negras 0-0
ui-castling-black-long = Negras 0-0-0
ui-piece-white-king = Rey blanco
ui-piece-white-queen = Dama blanca
ui-piece-white-rook = Torre blanca
ui-piece-white-bishop = Alfil blanco
ui-piece-white-knight = Caballo blanco
ui-piece-white-pawn = Peón blanco
ui-piece-black-king = Rey negro
ui-piece-black-queen = Dama negra
ui-piece-black-rook = Torre negra
ui-piece-black-bishop = Alfil negro
ui-piece-black-knight = Caballo negro
ui-piece-black-pawn = Peón negro
ui-piece-none = Casilla vacía
ui-fact-unknown = no se sabe
ui-fact-number-wrong = Hace falta un número entero.
ui-fact-more = Más datos
ui-fact-reporter = ¿Quién lo comunicó?
ui-fact-increment = Incremento en segundos
ui-reporter-arbiter = Lo vio un árbitro
ui-reporter-other = Otra persona
ui-ruling-earlier = Antes
ui-ruling-missing = Falta por saber: { $facts }
ui-ruling-options = El árbitro puede:
ui-ruling-articles = art. { $articles }
ui-ruling-decide = Decidir
ui-ruling-another = Otro suceso
ui-clock-must-white = El reloj de las blancas debe marcar ahora
ui-clock-must-black = El reloj de las negras debe marcar ahora
ui-evidence-now = La posición
ui-evidence-permitted = Las jugadas que se pueden hacer
ui-otherwise-penalty = Sanción
ui-otherwise-no-choice = elija
ui-otherwise-words = En palabras
ui-otherwise-move = La jugada ilegal
ui-otherwise-taken-back = se retira
ui-otherwise-stands = vale
ui-otherwise-counts = Cuenta como jugada ilegal de
ui-otherwise-nobody = nadie
ui-otherwise-both = ambos
ui-incident-reported = Comunicado por { $who ->
    [white] las blancas
    [black] las negras
    [arbiter] un árbitro
   *[other] otra persona
}
ui-incident-penalty = Sanción: { $penalty }
ui-incident-counted = Contada como jugada ilegal de las { $side ->
    [white] blancas
   *[black] negras
}
ui-incident-clock-white = Blancas { $before } → { $after }
ui-incident-clock-black = Negras { $before } → { $after }

## Incidentes

ui-incidents-empty = Sin incidentes. Una decisión se pide en un tablero con la tecla r; lo decidido queda aquí.
ui-incident-at = Cuándo
ui-incident-where = Dónde
ui-incident-board = Ronda { $round }, tablero { $board }
ui-incident-players = Jugadores
ui-incident-what = Qué pasó
ui-incident-articles = Artículos
ui-incident-clocks = Relojes
ui-incident-otherwise = Decidido de otro modo: { $reason }
ui-incident-counts = Recuento
ui-incident-counts-of = Jugadas ilegales y sanciones de
ui-incident-counts-illegal = Jugadas ilegales
ui-incident-counts-warnings = Advertencias
ui-incident-counts-penalties = Otras sanciones
ui-incident-counts-players = Por jugador
ui-incident-counts-rounds = Por ronda
ui-incident-counts-games = Por partida
ui-incident-counts-none = No consta nada contra nadie.
ui-incident-round = Ronda
ui-incident-board-head = Tablero
ui-incident-player = Jugador
ui-incident-all = todos
ui-incident-points = { $side ->
    [white] Blancas
   *[black] Negras
}: { $points } aparte del resultado
ui-incident-expelled = { $side ->
    [white] Las blancas quedan expulsadas del torneo
   *[black] Las negras quedan expulsadas del torneo
}
ui-otherwise-white-points = Puntos a las blancas
ui-otherwise-black-points = Puntos a las negras
ui-otherwise-points-hint = Aparte del resultado: −0,5 quita medio punto.
ui-otherwise-points-wrong = Escriba los puntos como −0,5 o 1.
ui-otherwise-expelled = Expulsado del torneo
ui-standings-expelled = expulsado
ui-player-expel = Expulsar del torneo
ui-player-expel-reason = Por qué se expulsa al jugador
ui-player-expel-hint = Queda en el diario. El jugador ya no tiene puesto en la clasificación; sus resultados cuentan para los adversarios.
ui-player-expelled-after = { $round ->
    [0] expulsado antes de la primera ronda
   *[other] expulsado después de la ronda { $round }
}

## El tiempo en los tableros

ui-start-of-play = Comienzo del juego
ui-start-of-play-round = Comienzo del juego, ronda { $round }
ui-start-announced = anunciado para { $when }
ui-start-begin-now = El juego comienza ahora
ui-start-begin-at = El juego comenzó a esta hora
ui-start-time = Comienzo del juego
ui-start-began = El juego comenzó a las { $time }.
ui-start-not-begun = No ha comenzado
ui-start-default = Tiempo de espera, minutos
ui-minutes-wrong = Escriba minutos enteros.
ui-start-left = { $left } hasta el tiempo de espera
ui-start-over = Ha pasado el tiempo de espera.
ui-start-no-default = No hay tiempo de espera: las Leyes lo dejan a las bases.
ui-start-not-known = El tiempo de espera corre desde el comienzo del juego.
ui-start-clock-back = El reloj de este ordenador está antes del comienzo del juego: corríjalo, o corrija el comienzo.
ui-start-how = Marque a quien falta con w para las blancas y b para las negras; otra vez cuando llegue. Pasado el tiempo de espera se propone la incomparecencia y usted decide.
ui-start-here = está
ui-start-missing = falta
ui-start-missing-for = falta, minuto { $minutes }
ui-start-arrived = llegó { $time }, minuto { $minutes }
ui-start-sight = { $name }: { $sight }
ui-start-sight-head = Si está el jugador
ui-start-proposed = Propuesta
ui-key-sight-white = Las blancas faltan, han llegado, estaban
ui-key-sight-black = Las negras faltan, han llegado, estaban
ui-key-next-due = Siguiente tablero con lectura pendiente
ui-clocks = Relojes
ui-clocks-round = Relojes, ronda { $round }
ui-clocks-paper = Hojas de relojes en papel
ui-clocks-no-control = No se puede leer el ritmo de juego del torneo: las lecturas no se comprueban.
ui-clocks-interval = Leer cada tantos minutos
ui-clocks-interval-hint = Vacío: solo cuando ocurre algo.
ui-clocks-last = Hora
ui-clocks-due = Próxima lectura
ui-clocks-due-now = pendiente ahora
ui-clocks-adjourned = aplazada
ui-clocks-doubted = { $count ->
    [one] { $count } lectura dudosa
   *[other] { $count } lecturas dudosas
}
ui-clock-sheet = Hoja de relojes
ui-clock-sheet-of = Hoja de relojes, tablero { $board }
ui-clock-next-due = La próxima lectura toca a las { $time }.
ui-clock-noted = Anotado por { $who }, { $why }
ui-clock-none = No hay nada anotado.
ui-clock-remove = Quitar
ui-clock-now = Lo que muestran ahora los relojes
ui-clock-hint = Como 1:02:30
ui-clock-moves-white = Jugadas completadas, blancas
ui-clock-moves-black = Jugadas completadas, negras
ui-clock-why = Por qué se leen
ui-clock-remark = Observación
ui-clock-save = Anotar
ui-adjourned = Partidas aplazadas
ui-adjourned-empty = No hay partidas aplazadas. Una partida se aplaza en su tablero con la tecla j.
ui-adjourned-tournament = Torneo
ui-adjourned-state = Estado
ui-adjourned-none = no aplazada
ui-adjourned-sealed = sellada
ui-adjourned-resumed = reanudada, sobre cerrado
ui-adjourned-opened = sobre abierto
ui-adjourned-concluded = terminada
ui-adjournment = Aplazamiento
ui-adjournment-of = Aplazamiento, tablero { $board }
ui-adjournment-how = El jugador que debe mover anota la jugada sin que se vea. Lo que figura aquí se escribe en el sobre.
ui-adjournment-at = Aplazada
ui-adjournment-sealer = Selló
ui-adjournment-number = Número de la jugada sellada
ui-adjournment-clock-white = Reloj de las blancas
ui-adjournment-clock-black = Reloj de las negras
ui-adjournment-used = usado { $used }
ui-adjournment-fen = Posición antes de la jugada sellada
ui-adjournment-fen-hint = En FEN; de la planilla, si las jugadas están anotadas.
ui-adjournment-offer = Oferta de tablas pendiente
ui-adjournment-no-offer = ninguna
ui-adjournment-white-sheet = La planilla de las blancas está en el sobre
ui-adjournment-black-sheet = La planilla de las negras está en el sobre
ui-adjournment-keeper = Lo guarda
ui-adjournment-resumption = Reanudación
ui-adjournment-resumption-hint = Fecha, hora y lugar.
ui-adjournment-seal = Sellar
ui-adjournment-guideline = Directriz { $number }
ui-adjournment-resume = Reanudación
ui-adjournment-who = Quién está
ui-adjournment-present = { $name } está
ui-adjournment-resume-now = Ha llegado la hora
ui-adjournment-say-anew = Decir de nuevo quién está
ui-adjournment-written = Lo que está escrito en el sobre
ui-adjournment-written-hint = Letra por letra, tal como está; vacío si no hay nada escrito.
ui-adjournment-open = Abrir el sobre
ui-adjournment-missing = Falta el sobre
ui-adjournment-sealed-move = Jugada sellada
ui-adjournment-nothing = no hay nada escrito
ui-adjournment-rule = Decidir sobre la jugada sellada
ui-adjournment-print = Imprimir el sobre
ui-adjournment-again = Aplazar otra vez
ui-adjournment-correct = Corregir
ui-adjournment-cancel = No se aplazó

## Teclas

ui-keys-everywhere = En todas partes
ui-keys-game = Partida
ui-keys-results = Todos los resultados
ui-keys-ruling = Decisión
ui-keys-warning = Aviso
ui-key-undo = Deshacer lo último
ui-key-redo = Rehacer
ui-key-close = Cerrar el panel, volver
ui-key-help = Mostrar las teclas
ui-key-open-event = Abrir un evento
ui-key-import-players = Importar jugadores de un archivo
ui-key-edit-player = Editar el jugador elegido
ui-key-mark-player = Marcar al jugador elegido, o quitar la marca
ui-key-remove-player = Quitar el jugador elegido
ui-key-row-up = Subir una fila
ui-key-row-down = Bajar una fila
ui-key-unusual = Todos los demás resultados
ui-key-clear-result = Borrar el resultado
ui-key-next-open = Siguiente tablero pendiente
ui-key-filter-open = Solo los tableros pendientes, o todos
ui-key-go-to-board = Ir a un tablero: g, su número, Intro
ui-key-flip = Girar el tablero
ui-key-rule = Pedir una decisión
ui-key-pair = Emparejar la siguiente ronda
ui-key-earlier-round = Ronda anterior
ui-key-later-round = Ronda posterior
ui-key-norms = Normas de título, o variaciones de Elo
ui-key-cross-table = Tabla cruzada, o ronda a ronda
ui-key-accept-move = Aceptar la jugada leída
ui-key-offer = Tablas ofrecidas con la jugada mostrada, o no
ui-key-correct = Corregir la jugada mostrada
ui-key-take-back = Retirar la última jugada
ui-key-ply-back = Una jugada atrás
ui-key-ply-forward = Una jugada adelante
ui-key-ply-first = Al principio
ui-key-apply = Aplicar la decisión
ui-key-warning-go-on = Tomar nota o confirmar
ui-key-read-aloud = Texto para leer en voz alta
ui-key-evidence-back = Prueba: paso atrás
ui-key-evidence-forward = Prueba: paso adelante

# Papeles
ui-rail-papers = Papeles
ui-paper-which = Documento
ui-paper-sheet = Hoja
ui-paper-lang = Idioma del papel
ui-paper-large = Letra más grande, para la pared
ui-paper-slips = Papeletas por hoja
ui-paper-player = Jugador
ui-paper-all-players = Todos los jugadores
ui-paper-save = Guardar como PDF
ui-paper-open = Abrir para imprimir
ui-letterhead = Logotipo y pie
ui-letterhead-what = Figuran en todos los documentos y en el sitio web.
ui-letterhead-logo = El logotipo actual
ui-letterhead-choose = Elegir una imagen
ui-letterhead-remove = Quitar el logotipo
ui-letterhead-kinds = PNG, JPEG o SVG, hasta 512 KiB.
ui-letterhead-footer = Texto al pie
ui-paper-preview = Las páginas tal como se imprimirán
ui-paper-page = Página { $page } de { $pages }
ui-paper-before = Páginas anteriores
ui-paper-after = Páginas siguientes
ui-paper-setting = Se están componiendo las páginas…
ui-paper-written = { $pages ->
    [one] { $pages } página escrita
   *[other] { $pages } páginas escritas
} en { $path }
ui-paper-downloaded = { $pages ->
    [one] { $pages } página descargada
   *[other] { $pages } páginas descargadas
} como { $name }

## Revisión de un archivo

ui-check = Revisar archivo
ui-check-what = Cada partida de un archivo PGN se reproduce según las Leyes de su día: jugadas ilegales, resultados erróneos, repeticiones y posiciones muertas que nadie advirtió.
ui-check-another = Otro archivo
ui-check-running = Revisando: { $percent } %, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
ui-check-summary = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}: { $faulty } con errores, { $warned } con avisos
ui-check-left-out = { $games ->
    [one] Otra partida se ha revisado y no está en la tabla.
   *[other] Otras { $games } partidas se han revisado y no están en la tabla.
}
ui-check-filter = Mostrar
ui-check-all = todas las partidas
ui-check-with-findings = solo partidas con hallazgos
ui-check-with-errors = solo errores
ui-check-games = Partidas del archivo
ui-check-game = Partida
ui-check-line = Línea
ui-check-findings = Hallazgos
ui-check-more = y { $count } más
ui-check-none = Ninguna partida del archivo tiene tales hallazgos.
ui-check-error = Error
ui-check-warning = Aviso
ui-check-note = Nota
ui-check-nothing = Sin hallazgos
ui-check-board = Posición de la partida
ui-check-ply = jugada { $move }, { $side ->
    [white] blancas
   *[black] negras
}
ui-check-article = art. { $article }
ui-key-check-filter = Todas las partidas, o solo las que tienen hallazgos
ui-key-check-open = Abre la partida en lo que se ha hallado
ui-key-check-next = Al hallazgo siguiente de la partida

# Control de presencia antes de una ronda
ui-check-in = Control de presencia
ui-check-in-round = Control de presencia, ronda { $round }
ui-check-in-here = { $players ->
    [one] 1 presente
   *[other] { $players } presentes
}
ui-check-in-missing = { $players ->
    [one] falta 1
   *[other] faltan { $players }
}
ui-check-in-search = Nombre, club o número
ui-check-in-show = Mostrar
ui-check-in-all = todos los jugadores
ui-check-in-only-missing = solo los que faltan
ui-check-in-nobody = Ningún jugador tiene ese nombre, club o número.
ui-check-in-players = Jugadores, cada uno para anotarlo como presente
ui-check-in-all-here = Están todos
ui-check-in-absent = { $players ->
    [one] Falta un jugador:
   *[other] Faltan { $players } jugadores:
}
ui-check-in-zero = descanso de cero puntos
ui-check-in-half = descanso de medio punto
ui-check-in-withdraw = retirada
ui-check-in-close = Cerrar el control
ui-check-in-is-here = presente
ui-check-in-is-missing = aún no presente
ui-check-in-is-out = no juega esta ronda
ui-check-in-has-half = descanso de medio punto
ui-check-in-has-full = descanso de un punto
ui-check-in-has-zero = descanso de cero puntos

# Dónde se sienta un jugador, y con quién no
ui-seating = Asiento
ui-seating-board = Siempre en el tablero
ui-seating-board-hint = Para quien no puede desplazarse; vacío para cualquier tablero.
ui-seating-apart = No se empareja con { $name }
ui-seating-apart-weak = No se empareja con { $name } si se puede evitar
ui-seating-apart-until-round = hasta la ronda { $round }
ui-seating-strength = Dos jugadores separados
ui-seating-never = no se enfrentan nunca
ui-seating-wish = si se puede evitar
ui-seating-until = Hasta la ronda (vacío: hasta el final)
ui-seating-apart-end = Permitir de nuevo
ui-seating-apart-end-of = Permitir de nuevo el emparejamiento con { $name }
ui-seating-apart-from = No emparejar con
ui-player-at-board = siempre en el tablero { $board }
ui-player-owes = debe { $amount }
ui-player-mark = Marcar a { $name }
ui-players-mark-all = Marcar todos
ui-players-marked = { $count ->
    [one] 1 jugador marcado
   *[other] { $count } jugadores marcados
}
ui-players-unmark = Quitar las marcas
ui-players-change = Cambiar los marcados
ui-players-change-title = { $count ->
    [one] Cambiar 1 jugador
   *[other] Cambiar { $count } jugadores
}
ui-players-change-what = Qué cambia
ui-players-change-bye = Descanso en una ronda
ui-players-change-withdrawn = Retirar del torneo
ui-players-change-back = Siguen jugando
ui-players-change-removed = Dar de baja
ui-players-change-apply = { $count ->
    [one] Cambiar 1 jugador
   *[other] Cambiar { $count } jugadores
}
ui-players-nobody-marked = Marque jugadores en la lista: con la barra espaciadora, o todos con Ctrl A. Un clic con Mayús marca los que hay en medio.
ui-backups = Copias del evento
ui-backups-what = Se guarda una copia antes de emparejar una ronda, antes de una importación, cada pocos minutos de trabajo y al cerrar el evento. Están en { $folder }.
ui-backups-folder = Carpeta de las copias
ui-backups-folder-hint = Vacío para la del programa; mejor una memoria USB.
ui-backups-minutes = Minutos entre copias
ui-backups-make = Guardar una copia ahora
ui-event-share = Este archivo está en una carpeta de red ({ $kind }). Dos equipos pueden abrirlo allí sin verse, y lo escrito puede perderse si falla la red. Guarde el evento en un disco de este equipo y siga en ese archivo.
ui-save-event = Guardar el evento como archivo nuevo…
ui-save-event-path = Guardar el evento como archivo nuevo
ui-save-event-hint = Su ruta en este equipo. El evento abierto sigue abierto.
ui-save-event-done = Guardado como { $path }.
ui-save-event-open = Abrir ese archivo
ui-backups-none = Aún no hay copias.
ui-backups-look = La copia de { $at }
ui-backups-all = Las { $count } copias
ui-backups-same = El evento está como en esta copia.
ui-backups-put-aside = { $count ->
    [0] No se apartaría nada.
    [one] Se apartaría 1 acto posterior:
   *[other] Se apartarían { $count } actos posteriores, los últimos:
}
ui-backups-come-in = { $count ->
    [one] La copia tiene 1 acto que el evento no tiene.
   *[other] La copia tiene { $count } actos que el evento no tiene.
}
ui-backups-restore = Poner esta copia en lugar del evento
ui-backups-kept = El evento está como en la copia. Como estaba antes se conserva en { $path }.
ui-merge = Dos archivos de este evento
ui-merge-what = Si el evento se copió y siguió en dos sitios, aquí se mira el otro archivo y se toma lo hecho allí, torneo por torneo. Nada cambia hasta que usted lo diga.
ui-merge-path = El otro archivo
ui-merge-path-hint = Su ruta en este equipo. Debe estar cerrado en cualquier otro programa.
ui-merge-choose = Mirar el otro archivo…
ui-merge-look = Mirarlo
ui-merge-common = { $path } es igual a este evento hasta el acto { $number }, del { $at }.
ui-merge-same = Nada en él es distinto de aquí.
ui-merge-event = Los datos del evento
ui-merge-letterhead = Lo que figura en cada papel
ui-merge-changed-here = cambió solo aquí, y queda
ui-merge-changed-there = cambió solo allí
ui-merge-changed-both = cambió en ambos
ui-merge-side-here = Aquí: { $what }
ui-merge-side-there = Allí: { $what }
ui-merge-by = { $count ->
    [one] un acto de { $who }, { $at }
   *[other] { $count } actos de { $who }, el último { $at }
  }
ui-merge-count-settings = { $count ->
    [one] un ajuste
   *[other] { $count } ajustes
  }
ui-merge-count-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
  }
ui-merge-count-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
  }
ui-merge-count-results = { $count ->
    [one] un resultado
   *[other] { $count } resultados
  }
ui-merge-count-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
  }
ui-merge-count-incidents = { $count ->
    [one] un incidente
   *[other] { $count } incidentes
  }
ui-merge-count-clocks = { $count ->
    [one] los relojes de un tablero
   *[other] los relojes de { $count } tableros
  }
ui-merge-take = Tomarlo como está allí
ui-merge-choice = ¿Cuál de los dos vale?
ui-merge-keep = el mío
ui-merge-theirs = el otro
ui-merge-apply = Tomar lo elegido
ui-merge-done = Tomado. Deshacer lo revierte por completo.
ui-fault = ¿Algo ha fallado?
ui-fault-what = Un informe para los desarrolladores contiene el registro de los últimos días y cuánto hay en el evento. No contiene nombres, y el programa no envía nada: mírelo, guárdelo y envíelo usted si quiere.
ui-fault-look = Ver el informe
ui-fault-path = Guardarlo como
ui-fault-saved = Guardado como { $path }.
ui-fees = Cuotas de inscripción
ui-fees-what = Lo que se pide a cada jugador. Los jóvenes o los titulados pueden tener una cuota propia: márquelos en la lista.
ui-fee = Cuota
ui-fee-currency = Moneda
ui-fees-due = Pedido
ui-fees-paid = Pagado
ui-fees-owed = Pendiente
ui-fees-owing = { $count ->
    [0] Todos han pagado.
    [one] 1 jugador aún debe algo.
   *[other] { $count } jugadores aún deben algo.
}
ui-fees-of = { $count ->
    [one] De { $name }
   *[other] De los { $count } jugadores marcados
}
ui-fees-in-full = Pagado por completo
ui-fees-amount = Pagado en total
ui-fees-amount-save = Anotar
ui-fees-own = Cuota propia
ui-fees-own-hint = 0 deja entrar gratis; vacío es la cuota de todos.

# Por qué una ronda no tiene emparejamiento
ui-failure-why = ¿Por qué?
ui-obstacles = Sin emparejamiento
ui-obstacles-stuck = { $players ->
    [one] Este jugador no se puede emparejar:
   *[other] Estos { $players } jugadores no se pueden emparejar todos:
}
ui-obstacles-opponents = Solo pueden enfrentarse aún a:
ui-obstacles-no-opponents = No queda nadie a quien puedan enfrentarse.
ui-obstacles-ways-out = Qué permitiría un emparejamiento
ui-obstacles-none = Nada, salvo un descanso o una retirada.
ui-obstacles-looking = Buscando salidas …

# Premios
ui-prizes = Premios
ui-prizes-empty = Aún no hay premios. Escriba qué se puede ganar, para todos o para un grupo; quién lo gana se calcula con la clasificación.
ui-prize-edit = Cambiar los premios
ui-prize-fund = Grupo { $number }
ui-prize-fund-name = Nombre
ui-prize-fund-add = Añadir un grupo de premios
ui-prize-fund-remove = Quitar este grupo
ui-prize-currency = Moneda
ui-prize-who = Para
ui-prize-who-all = todos
ui-prize-who-women = mujeres
ui-prize-who-under = jóvenes hasta una edad
ui-prize-who-senior = veteranos desde una edad
ui-prize-who-unrated = jugadores sin Elo
ui-prize-who-below = jugadores con menos Elo que
ui-prize-who-federation = una federación
ui-prize-who-club = un club
ui-prize-value-under = Edad hasta
ui-prize-value-senior = Edad desde
ui-prize-value-below = Elo menor que
ui-prize-value-federation = Federación
ui-prize-value-club = Club
ui-prize-sharing = Jugadores con los mismos puntos
ui-prize-by-place = no reparten: deciden los desempates
ui-prize-equal = reparten a partes iguales
ui-prize-hort = reparten según Hort: mitad por puesto, mitad por igual
ui-prize-combinable = Se suma a los premios de otros grupos
ui-prize-place = Puesto
ui-prize-thing = Otro
ui-prize-amount-of = Importe del puesto { $place }
ui-prize-thing-of = Otro premio del puesto { $place }
ui-prize-more = Un puesto más
ui-prize-how = Cómo
ui-prize-left = { $prizes ->
    [one] Queda un premio: no hay nadie para él.
   *[other] Quedan { $prizes } premios: no hay nadie para ellos.
}
