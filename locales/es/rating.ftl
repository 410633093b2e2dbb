# Elo (B.02) y normas de título (B.01): variaciones con su cálculo, requisitos con lo que se ha hallado.

rating-estimate = Estas cifras son estimaciones: solo cuenta la lista que publica la FIDE.
rating-no-start = el archivo no tiene fecha del primer día (042); se toma la edición más reciente de las reglas de Elo
rating-older = el torneo empezó antes de julio de 2017; se calcula con la edición más antigua que se conoce aquí
rating-class-assumed = no se ha entendido ningún control de tiempo (122, 222); se supone ajedrez estándar; --class dice otra cosa

rating-col-number = N.º
rating-col-name = Nombre
rating-col-rating = Elo
rating-col-k = K
rating-col-score = Puntos
rating-col-expected = Esperado
rating-col-performance = Rend.
rating-col-change = Variación
rating-col-new = Nuevo

rating-k = K = { $k }: { $why }
rating-k-listed = según la lista de Elo
rating-k-reached-2400 = se ha publicado un Elo de 2400 (8.3.3)
rating-k-junior = hasta el final del año en que cumple 18, por debajo de 2300 (8.3.3)
rating-k-new = menos de 30 partidas (8.3.3)
rating-k-below-2400 = por debajo de 2400 (8.3.3)
rating-k-limited = K = { $k }, porque K por { $games } partidas no puede pasar de 700 (8.3.3)
rating-term = Ronda { $round }, { $opponent } ({ $rating }): diferencia { $difference }{ $capped ->
        [yes] {""}, contada como { $counted } (8.3.1)
       *[other] {""}
    }; puntos { $score }, esperados { $expected }: { $delta }
rating-sum = { $k } × { $delta } = { $change }, redondeado { $rounded }
rating-round-not-played = La ronda { $round } no cuenta para Elo: no se jugó ninguna partida
rating-round-reported-unrated = La ronda { $round } no cuenta para Elo: la partida consta como no evaluada
rating-round-not-finished = La ronda { $round } no cuenta para Elo: la partida no ha terminado
rating-round-unrated-opponent = La ronda { $round } no cuenta para Elo: el rival no tiene Elo
rating-round-too-far-apart = La ronda { $round } no cuenta para Elo: los Elos se llevan 600 puntos o más y uno pasa de 2600
rating-round-match-decided = La ronda { $round } no cuenta para Elo: el encuentro estaba ya decidido
rating-first-round = Ronda { $round }: { $opponent } ({ $rating })
rating-first-sum = Media de los rivales { $sum }/{ $opponents }; el { $percentage } por ciento vale { $difference }: { $computed } (8.2)
rating-first = Primer Elo: { $rating }
rating-first-too-few-games = Todavía no hay primer Elo: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } contra rivales con Elo, y hacen falta cinco (7.1.4)
rating-first-nothing-scored = Un primer torneo sin puntos contra rivales con Elo no se tiene en cuenta (8.2.1)
rating-first-below-floor = No hay primer Elo: queda por debajo del mínimo que se publica (7.1.4)

norm-estimate = Las normas solo las confirma la FIDE; las condiciones del propio torneo (1.1) debe confirmarlas el árbitro.
norm-nobody = Nadie tiene una norma ni puede hacerla ya.
norm-no-host = el archivo no tiene federación (032): no se sabe qué jugadores son extranjeros
norm-exempt = El torneo no necesita mezcla de federaciones ({ $article }); una solicitud necesita una norma sin esa excepción.
norm-player = { $number } { $name }: { $met ->
        [yes] norma de { $title }
       *[other] sin norma de { $title } por ahora
    } ({ $score } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, media { $average }, rendimiento { $performance })
norm-left-out-after = sin las rondas posteriores a conseguirla: { $rounds } (1.4.1e)
norm-left-out-won = sin las partidas ganadas en las rondas: { $rounds } (1.4.1f)
norm-forfeit-as-loss = la ronda { $round }, ganada por incomparecencia, cuenta como derrota (1.4.2c)
norm-counts-as = cuenta como { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } (1.4.1d)
norm-not-possible = { $rounds ->
        [one] la última ronda ya no puede darla
       *[other] las últimas { $rounds } rondas ya no pueden darla
    }, salvo que se descarten partidas
norm-needs = necesita { $points } de { $rounds ->
        [one] la última ronda
       *[other] las últimas { $rounds } rondas
    } contra rivales como los de hasta ahora
norm-needs-stronger = necesita rivales más fuertes en { $rounds ->
        [one] la última ronda
       *[other] las últimas { $rounds } rondas
    }
norm-needs-wanted-titles = al menos { $count } de los próximos rivales deben tener los títulos exigidos (1.4.5)
norm-needs-title-holders = al menos { $count } de los próximos rivales deben tener título, sin contar CM y WCM (1.4.5a)
norm-needs-foreign-federations = al menos { $count } de los próximos rivales deben ser de { $count ->
        [one] una federación extranjera nueva
       *[other] federaciones extranjeras nuevas
    } (1.4.3)
norm-needs-own-federation = como máximo { $count } de los próximos rivales pueden ser de la federación del jugador (1.4.4)
norm-needs-one-federation = como máximo { $count } de los próximos rivales pueden ser de la federación más repetida (1.4.4)
norm-needs-average = { $points }: próximos rivales de { $average } de media como mínimo
norm-requirement = { $state ->
        [met] sí
        [waived] dispensado por { $waiver }
       *[missing] NO
    }: { $what } ({ $article }): { $found }, { $bound ->
        [at-most] como máximo { $needed }
       *[at-least] como mínimo { $needed }
    }
norm-raised = el rival de la ronda { $round } se eleva de { $from } a { $to } (1.4.6)
norm-round-to-be-played = la ronda { $round } no cuenta: aún por jugar
norm-round-not-played = la ronda { $round } no cuenta: no se jugó ninguna partida (1.4.2)
norm-round-reported-unrated = la ronda { $round } no cuenta: la partida consta como no evaluada
norm-round-not-of-fide = la ronda { $round } no cuenta: el rival no es de ninguna federación de la FIDE (1.4.2a)
norm-round-nothing-against-rated = la ronda { $round } no cuenta: el rival no tiene Elo y no puntuó contra jugadores con Elo (1.4.2b)
norm-kind-games = partidas
norm-kind-foreign-federations = federaciones extranjeras
norm-kind-own-federation = rivales de la propia federación
norm-kind-one-federation = rivales de una misma federación
norm-kind-wanted-titles = rivales con los títulos exigidos
norm-kind-title-holders = rivales con título
norm-kind-players = jugadores
norm-kind-performance = rendimiento
norm-kind-average = media de los rivales
norm-kind-score = puntuación en tanto por ciento
norm-kind-woman = la jugadora es mujer
