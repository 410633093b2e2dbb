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
error-read-only = No se puede escribir en el archivo o en su carpeta. No se ha cambiado nada.
error-file = No se ha podido usar { $path }: { $detail }.
error-store = No se ha podido leer o escribir el archivo del evento: { $detail }. No se ha cambiado nada.
error-gone = Lo que ha elegido ya no está. Quizá alguien lo haya deshecho.
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-cannot-undo = Este acto no se puede deshacer: las filas de { $table } no están como las dejó.

# Errores: las peticiones.
error-unknown-call = Este programa no conoce la operación { $call }.
error-bad-request = No se puede leer la petición { $call }: { $detail }.
error-text-too-long = Este texto es demasiado largo: como máximo { $longest } caracteres.

# Errores: el evento y sus torneos.
error-event-without-name = El evento necesita un nombre.
error-event-ends-before-it-starts = El último día es anterior al primero.
error-federation = «{ $text }» no es un código de federación: tres letras, como ESP.
error-edition = Este programa no conoce la edición «{ $text }» de las Leyes.
error-tournament-without-name = El torneo necesita un nombre.
error-tournament-name-taken = Ya hay otro torneo llamado { $name }.
error-tournament-has-begun = { $tournament } ya ha comenzado: la ronda 1 está emparejada.
error-too-few-players = Jugadores inscritos: { $players }. Se necesitan al menos { $needed }.
error-too-many-players = { $players } jugadores son demasiados para una liga: como máximo { $most }.
error-all-rounds-paired = Las { $rounds } rondas están emparejadas.

# El registro: qué se hizo.
journal-event-new = Evento creado: { $name }
journal-event-edit = Evento modificado: { $name }
journal-tournament-add = Torneo añadido: { $tournament }
journal-tournament-edit = Torneo modificado: { $tournament }

# Lo que oye cada página.
change-event-opened = { $name } está abierto.
change-event-migrated = { $name } está abierto. Era de una versión anterior; se conserva una copia tal como estaba en { $copy }.
change-event-closed = El evento está cerrado.
