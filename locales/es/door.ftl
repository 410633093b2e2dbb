# Las puertas: lo que se dice a un navegador o a la terminal antes de llegar a la mesa.

door-link-needed = Esta página se abre con el enlace que el programa mostró al iniciarse. Abra ese enlace en este navegador, por favor.
door-link-used = Este enlace ya se ha usado o no es de este programa. Cada vez que se inicia, el programa muestra un enlace nuevo, que sirve una sola vez.
door-other-page = Solo la página de este mismo programa, en este equipo, puede comunicarse con él.
door-request-not-json = La solicitud no está escrita en JSON.
door-program-error = El programa falló con esta solicitud. No se ha cambiado nada; lo que ya se había guardado está en el disco.
door-open-link = Abra este enlace en un navegador de este equipo. Sirve una sola vez; Ctrl C termina el programa.
    { $link }
door-no-home = Este usuario no tiene una carpeta personal donde guardar los ajustes y los torneos.
door-cannot-serve = No se puede abrir la puerta del navegador: { $detail }
door-no-viewer = No se pudo abrir el documento: { $detail }. Guárdelo como PDF.
door-port-taken = Otro programa usa el puerto { $port }; se ha tomado otro.

file-verified = { $file }: { $name } está íntegro: { $acts } actos en el diario, { $tournaments } torneos, { $rounds } rondas, { $games } partidas con jugadas.
file-on-share = { $file } está en una carpeta de red ({ $kind }). Dos equipos pueden abrirlo allí sin verse, y lo escrito puede perderse si falla la red. Es mejor guardar el evento en un disco de este equipo (Evento, Copias del evento) y trabajar en ese archivo.
file-merge-common = { $theirs } y { $mine } son iguales hasta el acto { $number }.
file-merge-same = Son iguales.
file-merge-here = { $name }: cambió solo aquí ({ $here }), y queda.
file-merge-there = { $name }: cambió solo allí ({ $there }).
file-merge-both = { $name }: cambió aquí ({ $here }) y allí ({ $there }). Queda como está aquí; --take "{ $name }" lo toma como está allí.
file-merge-both-taken = { $name }: cambió aquí ({ $here }) y allí ({ $there }); como está allí.
file-merge-cannot = { $name }: cambió allí ({ $there }), y es imposible tomarlo. { $why }
file-merge-by = por última vez { $who }, { $at }
file-merge-done = Tomado en { $mine }.
file-fault = { $file }: { $fault }
file-fault-why = { $file }: { $fault } ({ $why })
