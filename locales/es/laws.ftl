# Las Leyes del Ajedrez: decisiones, sus razones y las preguntas al árbitro. Las frases se leen en voz alta a dos jugadores.

laws-side = { $side ->
    [white] las blancas
   *[black] las negras
}
laws-side-start = { $side ->
    [white] Las blancas
   *[black] Las negras
}
laws-duration-minutes = { $minutes ->
    [one] un minuto
    [2] dos minutos
    [3] tres minutos
    [5] cinco minutos
   *[other] { $minutes } minutos
}
laws-duration-seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
laws-duration-both = { $minutes } y { $seconds }

# El marco de una decisión.
laws-result-open = La partida continúa.
laws-result-over = Resultado: { $result }.
laws-result-forfeit = La partida se da por perdida por incomparecencia: { $result }.
laws-result-arbiter = Resultado: { $result }; el árbitro decide la puntuación señalada con un signo de interrogación.
laws-result-new-game = Esta partida queda anulada y se juega una nueva.
laws-result-rejected = Las Leyes no lo permiten.
laws-clock-add = { laws-side-start } reciben { $time } más en el reloj.
laws-clock-take = Se descuentan { $time } del reloj de { laws-side }.
laws-permitted = El jugador elige entre: { $moves }.
laws-permitted-one = La jugada es { $moves }.
laws-articles = Leyes de { $edition }, artículos { $articles }.
laws-article = Leyes de { $edition }, artículo { $articles }.
laws-questions = Debe decidir el árbitro:
laws-options = El árbitro puede:
laws-status-excerpt = La norma de esta edición se conoce por un extracto de su texto.
laws-status-unverified = Norma histórica sin verificar: conviene comprobarla en un ejemplar impreso de esa edición.
laws-reason-illegal = La jugada es ilegal: { $reason }

# Qué se hace ahora.
laws-next-continue = La partida continúa.
laws-next-game-over = La partida ha terminado.
laws-next-arbiter-decides = Decide el árbitro.
laws-next-result-stands = El resultado se mantiene.
laws-next-appeal = La decisión se mantiene salvo que el comité de apelación la cambie.
laws-next-restore = Se restablece la posición anterior a la jugada y { laws-side } vuelven a jugar.
laws-next-restore-first = Se restablece la posición anterior a la primera de las dos jugadas ilegales, la de { laws-side }.
laws-next-go-back = La partida vuelve a la posición anterior a la jugada ilegal de { laws-side } y continúa desde allí.
laws-next-correct-uncompleted = { laws-side-start } corrigen la jugada antes de pulsar el reloj.
laws-next-illegal-move-stands = La jugada se mantiene y la partida continúa.
laws-next-wait-for-claim = El árbitro no interviene mientras ningún jugador reclame.
laws-next-wait-one-move = El árbitro espera a que se complete la siguiente jugada. Si entonces la posición sigue siendo ilegal, la partida es tablas.
laws-next-intervene = El árbitro interviene de inmediato: se detienen los relojes y se restablece la última posición legal.
laws-next-stay-silent = El árbitro no dice nada.
laws-next-queen = El peón de { $square } se convierte en una dama de { laws-side }.
laws-next-finish-promotion = { laws-side-start } terminan la promoción antes de pulsar el reloj.
laws-next-promotion-final = La pieza que tocó la casilla se queda.
laws-next-promotion-free = El jugador todavía puede elegir otra pieza.
laws-next-rook-stays = La pieza es una torre y lo sigue siendo. No hay penalización.
laws-next-same-player = Siguen jugando { laws-side }, en la misma posición.
laws-next-same-move = { laws-side-start } repiten la misma jugada con una sola mano.
laws-next-may-press = { laws-side-start } pulsan el reloj; después la partida continúa.
laws-next-choose-from = { laws-side-start } hacen una jugada de las que permiten las piezas tocadas.
laws-next-rule-on-touch = El árbitro decide sobre la pieza tocada.
laws-next-touched-binds = La pieza fue tocada y debe moverse.
laws-next-restore-displaced = { laws-side-start } recolocan las piezas, en su propio tiempo.
laws-next-last-identifiable = La partida continúa desde la última posición que pueda identificarse.
laws-next-new-game = La partida se anula y se juega una nueva desde la posición inicial correcta.
laws-next-new-game-colours = La partida se detiene y se juega una nueva con los colores correctos.
laws-next-no-claim-continue = Ya no cabe ninguna reclamación. La partida continúa tal como está.
laws-next-transfer-position = La posición se traslada a un tablero bien colocado y la partida continúa.
laws-next-next-period = La partida continúa en el período siguiente.
laws-next-correct-clock = Se corrige de inmediato el ajuste del reloj y la partida continúa.
laws-next-clock-unchanged = El ajuste del reloj se queda como está.
laws-next-replace-clock = El reloj se sustituye sin demora y se ajusta a los tiempos que determine el árbitro.
laws-next-claim-incorrect = La reclamación es incorrecta. La partida continúa.
laws-next-claim-not-available = Aquí no cabe esa reclamación. La partida continúa.
laws-next-move-stands = La jugada hecha se mantiene y la partida continúa.
laws-next-no-agreement-yet = Todavía no hay tablas. La partida continúa.
laws-next-restriction-continue = No se acepta el acuerdo y la partida continúa.
laws-next-offer-stands = La oferta vale sin condiciones; { laws-side } pueden aceptarla, rechazarla o seguir jugando.
laws-next-offer-lapsed = La oferta ya no está en pie. La partida continúa; una aceptación tardía es una nueva oferta.
laws-next-play = El jugador ha llegado a tiempo y la partida se juega.
laws-next-white-plays = Las blancas juegan al llegar, y entonces corre el reloj de las negras.
laws-next-forfeit = La partida se pierde por incomparecencia.
laws-next-double-forfeit = Ambos jugadores pierden por incomparecencia.
laws-next-may-stop-recording = { laws-side-start } pueden dejar de anotar durante el resto del período, y actualizan la planilla en cuanto caiga una bandera.
laws-next-must-record = { laws-side-start } deben anotar todas las jugadas y actualizan ahora la planilla.
laws-next-stop-writing = { laws-side-start } hacen primero la jugada y la anotan después.
laws-next-order = Se ordena a { laws-side } que cumplan.
laws-next-sealed-move = Se hace la jugada secreta y la partida se reanuda.
laws-next-envelope-continue = La partida continúa desde la posición aplazada; quien selló hace la jugada que declara haber sellado.
laws-next-increment-introduced = La partida continúa con un incremento de cinco segundos para ambos jugadores.
laws-next-quickplay-watch = La partida continúa bajo la mirada del árbitro, que decidirá más tarde, incluso después de caer una bandera.
laws-next-castling-legal = Aquí el enroque es legal.
laws-next-castling-illegal = Aquí el enroque no es legal.
laws-next-enter-result = Se anota el resultado.
laws-next-score-rejected = Esa puntuación no puede concederse.
laws-next-boards-by-scoresheets = El jugador que anotó la jugada correcta e hizo otra corrige su tablero.
laws-next-boards-retrace = Se repasan las jugadas hasta el punto en que coinciden ambas planillas, y el árbitro ajusta los relojes.
laws-next-slip-corrected = Vale la jugada corregida.
laws-next-slip-stands = Vale lo anunciado.

# Por qué: el final de la partida.
laws-reason-checkmate = El rey de { laws-side } ha recibido jaque mate.
laws-reason-stalemate = Hay ahogado: el jugador que está en juego no tiene jugadas legales y no está en jaque.
laws-reason-dead-position = La posición es muerta: ningún jugador puede dar mate mediante ninguna serie de jugadas legales.
laws-reason-fivefold = La misma posición ha aparecido por quinta vez.
laws-reason-seventy-five = Cada jugador ha hecho setenta y cinco jugadas sin captura ni movimiento de peón.
laws-reason-seventy-five-too = También se habían completado las setenta y cinco jugadas sin captura ni movimiento de peón; el resultado es el mismo.
laws-reason-mate-before-seventy-five = El jaque mate tiene prioridad sobre las setenta y cinco jugadas.
laws-reason-not-ended = Nada termina aquí la partida por sí solo: { $halfmoves ->
    [one] una media jugada
   *[other] { $halfmoves } medias jugadas
} sin captura ni movimiento de peón, ninguna quinta repetición, y el mate aún es posible.
laws-reason-check-not-mate = El rey está en jaque, pero no es mate.
laws-reason-no-checkmate = La posición del tablero no es jaque mate.
laws-reason-mating-move-legal = La jugada que dio mate era legal; una jugada ilegal anterior no lo cambia.
laws-reason-resigned = { laws-side-start } abandonaron.
laws-reason-can-mate = { laws-side-start } aún pueden dar mate mediante una serie de jugadas legales.
laws-reason-cannot-mate = { laws-side-start } no pueden dar mate mediante ninguna serie de jugadas legales.
laws-reason-agreed = Los jugadores acordaron tablas.
laws-reason-found-after-end = Se advirtió después de terminar la partida; solo puede corregirse durante ella.
laws-reason-earlier-end = La partida pudo haber terminado antes sin que nadie lo advirtiera.

# Por qué: jugadas ilegales.
laws-reason-illegal-count = Es la jugada ilegal número { $count } de { laws-side }.
laws-reason-first-illegal-loses = En esta edición la primera jugada ilegal completada de { laws-side } pierde.
laws-reason-win-claimed = { laws-side-start } reclamaron la victoria antes de jugar.
laws-reason-only-on-claim = El árbitro decide sobre una jugada ilegal solo si { laws-side } reclaman antes de hacer su siguiente jugada.
laws-reason-bonus = { laws-side-start } reciben { $time }.
laws-reason-increment-back = Se retira el incremento de { $time } que { laws-side } ganaron al pulsar.
laws-reason-not-counted = En esta fase la edición no cuenta jugadas ilegales; solo se restablece la posición.
laws-reason-not-completed = No se pulsó el reloj: la jugada no está completada y no se cuenta nada. Las piezas tocadas deben moverse o capturarse igualmente.
laws-reason-opponent-has-moved = El adversario ya hizo su siguiente jugada; sin supervisión adecuada la jugada ilegal se mantiene.
laws-reason-one-move-one-count = Dos irregularidades en una misma jugada cuentan una sola vez.
laws-reason-moves-since-void = Las jugadas hechas desde entonces quedan anuladas.
laws-reason-last-identifiable = No puede determinarse la posición anterior a la jugada; se toma la última identificable.
laws-reason-king-never-captured = Un rey no puede capturarse.
laws-reason-both-offended = Ambos jugadores hicieron una jugada ilegal, y cada una cuenta.
laws-reason-empty-press = { laws-side-start } pulsaron el reloj sin hacer una jugada.
laws-reason-two-hands = { laws-side-start } usaron dos manos para una jugada.
laws-reason-wrong-hand = { laws-side-start } no pulsaron el reloj con la mano que movió.
laws-reason-not-an-illegal-move = No cuenta como jugada ilegal; el árbitro puede elegir una penalización.
laws-reason-may-press = Debe permitirse a { laws-side } pulsar el reloj, aunque el adversario ya haya jugado.
laws-reason-pawn-left = { laws-side-start } dejaron el peón en la última fila.
laws-reason-promotion-choice = El peón debe moverse; el jugador elige la pieza.
laws-reason-promotion-final = La elección es definitiva cuando la pieza ha tocado la casilla de promoción.
laws-reason-not-released = En esta edición la elección solo es definitiva al soltar la pieza.
laws-reason-upside-down-rook = Una torre invertida es una torre. Quien necesite una dama detiene el reloj y se la pide al árbitro.
laws-reason-arbiter-intervenes = Según las Reglas de Competición el árbitro actúa ante una posición ilegal que ve.
laws-reason-wait-one-move = En rápidas y relámpago sin supervisión adecuada los jugadores tienen antes la ocasión de corregirlo.
laws-reason-check-is-legal = El jugador cuyo rey está en jaque está en juego, así que la posición no es ilegal.
laws-reason-wait-for-claim = Sin reclamación, y sin haber visto la jugada, el árbitro no interviene.
laws-reason-arbiter-saw = El árbitro vio la jugada.

# Por qué: piezas tocadas.
laws-reason-castle-as-touched = Se tocó primero el rey y después la torre: el jugador debe enrocar por ese lado.
laws-reason-rook-first = Se tocó primero la torre: en esta jugada no se permite enrocar por ese lado.
laws-reason-king-otherwise = El enroque por ese lado es ilegal: el rey debe hacer otra jugada legal, y puede enrocar por el otro lado.
laws-reason-king-has-no-move = El rey no tiene ninguna jugada legal: el jugador puede hacer cualquier jugada legal.
laws-reason-king-released = El rey se soltó en su casilla de enroque: el jugador debe enrocar por ese lado.
laws-reason-first-own = La pieza de { $square } es la primera tocada que puede moverse.
laws-reason-first-opponent = La pieza de { $square } es la primera tocada que puede capturarse.
laws-reason-capture-with = La pieza tocada de { $square } debe capturar la pieza tocada de { $captured }.
laws-reason-move-instead = Esa captura es ilegal; la pieza de { $square } es la primera tocada que puede moverse.
laws-reason-capture-instead = Esa captura es ilegal; la pieza de { $square } es la primera tocada que puede capturarse.
laws-reason-touched-free = Ninguna pieza tocada puede moverse ni capturarse: puede hacerse cualquier jugada legal.
laws-reason-nothing-touched = No se tocó ninguna pieza con intención de moverla o capturarla: puede hacerse cualquier jugada legal.
laws-reason-order-unclear = No puede establecerse el orden: se considera tocada primero la pieza propia.
laws-reason-adjusting-announced = Se anunció antes que se componían las piezas.
laws-reason-adjusting-too-late = Anunciar que se compone después de tocar no tiene efecto.
laws-reason-accidental = Un contacto claramente accidental no obliga.
laws-reason-touched-out-of-turn = { laws-side-start } no están en juego, así que el contacto no obliga a nada; puede haber molestado al adversario.
laws-reason-complaint-lost = { laws-side-start } han tocado una pieza después y ya no pueden reclamar.
laws-reason-complaint-in-time = { laws-side-start } no han tocado ninguna pieza después, así que la reclamación llega a tiempo.
laws-reason-released = La pieza se soltó en { $square } con una jugada legal y no puede ir a otra casilla.
laws-reason-released-illegally = La pieza se soltó donde no puede ir: debe hacer otra jugada legal si la tiene.

# Por qué: la posición y el tablero.
laws-reason-displaced-pressed = { laws-side-start } detienen los relojes y llaman al árbitro.
laws-reason-wrong-position = La posición inicial era incorrecta.
laws-reason-any-move-number = Se corrige siempre que se advierta durante la partida.
laws-reason-limit-reached = Ambos jugadores han completado { $moves } jugadas.
laws-reason-limit-open = Se advirtió antes de que ambos jugadores completaran { $moves } jugadas.
laws-reason-misplaced-king = Un rey mal colocado no puede enrocar.
laws-reason-misplaced-rook = No se permite enrocar con la torre mal colocada.
laws-reason-board-turned = El tablero estaba colocado en contra de las Leyes.
laws-reason-colours-early = Ambos jugadores han hecho menos de diez jugadas.
laws-reason-colours-late = Ambos jugadores han hecho al menos diez jugadas.
laws-reason-colours-continue = En esta edición la partida continúa salvo que el árbitro decida otra cosa.
laws-reason-quarter-of-control = En esta edición depende de si ha pasado la cuarta parte del primer control de tiempo.
laws-reason-castling-double = Se mueven el rey y la torre; el rey termina en { $square }.
laws-reason-castling-transposition = El rey y la torre intercambian sus casillas; el rey termina en { $square }.
laws-reason-castling-king-only = Solo se mueve el rey, a { $square }.
laws-reason-castling-rook-only = El rey ya está en su sitio; solo se mueve la torre, a { $square }.
laws-reason-castling-neighbours = Las piezas fuera de las casillas del rey y de la torre no estorban.

# Por qué: el tiempo.
laws-reason-flag-fallen = Ha caído la bandera de { laws-side }.
laws-reason-flag-after-end = La partida ya había terminado; la bandera no importa.
laws-reason-flag-not-down = La bandera del adversario no ha caído.
laws-reason-players-call-flag = En esta edición solo los jugadores pueden señalar la caída de la bandera.
laws-reason-made-not-completed = La jugada se hizo pero no se completó: el reloj no se pulsó a tiempo.
laws-reason-ending-move-complete = Una jugada que termina la partida está completada sin pulsar el reloj.
laws-reason-moves-completed = Las jugadas requeridas se completaron a tiempo.
laws-reason-first-flag = La bandera de { laws-side } cayó primero.
laws-reason-both-flags-draw = Han caído ambas banderas en el último período y no puede establecerse cuál cayó primero.
laws-reason-both-flags-continue = Han caído ambas banderas, no en el último período, y no puede establecerse cuál cayó primero.
laws-reason-both-flags-judgement = Han caído ambas banderas; decide la indicación del reloj y, si no la hay, el criterio del árbitro.
laws-reason-own-flag-down = También ha caído la bandera de { laws-side }.
laws-reason-offer-lapsed-by-flag = La oferta de tablas terminó con la caída de la bandera.
laws-reason-minutes-late = { laws-side-start } llegaron { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} después del comienzo real; el tiempo de espera es de { $default ->
    [one] un minuto
   *[other] { $default } minutos
}.
laws-reason-after-default = { laws-side-start } llegaron después del tiempo de espera.
laws-reason-both-late = Ambos jugadores llegaron después del tiempo de espera.
laws-reason-white-loses-time = Ningún jugador estaba presente: las blancas pierden los { $time } que pasaron hasta su llegada.
laws-reason-late-for-resumption = { laws-side-start } llegaron a la reanudación después del tiempo de espera.

# Por qué: reclamaciones y ofertas.
laws-reason-occurrences = La posición ha aparecido { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}, contando la reclamada.
laws-reason-castling-rights-differ = Las piezas estuvieron igual antes, pero entonces el derecho a enrocar era otro.
laws-reason-en-passant-differs = Las piezas estuvieron igual antes, pero entonces era posible una captura al paso.
laws-reason-halfmoves = { $halfmoves ->
    [one] Se ha hecho una media jugada
   *[other] Se han hecho { $halfmoves } medias jugadas
} sin captura ni movimiento de peón; hacen falta { $needed }.
laws-reason-fifty-exception = Para este final el límite era de { $moves } jugadas.
laws-reason-castling-does-not-reset = El enroque no es captura ni movimiento de peón y no reinicia la cuenta.
laws-reason-intended-is-zeroing = La jugada prevista es ella misma una captura o un movimiento de peón.
laws-reason-intended-binds = La jugada prevista { $move } debe hacerse.
laws-reason-not-his-move = Solo puede reclamar el jugador que está en juego, y { laws-side } no lo están.
laws-reason-claim-after-move = { laws-side-start } hicieron antes la jugada y perdieron así el derecho a reclamar en ella.
laws-reason-claim-lost-by-touch = { laws-side-start } tocaron una pieza y perdieron así el derecho a reclamar en esta jugada.
laws-reason-claim-after-sealing = La reclamación debía hacerse antes de sellar; ahora solo está en juego el adversario.
laws-reason-claim-not-withdrawn = Una reclamación no puede retirarse; se comprueba hasta el final.
laws-reason-claim-accepted = Una reclamación es también una oferta de tablas, y el adversario la ha aceptado.
laws-reason-restriction-checks-claim = Aquí las tablas por acuerdo están restringidas, así que se comprueba la propia reclamación.
laws-reason-cut = Se descuentan { $time } a { laws-side }.
laws-reason-cut-oversteps = Se suman { $time } al tiempo usado por { laws-side }, que superan así el límite.
laws-reason-agreement-needs-moves = Las tablas solo pueden acordarse cuando ambos jugadores han hecho una jugada.
laws-reason-draw-restriction = El reglamento no permite acuerdos antes de la jugada { $moves }. Las reclamaciones por repetición o por cincuenta jugadas siguen siendo posibles.
laws-reason-offer-valid = La oferta de { laws-side } es válida en cualquier momento y no puede retirarse.
laws-reason-no-conditions = Una condición unida a la oferta no tiene efecto.
laws-reason-offer-wrong-moment = La oferta corresponde después de la propia jugada y antes de pulsar el reloj; en otro momento puede molestar al adversario.
laws-reason-offer-lapsed = La oferta había terminado antes de aceptarse.
laws-reason-offer-open-until-move = En esta edición la oferta sigue en pie hasta que el adversario hace una jugada.

# Por qué: dispositivos, anotación, conducta.
laws-reason-device-found = { laws-side-start } llevaban en el recinto de juego un dispositivo electrónico no permitido.
laws-reason-device-allowed = Tal como se describe, el dispositivo no es una infracción.
laws-reason-device-by-penalties = Esta edición no fija aquí la pérdida; el árbitro elige en la lista de penalizaciones.
laws-reason-phone-sounded = El dispositivo de { laws-side } emitió un sonido.
laws-reason-device-no-mate-test = { laws-side-start } ganan, sea cual sea el material que quede.
laws-reason-opponent-half = { laws-side-start } no pueden ganar mediante ninguna serie de jugadas legales y reciben medio punto.
laws-reason-opponent-score-by-arbiter = El árbitro decide la puntuación del adversario.
laws-reason-rapid-no-recording = En rápidas y relámpago los jugadores no están obligados a anotar.
laws-reason-recording-exempt = Quedan menos de cinco minutos y el incremento es menor de treinta segundos.
laws-reason-long-increment = Con un incremento de treinta segundos o más se anota hasta el final.
laws-reason-five-minutes = Quedan cinco minutos o más.
laws-reason-writing-forbidden = Una jugada no puede anotarse antes de hacerla, salvo para reclamar tablas o para sellar.
laws-reason-writing-allowed = Esta edición no prohíbe anotar la jugada por adelantado.
laws-reason-writing-for-claim = Para reclamar tablas o para sellar la jugada se anota por adelantado.
laws-reason-refusal = { laws-side-start } se niegan a cumplir las Leyes.
laws-reason-persistent-refusal = { laws-side-start } se niegan reiteradamente a cumplir las Leyes.
laws-reason-disrepute = Ambos jugadores desprestigiaron el juego del ajedrez.
laws-reason-conduct = { laws-side-start } faltaron a las normas de conducta.
laws-reason-warned-before = { laws-side-start } ya habían sido advertidas.

# Por qué: aplazamiento y final a caída de bandera.
laws-reason-sealed-move-ends = La jugada secreta terminó la partida, y vale esa conclusión.
laws-reason-sealed-one-reading = El texto sellado tiene un único significado legal: { $move }.
laws-reason-sealed-ambiguous = La jugada secreta puede leerse como más de una jugada legal.
laws-reason-sealed-illegal = La jugada secreta es ilegal o no puede establecerse su significado.
laws-reason-quickplay-agreed = El árbitro conviene en que la partida no puede ganarse por medios normales, o en que no se hace nada por ganarla así.
laws-reason-quickplay-rejected = El árbitro rechaza la reclamación.
laws-reason-quickplay-postponed = El árbitro aplaza la decisión.
laws-reason-quickplay-no-rejection = En esta edición el árbitro solo puede declarar tablas o aplazar.
laws-reason-quickplay-tournament-rule = Esta edición deja el asunto al reglamento del torneo.
laws-reason-quickplay-not-blitz = Estas normas no se aplican al relámpago.
laws-reason-quickplay-increment = Estas normas solo se aplican a partidas sin incremento.
laws-reason-quickplay-not-announced = Estas normas solo se aplican si se anunciaron antes del torneo.
laws-reason-quickplay-not-on-move = Solo puede reclamar el jugador que está en juego.
laws-reason-quickplay-flag-down = La reclamación debe hacerse antes de que caiga la bandera.
laws-reason-quickplay-two-minutes = Al reclamante deben quedarle menos de dos minutos.
laws-reason-no-increment-rule = Esta edición no conoce la petición de un incremento.
laws-reason-increment-introduced = El árbitro accede a la petición.
laws-reason-increment-refused = El árbitro no accede a la petición.

# Por qué: resultados, jugadores con discapacidad visual.
laws-reason-score-not-normal = Solo pueden darse las puntuaciones propias de una partida.
laws-reason-score-above-maximum = El total no puede superar el máximo de una partida.
laws-reason-score-needs-article = Esa puntuación exige un artículo sobre conducta o penalizaciones.
laws-reason-not-played = { laws-side-start } no jugaron: el adversario gana por incomparecencia y la partida no se evalúa.
laws-reason-game-was-played = Se hicieron jugadas: { laws-side } pierden una partida jugada.
laws-reason-deadline-passed = Ha pasado el plazo de apelación.
laws-reason-scoresheets-differ = Las planillas muestran resultados distintos.
laws-reason-scoresheets-agree = Las planillas coinciden entre sí.
laws-reason-signed-stands = Un resultado firmado se mantiene, aunque sea erróneo, salvo que el árbitro decida otra cosa.
laws-reason-cheating-found = Una trampa probada después de la partida puede cambiar el resultado.
laws-reason-appeal = Una decisión del árbitro puede apelarse salvo que el reglamento diga otra cosa.
laws-reason-impaired-touched = Una pieza sacada de su orificio se considera tocada.
laws-reason-impaired-not-touched = Una pieza solo se considera tocada cuando se saca de su orificio.
laws-reason-slip-in-time = El lapsus se corrigió antes de poner en marcha el reloj del adversario.
laws-reason-slip-late = El reloj del adversario ya estaba en marcha.

# Preguntas al árbitro.
laws-ask-unverified-rule = ¿Es esto lo que dice la edición de { $edition }? La norma no pudo verificarse.
laws-ask-supervision = ¿Es adecuada la supervisión?
laws-ask-position = ¿Cuál es la posición en el tablero?
laws-ask-position-before = ¿Cuál era la posición cuando jugaban { laws-side }?
laws-ask-position-known = ¿Se conocen la posición aplazada y los tiempos?
laws-ask-position-kind = ¿Qué tiene de ilegal la posición: ambos reyes en jaque, un peón en la última fila, o qué rey está en jaque?
laws-ask-record = ¿Qué jugadas se hicieron? Sin ellas no puede comprobarse la repetición.
laws-ask-can-mate = ¿Pueden { laws-side } dar mate mediante alguna serie de jugadas legales?
laws-ask-clock-pressed = ¿Pulsaron { laws-side } el reloj?
laws-ask-clock-judgement = ¿Qué tiempos deben mostrar los relojes, según el mejor criterio?
laws-ask-thinking-time = ¿Qué tiempos deben mostrar los relojes, una vez valorado el tiempo de reflexión desde entonces?
laws-ask-prior-illegal = ¿Cuántas jugadas ilegales habían completado antes { laws-side }?
laws-ask-claimed = ¿Reclamaron { laws-side } antes de hacer su siguiente jugada?
laws-ask-quickplay-finish = ¿Fue en el final a caída de bandera?
laws-ask-no-rule = ¿Qué norma usaba el torneo? Esta edición no tiene ninguna para este caso.
laws-ask-supervised-blitz-bonus = ¿Cuánto tiempo recibe el adversario por una infracción en relámpago supervisado: dos minutos o uno? Las Leyes de 2023 no lo resuelven.
laws-ask-queen-ends-game = La dama termina la partida. ¿Es esta la posición que cuenta?
laws-ask-illegal-move-event = ¿Qué jugada fue ilegal? Decida sobre ella como jugada ilegal completada.
laws-ask-move = ¿Qué jugada significa { $move }?
laws-ask-promotion-piece = ¿Qué pieza se puso en qué casilla?
laws-ask-released = ¿Se soltó la pieza?
laws-ask-touched-squares = ¿Qué casillas se tocaron, y en qué orden?
laws-ask-claimant-touched = ¿Han tocado { laws-side } alguna pieza después?
laws-ask-penalty = ¿Qué penalización se impone, si se impone alguna?
laws-ask-persistent = ¿Se niega el jugador reiteradamente, después de ser advertido?
laws-ask-moves-made = ¿Cuántas jugadas ha hecho cada jugador?
laws-ask-moves-completed = ¿Habían completado { laws-side } las jugadas requeridas antes de caer la bandera?
laws-ask-moves-completed-each = ¿Cuántas jugadas ha completado cada jugador?
laws-ask-quarter-of-control = ¿Ha pasado más de la cuarta parte del primer control de tiempo?
laws-ask-colours = ¿Continúa la partida con estos colores?
laws-ask-result = ¿Cuál fue el resultado?
laws-ask-how-ended = ¿La jugada da mate o ahoga?
laws-ask-first-flag = ¿Qué bandera cayó primero?
laws-ask-whose-flag = ¿De quién es la bandera que ha caído?
laws-ask-own-flag = ¿Sigue en pie la bandera de { laws-side }?
laws-ask-last-period = ¿Era el último período?
laws-ask-guidelines-announced = ¿Se anunciaron las directrices sobre finales a caída de bandera?
laws-ask-claimant = ¿Quién reclama?
laws-ask-claim-mode = ¿Se reclama con una jugada prevista o sobre la posición del tablero?
laws-ask-written-move = ¿Qué jugada prevé el jugador? La anota y vuelve a reclamar.
laws-ask-written-move-illegal = { $move } no es aquí una jugada legal. ¿Qué jugada con esa pieza prevé el jugador?
laws-ask-fifty-count = ¿Ha hecho cada jugador cincuenta jugadas sin captura ni movimiento de peón?
laws-ask-remaining-time = ¿Cuánto tiempo les queda a { laws-side }?
laws-ask-offer-open = ¿Seguía en pie la oferta cuando se aceptó?
laws-ask-default-time = ¿Qué tiempo de espera fija el reglamento?
laws-ask-minutes-late = ¿Cuántos minutos después del comienzo real llegó el jugador?
laws-ask-device-on-person = ¿Llevaba el jugador el dispositivo encima en el recinto de juego?
laws-ask-device-regulations = ¿Permite el reglamento el dispositivo tal como se describe?
laws-ask-opponent-score = ¿Qué puntuación reciben { laws-side }?
laws-ask-sealer = ¿Quién selló la jugada?
laws-ask-sealed-readings = ¿Qué jugadas legales puede significar el texto sellado?
laws-ask-quickplay-decision = ¿Declara el árbitro tablas, aplaza la decisión o rechaza la reclamación?
laws-ask-quickplay-rule = ¿Qué dice el reglamento del torneo?
laws-ask-increment-agreed = ¿Accede el árbitro a la petición?
laws-ask-points-system = ¿Qué sistema de puntuación usa el torneo?
laws-ask-article-for-score = ¿Por qué artículo se da esta puntuación?
laws-ask-found = ¿Qué se descubrió después de la partida?
laws-ask-change-result = ¿Se cambia el resultado?
laws-ask-impaired-touched = ¿Se sacó la pieza de su orificio?
laws-ask-scoresheets-agree = ¿Coinciden entre sí las planillas?
laws-ask-slip-in-time = ¿Se corrigió el lapsus antes de poner en marcha el reloj del adversario?

# Lo que el árbitro puede elegir.
laws-option-no-penalty = no imponer ninguna penalización
laws-option-warning = advertir
laws-option-penalty = imponer una penalización de la lista
laws-option-time-penalty = añadir tiempo al adversario o quitárselo al infractor
laws-option-time-opponent = aumentar el tiempo restante del adversario
laws-option-time-offender = reducir el tiempo restante del infractor
laws-option-points = cambiar los puntos de cualquiera de los jugadores
laws-option-loss = dar la partida por perdida
laws-option-expulsion = excluir al jugador de rondas o del torneo
laws-option-opponent-score = fijar la puntuación de { laws-side }
laws-option-bonus = dar { $time }
laws-option-bonus-side = dar { $time } a { laws-side }
laws-option-new-game = ordenar una nueva partida
laws-option-players-agree = permitir que se corrija la jugada si ambos jugadores lo acuerdan sin el árbitro
laws-option-schedule = corregir el ajuste si se resintiera el horario del torneo
laws-option-arbiter-excuses = decidir otra cosa
laws-option-lighter-if-regulations = imponer una penalización menor si el reglamento la prevé
laws-option-quickplay-draw = declarar tablas
laws-option-quickplay-postpone = aplazar la decisión
laws-option-quickplay-reject = rechazar la reclamación

# Lo que ningún otro suceso cubre, e interrupciones.
laws-next-interrupted = Se detienen los dos relojes, se anotan los tiempos y la partida se reanuda cuando vuelva la calma.
laws-reason-interrupted = La partida debe interrumpirse; ninguno de los jugadores pierde tiempo por ello.
laws-option-additional-time = dar tiempo adicional a los dos jugadores
laws-reason-analogy = Ningún artículo cubre este caso. Se citan los artículos más próximos; la decisión los sigue por analogía.
laws-ask-analogous-article = No consta que esta edición tenga un artículo { $article }. ¿Qué artículo es?
laws-ask-decision-by-analogy = ¿Qué se decide y por qué razón?
laws-reason-capture-not-made = La captura no está hecha hasta que la pieza capturada se retira del tablero.
laws-next-remove-captured = { laws-side-start } retiran la pieza capturada; entonces la jugada está hecha.
laws-ask-late-claim-bonus = La reclamación llegó después de la jugada. ¿Recibe el rival el tiempo adicional?
laws-reason-position-lost = La posición anterior a la jugada ilegal no puede restablecerse, de modo que la partida se anula.
laws-ask-resigned = ¿Quisieron abandonar { laws-side }?
laws-reason-quickplay-no-arbiter = No hay árbitro presente: la reclamación termina la partida, y la posición se anota y el rival la comprueba.
laws-next-claim-referred = La reclamación se remite al árbitro designado.
laws-reason-illegal-board-differs = El tablero con la jugada ilegal daría otra respuesta; la que cuenta es la posición anterior.
laws-next-wait-for-press = El jugador espera a que el rival pulse el reloj y puede reclamar entonces.
laws-reason-move-not-completed = { laws-side-start } aún no han completado la jugada, de modo que al rival no le toca jugar.

# Las reglas de las federaciones.
laws-reason-overlay-applied = Se aplican las reglas «{ $overlay }» de la federación { $federation }.
laws-reason-overlay-territory = Las reglas «{ $overlay }» rigen solo en el territorio de { $federation }; la partida se juega en el de { $territory }. No se aplican.
laws-reason-overlay-fide = Las reglas «{ $overlay }» de { $federation } no rigen en un torneo de la FIDE. No se aplican.
laws-reason-overlay-conflict = Las reglas «{ $overlay }» de { $federation } contradicen las Leyes en { $parameter }. No se aplican.
laws-reason-overlay-unreadable = Las reglas «{ $overlay }» de { $federation } no se pueden leer en { $parameter }. No se aplican.
laws-reason-overlay-waits = Las reglas «{ $overlay }» de { $federation } no se aplican mientras no se responda a la pregunta sobre ellas.
laws-ask-overlay-territory = ¿En el territorio de qué federación se juega la partida? «{ $overlay }» rige en el de { $federation }.
laws-ask-overlay-fide = ¿Es un encuentro, campeonato, clasificatorio, torneo de título o torneo válido para Elo de la FIDE? «{ $overlay }» de { $federation } rige solo si no lo es.
