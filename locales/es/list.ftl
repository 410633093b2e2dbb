# Listas de Elo: qué hay de raro en sus líneas y por qué no se ha podido importar una.

list-no-number = falta el número de identificación, o no se compone de letras y cifras: «{ $found }»
list-no-name = el jugador { $found } no tiene nombre
list-long-name = el nombre es más largo que cualquiera y se ha cortado: «{ $found }»
list-long-line = la línea es más larga que las de cualquier lista: «{ $found }»
list-not-a-federation = una federación tiene tres letras, no «{ $found }»
list-not-a-sex = «{ $found }» no es un sexo
list-not-a-title = «{ $found }» no es un título
list-not-a-rating = «{ $found }» no es un Elo
list-not-a-number = se espera un número, no «{ $found }»
list-not-a-year = «{ $found }» no es un año de nacimiento
list-number-twice = otro jugador tiene ya el número { $found }

change-list-imported = Se ha importado la lista de Elo { $name }: { $players } jugadores.

error-list-import-runs = Ya se está importando una lista de Elo. Espere a que termine o cancélela.
error-list-cancelled = Se ha cancelado la importación. La lista queda como estaba.
error-list-not-there = No hay ninguna lista de Elo { $name }. Impórtela primero.
error-list-unreadable = No se puede leer la lista de Elo { $name } ({ $detail }). Impórtela de nuevo.
error-list-no-player = En la lista { $name } no hay ningún jugador con el número { $number }.
error-list-name = «{ $name }» no puede ser el nombre de una lista: hasta 40 letras, cifras, espacios, - y _.
error-list-empty = No hay ningún jugador en { $name }. La lista queda como estaba.
error-list-packed = No se puede descomprimir { $name } ({ $detail }). Descárguelo de nuevo.
error-list-none = { $name } no es una lista de Elo: ni el texto o el XML de la FIDE ni una tabla con una fila de encabezados.
error-list-no-columns = En { $name } no se ha encontrado ninguna columna de números de identificación o de nombres. Sus columnas: { $columns }.
error-list-damaged = { $name } está dañado en la línea { $line } ({ $detail }). Descárguelo de nuevo; la lista queda como estaba.
error-list-no-such-field = Ninguna columna puede contener «{ $field }».

# En el terminal.
list-imported = { $name }: { $players } jugadores importados, { $odd } líneas raras
list-odd-line = línea { $line }: { $what }
list-nobody = no se ha encontrado a nadie
