# The Laws of Chess: rulings, their reasons and the questions to the arbiter.

laws-side = { $side ->
    [white] White
   *[black] Black
}
