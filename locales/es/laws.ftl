# Las Leyes del Ajedrez: decisiones, sus razones y las preguntas al árbitro.

laws-side = { $side ->
    [white] las blancas
   *[black] las negras
}
