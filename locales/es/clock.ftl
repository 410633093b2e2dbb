# El tiempo en los tableros: hojas de relojes, partidas aplazadas y el informe de incidentes del árbitro.

clock-period-moves = Jugadas { $first } a { $last }: { $time }{ $bonus ->
    [increment] , y se añaden { $seconds } s por jugada
    [bronstein] , y se devuelven hasta { $seconds } s por jugada
    [delay] , y el reloj espera { $seconds } s antes de cada jugada
   *[none] {""}
}
clock-period-rest = Desde la jugada { $first } hasta el final: { $time }{ $bonus ->
    [increment] , y se añaden { $seconds } s por jugada
    [bronstein] , y se devuelven hasta { $seconds } s por jugada
    [delay] , y el reloj espera { $seconds } s antes de cada jugada
   *[none] {""}
}
clock-doubt-more-than-given = El reloj de las { $side ->
    [white] blancas
   *[black] negras
} puede mostrar como máximo { $most } tras esas jugadas
clock-doubt-rose = El reloj de las { $side ->
    [white] blancas
   *[black] negras
} puede mostrar como máximo { $most } después de la lectura anterior
clock-doubt-ran-too-fast = Los relojes han corrido { $used } desde la lectura anterior, pero solo han pasado { $passed }
clock-why-routine = rutina
clock-why-incident = incidente
clock-why-adjournment = aplazamiento
clock-why-resumption = reanudación

adjournment-check-and-keep = Compruebe lo que figura en el sobre y guárdelo.
adjournment-set-up = Antes de la reanudación coloque la posición y ponga los relojes como estaban.
adjournment-concluded-before = Si antes se acuerdan tablas o un jugador abandona, la partida ha terminado: anote el resultado; el sobre queda cerrado.
adjournment-open-and-play = Está el jugador que debe responder: abra el sobre, haga la jugada sellada en el tablero y ponga en marcha su reloj.
adjournment-start-clock-of-absent = No está el jugador que debe responder: ponga en marcha su reloj. El sobre se abre cuando llegue.
adjournment-reply-may-be-sealed = No está el jugador que selló: el adversario puede anotar su respuesta y sellarla en otro sobre en vez de hacerla.
adjournment-default-time = Quien llegue después del tiempo de espera pierde, salvo que la jugada sellada haya terminado la partida o el árbitro decida otra cosa.
adjournment-judge-sealed-move = Pida la decisión sobre la jugada sellada: si hay una sola jugada legal clara, se juega; si no, pierde quien selló, salvo que el adversario no pueda dar mate.

envelope-both-scoresheets = las dos están en el sobre
envelope-white-scoresheet = solo la de las blancas está en el sobre
envelope-black-scoresheet = solo la de las negras está en el sobre
envelope-no-scoresheet = ninguna está en el sobre
envelope-clock = el reloj muestra { $shows }
envelope-clock-and-used = el reloj muestra { $shows }, tiempo usado { $used }

report-reported = Comunicado por { $who ->
    [white] las blancas
    [black] las negras
    [arbiter] un árbitro
   *[other] otra persona
}
report-counted = Contada como jugada ilegal de las { $side ->
    [white] blancas
   *[black] negras
}
report-penalty = Sanción: { $penalty }
report-points = { $side ->
    [white] Blancas
   *[black] Negras
}: { $points } puntos aparte del resultado
report-expelled = { $side ->
    [white] Las blancas quedan expulsadas
   *[black] Las negras quedan expulsadas
} del torneo
report-otherwise = Decidido de otro modo: { $reason }
report-reason = { $reason }
report-clock = { $side ->
    [white] Blancas
   *[black] Negras
} { $before } → { $after }
report-clock-delta = { $side ->
    [white] Blancas
   *[black] Negras
} { $delta }
