# Partidas que los tableros electrónicos transmiten mientras se juegan.

live-missing = En los archivos no hay ninguna partida de este tablero.
live-cut = Se quitaron jugadas de la planilla a mano; lo que transmite el tablero no se toma hasta que usted decida.
live-fewer = El tablero transmite menos jugadas que antes: quizá se recolocaron las piezas. Vale la planilla.
live-differs = Planilla y tablero difieren desde la jugada { $number } de las { $side ->
    [black] negras
   *[white] blancas
}.
live-ruling = Una jugada ilegal espera su decisión; las jugadas del tablero también esperan.
live-result = La tabla tiene el resultado y el tablero sigue: quizá los jugadores analizan la partida.
live-start = El tablero empieza en otra posición que la planilla.
live-signal = Reyes en el centro, o piezas recolocadas tras el final: no se toman como jugadas.
live-stops = El tablero transmite { $move }, que no puede jugarse: mire el tablero.

journal-live = Ronda { $round }: tomado de los tableros electrónicos { $boards }, medias jugadas: { $plies }
journal-live-corrected = Ronda { $round }: tomado de los tableros electrónicos { $boards }, con jugadas que los tableros corrigieron, medias jugadas: { $plies }
journal-live-board = Ronda { $round }, tablero { $board }: vale lo que transmite el tablero electrónico
journal-live-record = Ronda { $round }, tablero { $board }: vale la planilla frente al tablero electrónico

error-live-folder = Dé la ruta completa de la carpeta: { $folder }
error-live-not-followed = Este tablero no se sigue, o aún no transmite nada.
error-live-thread = No se pueden seguir los tableros: { $detail }
error-no-games-in-folder = No hay archivos PGN en { $folder }.
error-boards = Esto no son tableros: { $text }. Escríbalos como 1-4, 7.
