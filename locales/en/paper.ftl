# Documents on paper: titles, heads of columns, and what is to be filled in by hand.

paper-title-pairings = Pairings
paper-title-pairings-by-name = Pairings by name
paper-title-results = Results
paper-title-standings = Standings
paper-title-cross-table = Cross table
paper-title-players = Starting list
paper-title-check-in = Check-in list
paper-title-slips = Result slips
paper-title-scoresheets = Scoresheets
paper-title-name-cards = Name cards
paper-title-board-cards = Board cards
paper-title-player-cards = Player cards
paper-title-workings = Tie-break working
paper-title-prizes = Prizes
paper-title-calendar = Calendar of rounds
paper-round = Round { $round }
paper-after-round = After round { $round }
paper-as-of = As of
paper-chief-arbiter = Chief arbiter
paper-nothing = Nothing to list.
paper-nobody = Nobody
paper-board = Bd
paper-number = No.
paper-white = White
paper-black = Black
paper-rating = Rtg
paper-points = Pts
paper-result = Result
paper-name = Name
paper-colour = Colour
paper-opponent = Opponent
paper-title = Title
paper-federation = Fed
paper-fide-id = FIDE ID
paper-club = Club
paper-category = Category
paper-remark = Remark
paper-prize = Prize
paper-rank = Rank
paper-amount = Amount
paper-signature = Signature
paper-round-column = Round
paper-date = Date
paper-time = Time
paper-event = Event
paper-other = other
paper-why = Why
paper-value = Value
paper-float = Float
paper-performance = Performance
paper-rating-change = Rating change
paper-bye-allocated = pairing-allocated bye
paper-bye-half = half-point bye
paper-bye-full = full-point bye
paper-bye-zero = zero-point bye

error-not-printed = The document could not be set: { $detail }
error-built-without-paper = This program was built without the part that sets documents.
error-slips-per-page = { $found } slips do not fit on a sheet: choose 2, 4 or 8.
print-written = { $path }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
error-no-such-tournament = The event has no tournament “{ $name }”: give its name, or its place from 1.
error-print-player = Choose the player whose working is to be printed: no player of the tournament has the number { $found }.
error-print-draft = Round { $round } is a draft: publish it, then print it.
