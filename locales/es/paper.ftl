# Documentos en papel: títulos, encabezados de columnas y lo que se rellena a mano.

paper-title-pairings = Emparejamientos
paper-title-pairings-by-name = Emparejamientos por nombre
paper-title-results = Resultados
paper-title-standings = Clasificación
paper-title-cross-table = Cuadro cruzado
paper-title-players = Lista inicial
paper-title-check-in = Lista de presencia
paper-title-slips = Papeletas de resultado
paper-title-scoresheets = Planillas
paper-title-name-cards = Tarjetas de nombre
paper-title-board-cards = Tarjetas de tablero
paper-title-player-cards = Fichas de jugador
paper-title-workings = Cálculo de los desempates
paper-title-prizes = Premios
paper-title-calendar = Calendario de rondas
paper-round = Ronda { $round }
paper-after-round = Tras la ronda { $round }
paper-as-of = A fecha de
paper-chief-arbiter = Árbitro principal
paper-nothing = No hay nada que mostrar.
paper-nobody = Nadie
paper-board = Tab.
paper-number = N.º
paper-white = Blancas
paper-black = Negras
paper-rating = Elo
paper-points = Ptos.
paper-result = Resultado
paper-name = Nombre
paper-colour = Color
paper-opponent = Adversario
paper-title = Título
paper-federation = Fed.
paper-fide-id = ID FIDE
paper-club = Club
paper-category = Categoría
paper-remark = Observación
paper-prize = Premio
paper-rank = Puesto
paper-amount = Importe
paper-signature = Firma
paper-round-column = Ronda
paper-date = Fecha
paper-time = Hora
paper-event = Torneo
paper-other = otro
paper-why = Motivo
paper-value = Valor
paper-float = Flot.
paper-performance = Rendimiento
paper-rating-change = Variación de Elo
paper-bye-allocated = descanso asignado por el emparejamiento
paper-bye-half = descanso de medio punto
paper-bye-full = descanso de un punto
paper-bye-zero = descanso de cero puntos

error-not-printed = No se pudo componer el documento: { $detail }
error-built-without-paper = Este programa se compiló sin la parte que compone documentos.
error-slips-per-page = En una hoja no caben { $found } papeletas: elija 2, 4 u 8.
print-written = { $path }: { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}
error-no-such-tournament = El evento no tiene ningún torneo «{ $name }»: indique su nombre, o su lugar a partir de 1.
error-print-player = Elija el jugador cuyo cálculo se imprime: ningún jugador del torneo tiene el número { $found }.
error-print-draft = La ronda { $round } es un borrador: publíquela antes de imprimirla.
