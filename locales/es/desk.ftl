# Lo que dice la mesa: por qué no se hizo algo, qué se hizo y qué cambió.

# Errores: el archivo del torneo.
error-no-event-open = No hay ningún evento abierto.
error-file-exists = Ya existe un archivo con ese nombre: { $path }. Elija otro nombre.
error-no-such-file = No existe el archivo { $path }.
error-not-an-event = { $path } no es un archivo de evento o está dañado ({ $detail }). Se ha dejado como está.
error-newer-file = { $path } se escribió con una versión posterior de este programa (esquema { $found }; esta versión conoce hasta el { $known }). Ábralo con esa versión.
error-file-in-use = { $path } está abierto en otro programa: { $who } en { $host }, proceso { $process }, desde { $since }. Ciérrelo allí primero.
error-file-in-use-by-unknown = { $path } está abierto en otro programa. Ciérrelo allí primero.
error-disk-full = El disco está lleno. No se ha cambiado nada. Libere espacio e inténtelo de nuevo.
error-another-event = Esto era para otro evento, no para el que está abierto ahora. No se ha cambiado nada: abra ese evento y vuelva a enviarlo.
error-event-too-large = { $path } ocupa { $megabytes } MB, más que cualquier evento ({ $most } MB). No se ha abierto.
error-file-vanished = { $path } ya no está, o hay otro archivo en su lugar: se ha movido, reemplazado o borrado, o se ha sacado la memoria USB. No se ha cambiado nada y aquí ya no se anota nada más. Todo lo hecho hasta ahora sigue a mano: guarde el evento como archivo nuevo en la página del evento y ábralo.
error-disk-failure = No se ha podido leer o escribir en el disco o la memoria USB ({ $detail }). No se ha cambiado nada. Inténtelo de nuevo; si vuelve a ocurrir, guarde el evento como archivo nuevo en otro lugar, en la página del evento, y ábralo.
error-read-only = No se puede escribir en el archivo o en su carpeta. No se ha cambiado nada. Copie el archivo a una carpeta suya y abra la copia.
error-file = { $detail ->
    [missing] No existe { $path }.
    [forbidden] { $path } no se puede leer o escribir aquí.
    [folder] { $path } es una carpeta, no un archivo.
    [no-folder] { $path } no está en una carpeta.
    [no-file] { $path } no es un archivo que se pueda leer o escribir.
   *[other] No se ha podido usar { $path }: { $detail }.
}
error-store = No se ha podido leer o escribir el archivo del evento: { $detail }. No se ha cambiado nada.
error-gone = Lo que ha elegido ya no está. Quizá alguien lo haya deshecho.
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-cannot-undo = Este acto no se puede deshacer: las filas de { $table } no están como las dejó.

# Errores: otro archivo del evento.
error-merge-same-file = { $path } es el archivo que está abierto. Elija el otro.
error-merge-damaged = { $path } es poco fiable: { $findings ->
    [one] algo en él está dañado o es ilegible.
   *[other] { $findings } cosas en él están dañadas o son ilegibles.
  } `arbitro event verify` dice cuáles. Nada se ha tomado.
error-merge-another-event = { $path } es otro evento: { $name }. Solo pueden reunirse archivos del mismo evento.
error-merge-no-common-act = { $path } y este evento carecen de acciones en común: el archivo no es una copia del evento y es imposible reunirlos.
error-merge-boards-in-both = Ambos archivos recibieron jugadas de tableros electrónicos después de copiarse, y es imposible distinguir qué cambiaron. Tome las partidas del archivo de uno de los dos, como informe o como PGN.
error-merge-gone-there = { $name } falta en el otro archivo: allí se deshizo su creación. Aquí queda como está.
error-merge-name-taken = Otro torneo se llama aquí { $name }. Cámbiele antes el nombre.
error-merge-moved-on = Uno de los dos archivos ha cambiado desde que usted lo miró. Nada se ha tomado; mire de nuevo.
error-merge-nothing-taken = Lo elegido ya no está disponible. Mire de nuevo.

# Errores: las peticiones.
error-unknown-call = Este programa no conoce la operación { $call }.
error-bad-request = No se puede leer la petición { $call }: { $detail }.
error-text-too-long = Este texto es demasiado largo: como máximo { $longest } caracteres.

# Errores: el evento y sus torneos.
error-event-without-name = El evento necesita un nombre.
error-event-ends-before-it-starts = El último día es anterior al primero.
error-federation = «{ $text }» no es un código de federación: tres letras, como ESP.
error-edition = Este programa no conoce la edición «{ $text }» de las Leyes.
error-time-control = «{ $text }» no es un ritmo de juego: escríbalo como 90 min/40 jugadas + 30 min + 30 s, o como 40/5400+30:1800+30.
error-tournament-without-name = El torneo necesita un nombre.
error-tournament-name-taken = Ya hay otro torneo llamado { $name }.
error-tournament-has-begun = { $tournament } ya ha comenzado: la ronda 1 está emparejada.
error-fide-mode-left = { $tournament } ya dejó el modo FIDE.
error-too-few-players = Jugadores inscritos: { $players }. Se necesitan al menos { $needed }.
error-too-many-players = { $players } jugadores son demasiados para una liga: como máximo { $most }.
error-all-rounds-paired = Las { $rounds } rondas están emparejadas.
error-rounds = { $rounds } rondas: un suizo tiene de 1 a { $most }.
error-calendar-round = La ronda { $round } no puede figurar en el calendario o figura dos veces.
error-calendar-time = «{ $text }» no es una hora. Escríbala como 16:30.
error-points = «{ $text }» no es un número de puntos: escríbalo como 1, 0,5 o 3.
error-scoring = Una victoria debe valer al menos lo que unas tablas, y las tablas al menos lo que una derrota.
error-acceleration = La aceleración Bakú es para un suizo en que la victoria vale dos tablas y la derrota nada (C.04.7, art. 1.1).
error-only-in-a-swiss = { $tournament } no es un suizo: en una liga todos juegan contra todos.

# Errores: los jugadores.
error-player-without-name = El jugador necesita un nombre.
error-title = «{ $text }» no es un título FIDE: GM, IM, FM, CM, WGM, WIM, WFM o WCM.
error-fide-id = «{ $text }» no es un código FIDE de jugador.
error-sex = «{ $text }» no es m ni w.
error-birth-year = { $text } no es un año de nacimiento.
error-rating = { $text } no es un Elo: como máximo { $most }, o 0 si no tiene.
error-player-twice = { $name } ya está inscrito con el código FIDE { $fide_id }, con el número { $number }.
error-tournament-full = { $players } jugadores son demasiados: un torneo tiene como máximo { $most }.
error-numbers-incomplete = Cada uno de los { $players } jugadores debe recibir un número, una sola vez.

# Errores: las rondas y los resultados.
error-round-not-paired = La ronda { $round } de { $tournament } no está emparejada.
error-no-round-paired = No hay ninguna ronda emparejada en { $tournament }.
error-round-has-begun = Ya se ha anotado algo en la ronda { $round }, así que no se puede retirar. Deshacer retira un acto tras otro.
error-no-pairing = Ningún emparejamiento de la ronda { $round } cumple todas las reglas.
error-draft-stands = La ronda { $round } es un borrador: publíquela o retírela primero.
error-no-draft = Ninguna ronda de { $tournament } es un borrador.
error-not-by-hand = La ronda { $round } no se está emparejando a mano. Empiece por ahí.
error-by-hand = La ronda { $round } se está emparejando a mano. Termine eso primero.
error-round-is-draft = La ronda { $round } es un borrador: publíquela antes de anotar nada.
error-results-missing = Faltan resultados en la ronda { $round }: { $missing }.
error-reason-needed = La ronda { $round } está publicada: diga por qué se retira.
error-change-without-reason = Las reglas piden otro emparejamiento: diga por qué se cambia.
error-pairing-incomplete = Cada jugador que se empareja en la ronda { $round } debe estar en un tablero y solo en uno, y nadie más.
error-board = Un tablero es un número del 1 al { $most }, no { $board }.
error-bye-round = Se puede pedir descanso en las rondas { $first } a { $last }.
error-bye = «{ $text }» no es un descanso que se pueda pedir: H, Z o F.
error-check-in-open = Aún no se han presentado a la ronda { $round }: { $missing }. Cierre primero el control de presencia, o retire las presencias anotadas.
error-check-in-nobody = Indique qué jugadores están presentes.
error-check-in-nobody-missing = No falta nadie en la ronda { $round }, o todavía no se ha anotado a nadie.
error-prize-without-name = Cada grupo de premios necesita un nombre.
error-no-backups = Este programa no guarda copias de los eventos aquí.
error-backup-stopped = La copia no se escribió hasta el final.
error-backup-of-another-event = Es una copia de otro evento: { $name }.
error-amount = «{ $text }» no es un importe. Escríbalo como 250 o 99,50.
error-prize-group = Diga para qué edad, Elo, federación o club son los premios.
error-prize-too-many = Se guardan como máximo { $most } grupos, y otros tantos premios en cada uno.
error-prohibited-pair = Indique dos jugadores distintos de un mismo torneo.
error-prohibited-rounds = Se puede separar a jugadores hasta una ronda de 1 a { $last }, no { $round }.
error-second-pass-bye = Un descanso no se comprueba: no tiene planilla.
error-template-name = { $name } no sirve como nombre de una plantilla: solo letras, cifras, espacios y guiones.
error-template-not-there = No hay ninguna plantilla { $name }.
error-template-damaged = No se puede leer la plantilla { $name }: { $detail }
error-period = «{ $text }» no es un mes como 2026-09.
error-period-closed = El mes { $period } está cerrado: ya se envió su informe. Ábralo antes de cambiar nada.
error-period-bye = Un descanso no es una partida y no tiene día.
error-period-list = La lista { $list } es de { $month } y no de { $period }.
error-period-note = Para volver a abrir { $period }, diga por qué.
error-period-empty = En { $period } no se jugó ninguna partida.
error-stopped = Se ha cancelado el emparejamiento. Todo queda como estaba.
error-pairing-runs = Ya se está emparejando una ronda. Espere a que termine o cancélela.
error-result = { $white } para las blancas y { $black } para las negras no es un resultado.
error-bye-without-result = Un descanso debe tener resultado.
error-trf-damaged = El informe está dañado en la línea { $line }, columna { $column } («{ $found }»), y al leerlo cambiaría una partida. No se ha creado nada. Corrija esa línea e inténtelo de nuevo.
error-trf-teams = Este es el informe de un evento de { $teams } equipos; aquí se gestionan eventos individuales.
error-trf-too-many-players = Un torneo tiene como máximo { $most } jugadores.

# Lo que se dice de un archivo de jugadores.
finding-already-entered = { $name } ya está inscrito, con el número { $number }.
finding-twice-in-file = { $name } ya figura en la línea { $line }.
error-column-field = «{ $found }» no es algo que pueda tener una columna de jugadores.
error-delimiter = «{ $found }» no puede separar celdas; un punto y coma, una coma o un tabulador sí.
error-encoding = No existe la codificación «{ $found }».
csv-no-players = No hay ningún jugador en este archivo.
csv-no-header = La primera fila no nombra las columnas; se han reconocido por su contenido.
csv-no-names = Ninguna columna parece contener nombres. Añada una fila de encabezados, como Nombre, Federación, Elo.
csv-too-many-rows = A partir de aquí hay más filas de las que puede tener una lista; no se han leído.
csv-unclosed-quote = Hay unas comillas que no se cierran; las comillas se han leído como caracteres corrientes.
csv-undecodable = A partir de aquí hay letras que no se pueden leer con la codificación de este archivo.
csv-no-name = Esta fila no tiene nombre y no se ha leído. Si hay identificador FIDE, una lista de Elo puede completarlo.
csv-too-long = «{ $text }» se ha cortado aquí.
csv-not-a-rating = «{ $text }» no es un Elo; el jugador queda sin Elo.
csv-not-a-title = «{ $text }» no es un título FIDE; se ha omitido.
csv-not-a-federation = «{ $text }» no es un código de federación; se ha omitido.
csv-not-a-fide-id = «{ $text }» no es un código FIDE de jugador; se ha omitido.
csv-not-a-sex = «{ $text }» no es ni hombre ni mujer; se ha omitido.
csv-not-a-birth = «{ $text }» no es un año ni una fecha de nacimiento; se ha omitido.
csv-odd-rating = { $text } es un Elo que casi nadie tiene; se ha mantenido.
csv-odd-birth = ¿Nacido en { $text }? Se ha mantenido.
csv-same-fide-id = El código FIDE { $text } está dos veces en esta lista, con jugadores distintos.
csv-twice = { $text } figura dos veces en esta lista.
csv-id-not-listed = Nadie en la lista { $list } tiene el identificador FIDE { $text }.
csv-id-of-another = En la lista { $list } el identificador FIDE de { $name } es de { $other }; no se ha completado nada.

# El registro: qué se hizo.
journal-event-new = Evento creado: { $name }
journal-event-like = Preparado como { $name }
journal-event-edit = Evento modificado: { $name }
journal-tournament-add = Torneo añadido: { $tournament }
journal-tournament-edit = Torneo modificado: { $tournament }
journal-tournament-configured = Cambiado tras emparejar la ronda 1: con qué se juega { $tournament }
journal-fide-mode-left = { $tournament } dejó el modo FIDE
journal-tournament-calendar = Calendario de rondas modificado: { $tournament }
journal-player-add = Jugador inscrito: { $name }, { $tournament }
journal-player-add-late = Inscripción tardía: { $name }, { $tournament }, desde la ronda { $round }
journal-player-edit = Jugador modificado: { $name }
journal-player-rating = Elo de { $name } modificado de { $before } a { $rating }
journal-player-remove = Jugador dado de baja: { $name }
journal-player-withdraw = { $name } se retiró después de la ronda { $round }
journal-player-expel = { $name } fue expulsado después de la ronda { $round }: { $reason }
journal-player-back = { $name } vuelve a jugar a partir de la ronda siguiente a la { $round }
journal-bye-half = { $name } tiene descanso de medio punto en la ronda { $round }
journal-bye-zero = { $name } tiene descanso de cero puntos en la ronda { $round }
journal-bye-full = { $name } tiene descanso de un punto en la ronda { $round }
journal-bye-withdrawn = { $name } sí se empareja en la ronda { $round }
journal-check-in-here = { $name } está presente en la ronda { $round }
journal-check-in-gone = { $name } al final no está presente en la ronda { $round }
journal-check-in-all = Presentes en la ronda { $round }: { $players } jugadores
journal-check-in-none = Al final no están presentes en la ronda { $round }: { $players } jugadores
journal-check-in-zero = Control de presencia de la ronda { $round } cerrado; descansos de cero puntos: { $players }
journal-check-in-half = Control de presencia de la ronda { $round } cerrado; descansos de medio punto: { $players }
journal-check-in-withdraw = Control de presencia de la ronda { $round } cerrado; retirados: { $players }
journal-prizes = Premios modificados: { $tournament }
journal-pair-prohibited = { $name } y { $other } no deben enfrentarse
journal-pair-wished-apart = { $name } y { $other } no deben enfrentarse hasta la ronda { $last } si se puede evitar
journal-pair-allowed = { $name } y { $other } pueden volver a enfrentarse
journal-player-number-by-rating = Números de emparejamiento por Elo: { $tournament }
journal-player-number-by-lot = Números de emparejamiento por sorteo: { $tournament } (sorteo { $seed })
journal-player-number-by-hand = Números de emparejamiento a mano: { $tournament }
journal-player-import = Jugadores leídos de un archivo: { $players }, { $tournament }
journal-players-updated = Jugadores actualizados con la lista de Elo { $name }: { $players }
journal-round-pair = Ronda { $round } emparejada: { $tournament }, tableros: { $boards }
journal-round-pair-gave-way = Ronda { $round } emparejada: { $tournament }, tableros: { $boards }; deseos que cedieron: { $pairs }
journal-round-unpair = Emparejamiento de la ronda { $round } retirado: { $tournament }
journal-round-unpair-reason = Emparejamiento de la ronda { $round } retirado: { $tournament }. Motivo: { $reason }
journal-round-change = Emparejamiento de la ronda { $round } cambiado a mano: { $tournament }, { $before } pasa a { $after }
journal-round-change-reason = Emparejamiento de la ronda { $round } cambiado a mano: { $tournament }, { $before } pasa a { $after }. Motivo: { $reason }
journal-manual-begin = Empieza el emparejamiento a mano: ronda { $round }, { $tournament }
journal-manual-end = Termina según las reglas el emparejamiento a mano: ronda { $round }, { $tournament }
journal-player-board = { $name } juega siempre en el tablero { $board }
journal-player-board-free = { $name } ya no tiene un tablero fijo
journal-players-club = Club modificado: { $players } ({ $club })
journal-players-federation = Federación modificada: { $players } ({ $federation })
journal-players-sex = Sexo modificado: { $players }
journal-players-bye = Descanso en la ronda { $round }: { $players } ({ $result })
journal-players-no-bye = Sí se emparejan en la ronda { $round }: { $players }
journal-players-withdrawn = Se retiran: { $players }
journal-players-back = Siguen jugando: { $players }
journal-players-removed = Dados de baja: { $players }
journal-merge = Tomado de { $file }, según su acto { $act }: { $tournaments }
journal-merge-event = Tomado de { $file }, según su acto { $act }: los datos del evento o de sus papeles
journal-restored = Restaurado de una copia, como estaba tras el acto { $act }; los { $acts } actos posteriores están en { $kept }
journal-fee = Cuota de inscripción de { $tournament }: { $fee } { $currency }
journal-fee-none = { $tournament } ya no pide cuota de inscripción
journal-fee-own = Cuota propia: { $players } ({ $amount })
journal-fee-as-all = La cuota de todos: { $players }
journal-fee-paid = Cuota pagada: { $players } ({ $amount })
journal-fee-paid-in-full = Cuota pagada por completo: { $players }
journal-round-publish = Ronda { $round } publicada: { $tournament }
journal-result-enter = Ronda { $round }, tablero { $board }: { $white } { $result } { $black }
journal-result-correct = Ronda { $round }, tablero { $board }: resultado de { $white } y { $black } corregido de { $before } a { $result }
journal-result-for-ratings = Ronda { $round }, tablero { $board }: el resultado de { $white } y { $black } cuenta como { $result } para el Elo; en el torneo queda { $before }
journal-result-not-corrected = Ronda { $round }, tablero { $board }: el resultado de { $white } y { $black } es { $result } también para el Elo
journal-result-clear = Ronda { $round }, tablero { $board }: borrado el resultado de { $white } y { $black }
journal-second-pass = Ronda { $round }, tablero { $board }: comprobado con { $result }
journal-second-pass-clear = Ronda { $round }, tablero { $board }: comprobación borrada
journal-game-date = Ronda { $round }, tablero { $board }: jugada el { $date }
journal-game-date-of-round = Ronda { $round }, tablero { $board }: jugada el día de la ronda
journal-period-ratings = { $tournament }: Elo de { $period } de { $players } jugadores según { $name }
journal-period-close = { $tournament }: cerrado el mes { $period }. { $note }
journal-period-open = { $tournament }: abierto de nuevo el mes { $period }. { $note }
journal-bye-enter = Ronda { $round }: descanso de { $white }, { $result }
journal-trf-import = Informe leído: { $file }, { $players } jugadores, { $rounds } rondas
journal-trf-import-departs = Informe leído: { $file }, { $players } jugadores, { $rounds } rondas; no son según las reglas: { $departing }

# Lo que oye cada página.
change-backup-failed = No se pudo escribir una copia del evento; la página del evento dice por qué.
change-event-opened = { $name } está abierto.
change-event-migrated = { $name } está abierto. Era de una versión anterior; se conserva una copia tal como estaba en { $copy }.
change-event-closed = El evento está cerrado.

# Un archivo de partidas que se revisa.
error-check-runs = Ya se está revisando un archivo. Espere a que termine o cancele.
error-check-cancelled = La revisión se ha cancelado.
error-check-no-games = No contiene ninguna partida.
error-check-gone = El archivo de esta partida ya no está disponible. Revíselo de nuevo.
error-check-file-changed = El archivo ha cambiado después de la revisión. Revíselo de nuevo.

# Premios.
prize-shared = { $players } se reparten { $pool }
prize-hort = la mitad de { $own }, y la mitad de una parte igual de { $pool } entre { $players }
prize-passed = { $name } se lleva un premio mayor: { $fund }


# El sitio web de un evento.
error-site-folder = «{ $folder }» no es la ruta completa de una carpeta. Elija la carpeta en la que se escribe el sitio.
error-site-stranger = { $path } no lo escribió este programa, o no para este evento, y se queda como está. Elija una carpeta vacía para el sitio.
error-site-other-event = { $folder } contiene el sitio de otro evento. Elija otra carpeta.

# Lo que conviene arreglar antes de la primera ronda.
start-too-many-rounds = { $rounds } rondas son demasiadas para { $players } jugadores, que sin repetir rival pueden jugar como mucho { $most }.
start-same-name = { $name } está inscrito dos veces: con el número { $other } y con el { $number }.
start-odd-rating = { $name } tiene un Elo de { $rating }, que no figura en ninguna lista de la FIDE.
start-title-unrated = { $name } tiene título y no tiene Elo.

# El logotipo y el pie del organizador.
journal-letterhead-set = Logotipo y pie de los documentos cambiados
error-logo-kind = No es una imagen PNG, JPEG o SVG que se pueda imprimir.
error-logo-large = La imagen pasa de { $most } KiB. Guárdela más pequeña.
error-logo-wide = La imagen pasa de { $most } puntos de ancho o de alto. Guárdela más pequeña.
error-logo-active = El dibujo contiene { $found }, que podría ejecutar o descargar algo. Guárdelo como SVG sencillo o como PNG.
journal-play-begin = Comienza el juego: ronda { $round }, { $tournament }
journal-play-not-begun = Se deshace el comienzo del juego de la ronda { $round }: { $tournament }
journal-player-missing = { $name } no está, ronda { $round }, tablero { $board }
journal-player-arrived = { $name } ha llegado, ronda { $round }, tablero { $board }
journal-player-was-here = { $name } estaba a tiempo, ronda { $round }, tablero { $board }
journal-time-rules = Tiempo de espera y lecturas de relojes: { $tournament }
journal-clock-note = Relojes anotados, ronda { $round }, tablero { $board }
journal-clock-remove = Lectura de relojes eliminada, ronda { $round }, tablero { $board }
journal-adjournment-seal = Partida aplazada, ronda { $round }, tablero { $board }
journal-adjournment-correct = Sobre corregido, ronda { $round }, tablero { $board }
journal-adjournment-cancel = Se deshace el aplazamiento, ronda { $round }, tablero { $board }
journal-adjournment-resume = Reanudación, ronda { $round }, tablero { $board }
journal-adjournment-open = Sobre abierto, ronda { $round }, tablero { $board }: { $move }
error-minutes = Escriba minutos enteros, de 1 a { $most }; para el tiempo de espera también 0.
error-reading-without-clock = Escriba lo que muestra al menos uno de los relojes, como 1:02:30.
error-not-adjourned = La partida no está aplazada.
error-game-has-result = La partida tiene resultado: bórrelo antes.
error-sealer-not-to-move = Sella la jugada quien está en turno: corrija quién la sella o la posición.
error-envelope-stays-closed = El sobre solo se abre cuando está el jugador que debe responder: diga que ha llegado la reanudación y quién está.

# Lo que está mal en un archivo de evento.
finding-file-damaged = El archivo está dañado: { $detail }.
finding-file-other-tables = Sus tablas no son las que hace Arbitro.
finding-file-broken-reference = { $rows } filas de la tabla «{ $table }» remiten a filas de «{ $parent }» que no existen.
finding-file-no-journal = El diario está vacío.
finding-file-journal-gap = Faltan actos en el diario: debería venir el número { $expected } y viene el { $found }.
finding-file-wrong-target = El acto { $act } del diario deshace o rehace lo que entonces no se podía.
finding-file-unreadable-act = No se puede leer lo que cambió el acto { $act } del diario; no se puede deshacer.
finding-event-not-shown = No se puede mostrar el evento.
finding-journal-not-shown = No se puede mostrar el diario.
finding-incidents-not-shown = No se pueden mostrar los incidentes.
finding-players-not-shown = No se pueden mostrar los jugadores de { $tournament }.
finding-standings-not-shown = No se puede mostrar la clasificación de { $tournament }.
finding-round-not-shown = No se puede mostrar la ronda { $round } de { $tournament }.
finding-game-not-shown = No se puede mostrar la partida del tablero { $board } de la ronda { $round } de { $tournament }.
finding-page-not-shown = { $page ->
    [adjournments] Las partidas aplazadas no se pueden mostrar.
    [clocks] Los relojes de la ronda { $round } de { $tournament } no se pueden mostrar.
    [fees] Las cuotas de { $tournament } no se pueden mostrar.
    [periods] Los periodos de rating de { $tournament } no se pueden mostrar.
    [prizes] Los premios de { $tournament } no se pueden mostrar.
    [prohibited] Las parejas excluidas de { $tournament } no se pueden mostrar.
    [second_pass] La segunda pasada de la ronda { $round } de { $tournament } no se puede mostrar.
    [start] El comienzo de la ronda { $round } de { $tournament } no se puede mostrar.
   *[letterhead] El membrete no se puede mostrar.
}
