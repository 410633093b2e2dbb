// Made from the types of crates/desk by its test `types`; do not edit.
// To write it anew: ARBITRO_WRITE_TYPES=1 cargo test -p arbitro-desk --test types

/**
 * What this program offers, before any event is open (`app/about`).
 */
export type About = {
/**
 * Version of the program.
 */
version: string,
/**
 * The folder where a new event without a path is made.
 */
folder: string,
/**
 * Editions of the Laws that an event can be played under, the newest first.
 */
editions: Array<EditionChoice>, };

/**
 * What becomes of players who have not come.
 */
export type Absent = "zero_point_bye" | "half_point_bye" | "withdraw";

/**
 * Virtual points for the first rounds of a Swiss.
 */
export type AccelerationChoice = "none" | "baku";

/**
 * One act of the journal, in short.
 */
export type Act = {
/**
 * Number in the journal.
 */
number: number,
/**
 * When it was on disk.
 */
at: string,
/**
 * What was done; an undo or redo says what its act said.
 */
message: Message,
/**
 * Act, undo or redo.
 */
kind: JournalKind, };

/**
 * An adjourned game of the event (`adjournment/list`).
 */
export type AdjournedGame = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Its name.
 */
tournament_name: string,
/**
 * The adjournment.
 */
adjournment: AdjournmentView, };

/**
 * How far an adjourned game is.
 */
export type AdjournmentState = "none" | "sealed" | "resumed" | "opened" | "concluded";

/**
 * The adjournment of a game; of one that is not adjourned, what would stand on the envelope.
 */
export type AdjournmentView = {
/**
 * The round.
 */
round: number,
/**
 * The board.
 */
board: number,
/**
 * White and Black.
 */
players: [string, string],
/**
 * How far it is.
 */
state: AdjournmentState,
/**
 * What stands on the envelope.
 */
envelope: SealMove,
/**
 * What would stand on the next one, where the game goes on and may be adjourned again.
 */
again: SealMove | null,
/**
 * The number of the sealed move.
 */
number: number,
/**
 * Seconds used by White and Black, where that can be told.
 */
used_s: [number | null, number | null],
/**
 * When it was adjourned.
 */
adjourned_at: string | null,
/**
 * When the time of the resumption had come.
 */
resumed_at: string | null,
/**
 * Whether White and Black are present.
 */
present: [boolean, boolean],
/**
 * What was found in the envelope.
 */
sealed_move: string | null,
/**
 * The result, if there is one.
 */
result: BoardResult | null,
/**
 * What is to be done, with the article.
 */
guidance: Array<Message>, };

/**
 * Whether both passes say the same of a board.
 */
export type Agreement = "not_typed" | "agrees" | "differs";

/**
 * `merge/apply`: parts are taken over as they are in the other file.
 */
export type ApplyMerge = {
/**
 * The other file.
 */
path: string,
/**
 * The last act here when it was looked at.
 */
here: number,
/**
 * The last act there when it was looked at, and when it was done.
 */
there: number,
/**
 * What is taken over. All else stays as it is here.
 */
take: Array<MergeWhat>, };

/**
 * `ruling/apply`.
 */
export type ApplyRuling = {
/**
 * What was proposed; computed anew inside the transaction.
 */
proposed: ProposeRuling,
/**
 * The arbiter's decision.
 */
decision: Decision,
/**
 * Who reported it, where that was said.
 */
reported_by: Reporter | null, };

/**
 * `player/bye`: what a player gets who asked not to be paired in a round (C.04.1 art. 5).
 */
export type AskBye = {
/**
 * The entry.
 */
entry: number,
/**
 * From 1; not published yet.
 */
round: number,
/**
 * `H` half point, `Z` none, `F` full point (by the arbiter's decision); none to be paired after all.
 */
result: string | null, };

/**
 * `ruling/form`: what an event asks, with what the record tells of it.
 */
export type AskForm = {
/**
 * What it is about.
 */
on: RulingOn,
/**
 * The event.
 */
event: string,
/**
 * What is to be assumed of the game; none: what the event and the board say.
 */
circumstances: Circumstances | null,
/**
 * Language of the texts.
 */
lang: string, };

/**
 * What a copy has otherwise than the open event.
 */
export type BackupLook = {
/**
 * The last act in both.
 */
common: number,
/**
 * Acts of the event since then, which would be put aside.
 */
put_aside: Array<Act>,
/**
 * Acts of the copy since then, which would come in their place: it went its own way.
 */
come_in: Array<Act>, };

/**
 * A copy of the event.
 */
export type BackupRow = {
/**
 * The file.
 */
path: string,
/**
 * Its last act.
 */
act: number,
/**
 * When that was done.
 */
at: string,
/**
 * What that was.
 */
message: Message, };

/**
 * `backup/settings`: where copies go and how often they are taken, on this machine.
 */
export type BackupSettings = {
/**
 * The folder; empty for the program's own. A stick is a good one.
 */
folder: string,
/**
 * A copy is taken after so many minutes of work; 0 for none by time.
 */
minutes: number, };

/**
 * The copies of the open event (`backup/list`), the last first.
 */
export type BackupsView = {
/**
 * What was said.
 */
settings: BackupSettings,
/**
 * The folder that is meant.
 */
folder: string,
/**
 * The copies.
 */
backups: Array<BackupRow>,
/**
 * Why the last copy could not be written.
 */
failed: Message | null, };

/**
 * `start_of_play/begin`: the play of a round begins, or its beginning is corrected. The default time runs from here.
 */
export type BeginPlay = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round.
 */
round: number,
/**
 * When, where it was not now.
 */
at: string | null,
/**
 * Whether it began at all; else what was said of it is taken back.
 */
begun: boolean, };

/**
 * A player at a board.
 */
export type BoardPlayer = {
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Who.
 */
player: PlayerForm,
/**
 * Points before this round, an exact decimal such as `2.5`.
 */
points: string, };

/**
 * A result, each side by its TRF code: `1 = 0` played, `W D L` played but unrated, `+ -` forfeit, and for a bye
 * White's `U F H Z` with Black's empty.
 */
export type BoardResult = {
/**
 * White's code.
 */
white: string,
/**
 * Black's code.
 */
black: string, };

/**
 * One board of a round.
 */
export type BoardRow = {
/**
 * The pairing.
 */
pairing: number,
/**
 * Board number, from 1; 0 for a bye.
 */
board: number,
/**
 * White, or the player with the bye.
 */
white: BoardPlayer,
/**
 * Black; none for a bye.
 */
black: BoardPlayer | null,
/**
 * The result, once there is one.
 */
result: BoardResult | null,
/**
 * What counts for ratings instead; a correction that came too late for the tournament (C.04.2 art. 4.3).
 */
rating_result: BoardResult | null,
/**
 * Whether a later round was paired while it had no result: it is adjourned and counts as a draw until then.
 */
adjourned: boolean,
/**
 * Half-moves on the scoresheet.
 */
plies: number,
/**
 * Incidents at this board, such as illegal moves.
 */
incidents: number,
/**
 * Illegal moves counted against White and Black.
 */
illegal_moves: [number, number],
/**
 * Whether the result stands by a ruling.
 */
by_ruling: boolean, };

/**
 * A bye asked for.
 */
export type ByeAsked = {
/**
 * From 1.
 */
round: number,
/**
 * `H`, `Z` or `F`.
 */
result: string, };

/**
 * When a round begins.
 */
export type CalendarRound = {
/**
 * From 1.
 */
round: number,
/**
 * The day; none when not known.
 */
date: string | null,
/**
 * Local time of the site, `16:30`; empty when not known.
 */
time: string,
/**
 * Anything to be said; or empty.
 */
remark: string, };

/**
 * An opponent on a card.
 */
export type CardOpponent = {
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Name.
 */
name: string,
/**
 * Title code, or empty.
 */
title: string,
/**
 * Rating, 0 for unrated.
 */
rating: number,
/**
 * Points at the end of the rounds shown, exact decimal.
 */
points: string, };

/**
 * A round on a card.
 */
export type CardRound = {
/**
 * The round.
 */
round: number,
/**
 * What kind of round it was: a key of the message catalogue.
 */
kind: string,
/**
 * Who the opponent was.
 */
opponent: CardOpponent | null,
/**
 * The colour.
 */
colour: Side | null,
/**
 * TRF code; none while the game is not finished.
 */
result: string | null,
/**
 * Points of the round, exact decimal.
 */
points: string,
/**
 * Points after the round, exact decimal.
 */
running: string,
/**
 * How the player floated, in a Swiss (C.04.3 art. 1.4).
 */
float: FloatView | null, };

/**
 * A category of players. Ages are those reached in the year in which the event begins, so that a year of birth is enough.
 */
export type Category = "women" | { "under": number } | { "senior": number } | "unrated" | { "below": number };

/**
 * What every open page hears when something changed: it asks again for what it shows.
 */
export type Change = {
/**
 * Number of the journal row; none when an event was opened or closed.
 */
journal: number | null,
/**
 * What happened, for the foot of the window.
 */
message: Message,
/**
 * Whether it was done, taken back or done again.
 */
kind: JournalKind, };

/**
 * `player/change`: several players at once, as one act.
 */
export type ChangePlayers = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Entries.
 */
entries: Array<number>,
/**
 * What becomes of them.
 */
change: PlayersChange, };

/**
 * `round/check`: what a draft changed by hand would break or worsen. `round/change`: the draft is changed.
 */
export type ChangeRound = {
/**
 * The tournament.
 */
tournament: number,
/**
 * All boards in order, and the pairing-allocated bye if there is one. Byes that were asked for stay.
 */
boards: Array<ChangedBoard>, };

/**
 * A board as the arbiter would have it.
 */
export type ChangedBoard = {
/**
 * The entry with White, or the one with the pairing-allocated bye.
 */
white: number,
/**
 * The entry with Black; none for the bye.
 */
black: number | null, };

/**
 * A move that a correction changes.
 */
export type ChangedPly = {
/**
 * Its index.
 */
index: number,
/**
 * Move number.
 */
number: number,
/**
 * Who moved.
 */
side: Side,
/**
 * As it was, in the asked language.
 */
was: string,
/**
 * As it is then.
 */
is: string,
/**
 * Legality then.
 */
mark: PlyMark,
/**
 * Why it is illegal then.
 */
reason: Message | null, };

/**
 * A row of a table that an act added, removed or changed.
 */
export type ChangedRow = {
/**
 * The table, as the event file calls it.
 */
table: string,
/**
 * The row's key.
 */
key: string,
/**
 * Columns with what was in them before and after; none where there was no row.
 */
columns: Array<[string, string | null, string | null]>, };

/**
 * `pgn/check`: replays every game of a file through the Laws.
 */
export type CheckFile = {
/**
 * The file.
 */
source: Source, };

/**
 * Something that was found in a game.
 */
export type CheckFinding = {
/**
 * How much it matters.
 */
severity: CheckSeverity,
/**
 * The half-move it is about, from 1; 0 before the first.
 */
ply: number,
/**
 * Line in the file, counted from 1.
 */
line: number,
/**
 * Column, counted from 1.
 */
column: number,
/**
 * What was found.
 */
message: Message,
/**
 * Why a move is not legal, with the article.
 */
reason: Message | null,
/**
 * The words of the file it is about, or a fact about them.
 */
detail: string, };

/**
 * A player at check-in.
 */
export type CheckInRow = {
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Name.
 */
name: string,
/**
 * Federation code, or empty.
 */
federation: string,
/**
 * Club, or empty.
 */
club: string,
/**
 * Whether here.
 */
presence: Presence, };

/**
 * The check-in of the next round.
 */
export type CheckInView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round that is to be paired.
 */
round: number,
/**
 * By name.
 */
rows: Array<CheckInRow>,
/**
 * How many are here.
 */
here: number,
/**
 * How many are to be paired and have not come.
 */
missing: number, };

/**
 * `pgn/progress`: how far the check has come that is running.
 */
export type CheckProgress = {
/**
 * Thousandths of the file.
 */
permille: number,
/**
 * Games checked so far.
 */
games: number, };

/**
 * `trf/health`: what the report of a tournament lacks that is to be sent to FIDE.
 */
export type CheckReport = {
/**
 * The tournament.
 */
tournament: number, };

/**
 * How much a finding matters.
 */
export type CheckSeverity = "ok" | "info" | "warn" | "error";

/**
 * A game that was checked.
 */
export type CheckedGame = {
/**
 * Its number in the file, counted from 1.
 */
game: number,
/**
 * The line it starts on, counted from 1.
 */
line: number,
/**
 * White, as the file writes it.
 */
white: string,
/**
 * Black.
 */
black: string,
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
result: string,
/**
 * Half-moves that could be replayed.
 */
plies: number,
/**
 * The severity of the worst finding.
 */
severity: CheckSeverity,
/**
 * The findings, the gravest first; of one gravity those of the Laws before those of spelling.
 */
findings: Array<CheckFinding>,
/**
 * Findings beyond those.
 */
more: number, };

/**
 * A game of a file, move by move.
 */
export type CheckedGameView = {
/**
 * Its number in the file.
 */
game: number,
/**
 * Starting position.
 */
start_fen: string,
/**
 * Whether it is Chess960.
 */
chess960: boolean,
/**
 * The moves; those from the one that cannot be played leave the position as it is.
 */
plies: Array<PlyView>, };

/**
 * `backup/look`, `backup/restore`: a copy. `backup/save`: where one is to be.
 */
export type ChooseBackup = {
/**
 * The file.
 */
path: string, };

/**
 * What the game is played under.
 */
export type Circumstances = {
/**
 * The edition of the Laws, such as `2023-01`.
 */
edition: string,
/**
 * The time class.
 */
time_class: TimeClassChoice,
/**
 * In rapid and blitz: whether the supervision is adequate.
 */
supervised: boolean,
/**
 * The seconds a press of the clock brings.
 */
increment_s: number, };

/**
 * A claim that would be correct now.
 */
export type ClaimView = {
/**
 * `threefold` or `fifty_moves`.
 */
kind: string,
/**
 * Who may claim.
 */
by: Side,
/**
 * The move to write down first; none if the position is on the board.
 */
intended: string | null,
/**
 * How many plies had been written when the position stood (threefold), 0 being the start.
 */
occurrences: Array<number>,
/**
 * The article.
 */
article: string, };

/**
 * The clocks of a board.
 */
export type ClockBoard = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The board.
 */
board: number,
/**
 * White and Black.
 */
players: [string, string],
/**
 * The result, if there is one.
 */
result: BoardResult | null,
/**
 * Whether the game is adjourned.
 */
adjourned: boolean,
/**
 * What was read last.
 */
last: ClockLine | null,
/**
 * When the next reading is due, where they are read regularly and the game goes on.
 */
due_at: string | null,
/**
 * Readings of which something is doubted.
 */
doubted: number, };

/**
 * A line of a clock sheet.
 */
export type ClockLine = {
/**
 * The number of the reading; none for an incident.
 */
reading: number | null,
/**
 * The time of day.
 */
at: string,
/**
 * Who noted it; empty for an incident.
 */
who: string,
/**
 * Why.
 */
why: WhyRead,
/**
 * What happened, where it is an incident of the log.
 */
incident: Message | null,
/**
 * What the clocks showed, in milliseconds.
 */
clocks_ms: [number | null, number | null],
/**
 * What they had to show after the ruling, where that is something else.
 */
must_show_ms: [number | null, number | null],
/**
 * The moves completed by White and Black.
 */
moves: [number | null, number | null],
/**
 * A remark.
 */
note: string,
/**
 * What speaks against it.
 */
doubts: Array<Message>, };

/**
 * The clock sheet of a board.
 */
export type ClockSheetView = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The round.
 */
round: number,
/**
 * The board.
 */
board: number,
/**
 * White and Black.
 */
players: [string, string],
/**
 * The time of this machine.
 */
now: string,
/**
 * The periods of the time control; none where it is not known.
 */
periods: Array<Message>,
/**
 * The moves completed by White and Black, as far as the scoresheet tells.
 */
moves: [number | null, number | null],
/**
 * When the next reading is due.
 */
due_at: string | null,
/**
 * Readings and incidents in their order.
 */
lines: Array<ClockLine>, };

/**
 * The clocks of a round (`clock/show`).
 */
export type ClocksView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round.
 */
round: number,
/**
 * The time of this machine.
 */
now: string,
/**
 * The periods of the time control; none where it is not known.
 */
periods: Array<Message>,
/**
 * What the tournament says of time.
 */
rules: TimeRulesView,
/**
 * When play began.
 */
started_at: string | null,
/**
 * The boards.
 */
boards: Array<ClockBoard>, };

/**
 * `check_in/close`: all who have not come are dealt with in one way.
 */
export type CloseCheckIn = {
/**
 * The tournament.
 */
tournament: number,
/**
 * In which.
 */
absent: Absent, };

/**
 * `period/close`: nothing of a month changes any more, or may again.
 */
export type ClosePeriod = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The month, `2026-09`.
 */
period: string,
/**
 * Whether it is closed from now on.
 */
closed: boolean,
/**
 * Why; needed to open it again.
 */
note: string, };

/**
 * `game/compare`: two scoresheets of one game side by side; `take` makes them the record.
 */
export type CompareSheets = {
/**
 * The pairing.
 */
pairing: number,
/**
 * What White wrote, with or without numbers of moves.
 */
white: string,
/**
 * What Black wrote.
 */
black: string,
/**
 * What the arbiter decided, by the index of the half-move.
 */
decided: { [key in number]: string },
/**
 * Take the place of the record, once nothing is open.
 */
take: boolean,
/**
 * Language of letters, for reading and for the answer.
 */
lang: string, };

/**
 * `library/compare`: what a rating list says otherwise of the players of a tournament. Nothing is changed.
 */
export type CompareWithList = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Name of the list.
 */
list: string, };

/**
 * A half-move of two scoresheets.
 */
export type ComparedRow = {
/**
 * Its index.
 */
index: number,
/**
 * Move number.
 */
number: number,
/**
 * Whose move.
 */
side: Side,
/**
 * What White's sheet says; none where it has ended.
 */
white: WrittenMove | null,
/**
 * What Black's sheet says.
 */
black: WrittenMove | null,
/**
 * How they stand to each other.
 */
agreement: SheetAgreement,
/**
 * What counts, in the asked language; none while it is open.
 */
taken: string | null,
/**
 * The position before it.
 */
fen: string, };

/**
 * `tournament/compliance`: whether a tournament keeps to the FIDE rules.
 */
export type Compliance = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round that was paired last when FIDE mode was left, 0 before round 1; none while it is in it.
 */
left_fide_mode: number | null,
/**
 * What departs from the rules; the report tells it.
 */
departures: Array<Departure>, };

/**
 * `game/correct`: puts a move of the record right; `preview` writes nothing and tells what would follow.
 */
export type CorrectMove = {
/**
 * The pairing.
 */
pairing: number,
/**
 * How many plies the page saw.
 */
seen_plies: number,
/**
 * The move, by its index.
 */
index: number,
/**
 * What was played, in any notation.
 */
text: string,
/**
 * Only look.
 */
preview: boolean,
/**
 * Language of letters, for reading and for the answer.
 */
lang: string, };

/**
 * `incident/counts`.
 */
export type CountIncidents = {
/**
 * The tournament.
 */
tournament: number, };

/**
 * How often something was held against somebody.
 */
export type Counts = {
/**
 * Incidents.
 */
incidents: number,
/**
 * Illegal moves that were counted.
 */
illegal_moves: number,
/**
 * Warnings.
 */
warnings: number,
/**
 * Other penalties.
 */
penalties: number, };

/**
 * What a player did in one round.
 */
export type CrossCell = {
/**
 * The opponent's rank in this table; none without an opponent.
 */
opponent_rank: number | null,
/**
 * The opponent's pairing number.
 */
opponent: number | null,
/**
 * `white` or `black`; none without an opponent.
 */
colour: Side | null,
/**
 * TRF code; none while the game is not finished.
 */
result: string | null, };

/**
 * `game/cut`: takes the record back to its first `plies` plies.
 */
export type CutGame = {
/**
 * The pairing.
 */
pairing: number,
/**
 * How many plies stay.
 */
plies: number,
/**
 * Language of the answer.
 */
lang: string, };

/**
 * `period/date`: the day on which a game was played; none for that of its round.
 */
export type DateGame = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The day.
 */
date: string | null, };

/**
 * `live/decide`: where the record of a game and what its board tells differ.
 */
export type DecideLive = {
/**
 * The pairing.
 */
pairing: number,
/**
 * Which holds.
 */
holds: LiveHolds, };

/**
 * What the arbiter does with the proposal.
 */
export type Decision = { "kind": "as_proposed" } | { "kind": "otherwise",
/**
 * The result; none: the game goes on.
 */
result: BoardResult | null,
/**
 * Seconds for White and Black.
 */
clock_delta_s: [number, number],
/**
 * Why. It may be empty where the Laws leave the decision to the arbiter.
 */
reason: string,
/**
 * The sides against which an illegal move is counted.
 */
counted_against: Array<Side>,
/**
 * Whether the position before the illegal move is put back; none: as proposed.
 */
restores: boolean | null,
/**
 * The penalty chosen among the options, by its key.
 */
penalty: string | null,
/**
 * Points for White and Black beside the result, exact decimals; negative ones are taken (Laws 12.9).
 */
points: [string, string],
/**
 * The sides that are expelled from the tournament.
 */
expelled: Array<Side>, };

/**
 * Something that departs from the rules.
 */
export type Departure = {
/**
 * The round before or in which it happened; none for what the tournament is played by.
 */
round: number | null,
/**
 * What it is.
 */
message: Message, };

/**
 * Why a request was not done. The page decides by the code, never by a text.
 */
export type DeskError = {
/**
 * Key of the message catalogue, such as `error-no-event-open`.
 */
code: string,
/**
 * Arguments of the message.
 */
params: { [key in string]: string },
/**
 * What is to be known, and perhaps confirmed, before it is done.
 */
warning?: Warning, };

/**
 * A document that can be printed.
 */
export type DocumentKind = "pairings" | "pairings_by_name" | "results" | "standings" | "cross_table" | "players" | "check_in" | "slips" | "scoresheets" | "name_cards" | "board_cards" | "player_cards" | "workings" | "calendar" | "prizes" | "arbiters_report" | "clock_sheets" | "envelopes";

/**
 * Pages of a document.
 */
export type DocumentPreview = {
/**
 * How many pages there are.
 */
pages: number,
/**
 * Some of them from the one asked for, as SVG pictures.
 */
pictures: Array<string>, };

/**
 * What was set.
 */
export type DocumentPrinted = {
/**
 * How many pages.
 */
pages: number,
/**
 * The path written, if any.
 */
path: string | null,
/**
 * The file in base 64, if asked for.
 */
base64: string | null,
/**
 * Name to offer for the file.
 */
file_name: string, };

/**
 * An edition of the Laws, for the form of an event.
 */
export type EditionChoice = {
/**
 * Its code, as `2023-01`.
 */
code: string,
/**
 * `verified`, `excerpt`, `unverified`: how surely its text is known.
 */
status: string, };

/**
 * `round/end_manual`: pairing by hand ends, which `round/begin_manual` began.
 */
export type EndManual = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Why it is paired so; needed where the rules want it otherwise.
 */
reason: string, };

/**
 * How the game ended on the board.
 */
export type EndView = {
/**
 * Index of the last ply.
 */
index: number,
/**
 * `checkmate`, `stalemate`, `dead_position`, `fivefold_repetition`, `seventyfive_moves`.
 */
how: string,
/**
 * The article.
 */
article: string,
/**
 * The result that follows.
 */
result: BoardResult, };

/**
 * `result/enter`.
 */
export type EnterResult = {
/**
 * The pairing.
 */
pairing: number,
/**
 * None clears it.
 */
result: BoardResult | null, };

/**
 * What a player is asked for and has paid, as amounts; nothing is empty.
 */
export type EntryFee = {
/**
 * Asked for.
 */
fee: string,
/**
 * Whether that is the player's own fee, and not the tournament's.
 */
own: boolean,
/**
 * Paid so far.
 */
paid: string,
/**
 * Still to be paid.
 */
owes: string, };

/**
 * An event that can be chosen.
 */
export type EventChoice = {
/**
 * The event.
 */
event: string,
/**
 * Its everyday name.
 */
name: string,
/**
 * Other words to find it by.
 */
words: string,
/**
 * Whether it is among those that happen every day.
 */
common: boolean, };

/**
 * What an event is, as typed on its form (`event/new`, `event/edit`).
 */
export type EventForm = {
/**
 * Official name, the same in every round.
 */
name: string,
/**
 * City.
 */
site: string,
/**
 * Federation code of the site, three letters, or empty.
 */
federation: string,
/**
 * First day.
 */
start_date: string,
/**
 * Last day.
 */
end_date: string,
/**
 * Chief arbiter as the report has it: name, title, FIDE identity number, in any order (TRF26 record 102).
 */
chief_arbiter: string,
/**
 * Deputy arbiters, one a line, each written in the same way (record 112).
 */
deputy_arbiters: string,
/**
 * Edition of the Laws, as `2023-01`.
 */
edition: string,
/**
 * Standard, rapid or blitz.
 */
time_class: TimeClassChoice,
/**
 * `adequate` or `inadequate` for rapid and blitz (Laws A.2, B.2); no meaning for standard play.
 */
supervised: boolean,
/**
 * Time control in the PGN form, such as `40/5400+30:1800+30`; empty when not known.
 */
time_control: string, };

/**
 * What was found in an event file (`event/verify`).
 */
export type EventVerified = {
/**
 * The file.
 */
path: string,
/**
 * The kind of network share that it is on.
 */
share: string | null,
/**
 * The name of the event; empty if it cannot be read.
 */
name: string,
/**
 * Rows of the journal.
 */
acts: number,
/**
 * Tournaments.
 */
tournaments: number,
/**
 * Rounds of all of them.
 */
rounds: number,
/**
 * Games with moves.
 */
games: number,
/**
 * What is wrong; nothing if the file is whole.
 */
findings: Array<VerifyFinding>, };

/**
 * What the frame of the page shows of the open event (`event/show` and every call that opens one).
 */
export type EventView = {
/**
 * The event file.
 */
path: string,
/**
 * The kind of network share that the file is on, such as `cifs`; none for a disk of this computer.
 */
share: string | null,
/**
 * The event.
 */
form: EventForm,
/**
 * Tournaments in their order.
 */
tournaments: Array<TournamentView>,
/**
 * What undo would take back.
 */
undo: Act | null,
/**
 * What redo would do again.
 */
redo: Act | null,
/**
 * The last act, for the foot.
 */
last: Act | null, };

/**
 * What is shown on the board.
 */
export type Evidence = {
/**
 * Squares to light up, such as the checking piece.
 */
squares: Array<string>,
/**
 * Arrows, origin to destination.
 */
arrows: Array<[string, string]>,
/**
 * The position the ruling is about, in FEN.
 */
fen: string,
/**
 * How many plies had been written when the position stood, 0 being the start.
 */
occurrences: Array<number>,
/**
 * The positions then, in FEN; the last one after the intended move, if there is one.
 */
occurrence_fens: Array<string>,
/**
 * The moves that may be played, origin to destination.
 */
permitted: Array<[string, string]>,
/**
 * A mating line in UCI, from the position at the end.
 */
line: Array<string>,
/**
 * The positions after each move of `line`, in FEN.
 */
line_fens: Array<string>,
/**
 * Whether mate is still possible: `winnable`, `unwinnable`, `unknown`; empty when not asked.
 */
proof: string,
/**
 * Why it is not, in a sentence.
 */
because: string | null,
/**
 * The squares of the men that can never move nor be taken: the locked wall.
 */
wall: Array<string>, };

/**
 * `player/expel`: a player is expelled (Laws 12.9). Nothing is paired with him any more, and he has no place in the standings;
 * what he played stays.
 */
export type ExpelPlayer = {
/**
 * The entry.
 */
entry: number,
/**
 * Why.
 */
reason: string, };

/**
 * `round/explain`: why a pair of a Swiss is as it is, or why a player has the bye.
 */
export type ExplainPairing = {
/**
 * The pairing.
 */
pairing: number, };

/**
 * `standings/explain`: how a value of the table comes about.
 */
export type ExplainTieBreak = {
/**
 * The tournament.
 */
tournament: number,
/**
 * After this round; none for all results there are.
 */
after_round: number | null,
/**
 * The entry.
 */
entry: number,
/**
 * Which of [`StandingsView::tiebreaks`], from 0; none for the points.
 */
column: number | null, };

/**
 * `game/export`: which games.
 */
export type ExportGames = {
/**
 * The tournament; none for the whole event.
 */
tournament: number | null,
/**
 * The rounds; empty for all.
 */
rounds: Array<number>,
/**
 * The boards, as `1-4, 7`; empty for all.
 */
boards: string,
/**
 * Whether what follows an illegal move that stood, or a gap, is written once more as a game of its own from the position after
 * it, so that other programs can read it.
 */
parts: boolean,
/**
 * Where to.
 */
target: Target, };

/**
 * `trf/export`: the report of a tournament.
 */
export type ExportReport = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Where it goes.
 */
target: Target, };

/**
 * `table/export`: a table as comma-separated values.
 */
export type ExportTable = {
/**
 * The tournament; the journal is that of the event.
 */
tournament: number,
/**
 * Which.
 */
table: TableKind,
/**
 * The round of pairings and results, the round after which standings are; none for the last, or for all results.
 */
round: number | null,
/**
 * Only these players in standings; none for all.
 */
group?: StandingsGroup,
/**
 * Language of the headers and sentences: `en` or `es`.
 */
lang: string,
/**
 * What parts the cells: `;`, `,` or a tab. Empty for semicolons.
 */
delimiter: string,
/**
 * Where to.
 */
target: Target, };

/**
 * The kinds of answers.
 */
export type FactInput = { "kind": "side" } | { "kind": "yes_no" } | { "kind": "choice",
/**
 * They, in their order.
 */
options: Array<FactOption>, } | { "kind": "ply",
/**
 * The half-moves that can be meant, the likeliest first.
 */
options: Array<PlyOption>, } | { "kind": "move" } | { "kind": "number" } | { "kind": "both" } | { "kind": "text" };

/**
 * When a fact is asked.
 */
export type FactNeed = "must" | "shown" | "more" | "asked";

/**
 * An answer that can be chosen.
 */
export type FactOption = {
/**
 * What is sent.
 */
value: string,
/**
 * What is shown.
 */
text: string, };

/**
 * An answer to what an event asks.
 */
export type FactValue = boolean | number | string | {
/**
 * White's.
 */
white: number,
/**
 * Black's.
 */
black: number, };

/**
 * A fact, as it is asked.
 */
export type FactView = {
/**
 * Its field.
 */
field: string,
/**
 * The question.
 */
label: string,
/**
 * How to answer it.
 */
hint: string | null,
/**
 * The kind of answer.
 */
input: FactInput,
/**
 * When it is asked.
 */
need: FactNeed,
/**
 * What the record tells.
 */
value: FactValue | null, };

/**
 * The fees of a tournament (`fee/show`), as amounts; nothing is empty.
 */
export type FeesView = {
/**
 * What each player is asked for.
 */
fee: string,
/**
 * The sign or code of the money.
 */
currency: string,
/**
 * What all are asked for together.
 */
due: string,
/**
 * What all have paid.
 */
paid: string,
/**
 * What is still to be paid.
 */
owed: string,
/**
 * So many players still owe something.
 */
owing: number, };

/**
 * What would change of a player.
 */
export type FieldDifference = {
/**
 * What.
 */
field: ListedField,
/**
 * As it is, or empty.
 */
before: string,
/**
 * As the list has it.
 */
after: string, };

/**
 * What came of a check.
 */
export type FileChecked = {
/**
 * Its number, to ask for a game by.
 */
check: number,
/**
 * The file's name; empty for a text that was pasted.
 */
file: string,
/**
 * Games in the file.
 */
games: number,
/**
 * Half-moves replayed.
 */
plies: number,
/**
 * Games with an error.
 */
faulty: number,
/**
 * Games with a warning and no error.
 */
warned: number,
/**
 * The games, in file order.
 */
rows: Array<CheckedGame>,
/**
 * Games that were checked and counted, and are not among the rows: a table has room for so many.
 */
left_out: number, };

/**
 * `library/find`: players of the lists as they would be entered in a tournament, while somebody types.
 */
export type FindListed = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Words of the name, or the beginning of an identity number.
 */
words: string,
/**
 * How many players are wanted at most.
 */
limit: number, };

/**
 * Something a reader has to say about an input: where, what, and what was done about it.
 */
export type Finding = {
/**
 * Line in the file, counted from 1.
 */
line: number | null,
/**
 * Column, counted from 1.
 */
column: number | null,
/**
 * Whether the row or game could not be used.
 */
lost: boolean,
/**
 * What is to be said.
 */
message: Message, };

/**
 * `player/board`: a player who cannot move about always sits at one board.
 */
export type FixBoard = {
/**
 * The entry.
 */
entry: number,
/**
 * The board, from 1; none to let the player move again.
 */
board: number | null, };

/**
 * Why a player moved down from a bracket, or has the pairing-allocated bye.
 */
export type FloatReasons = {
/**
 * Pairing number.
 */
number: number,
/**
 * The bracket left.
 */
bracket: string,
/**
 * Whether this is the pairing-allocated bye.
 */
bye: boolean,
/**
 * Who else might have moved down, and what spoke against it.
 */
reasons: Array<PairingReason>, };

/**
 * A float.
 */
export type FloatView = "down" | "up";

/**
 * A fund as typed.
 */
export type FundForm = {
/**
 * Name.
 */
name: string,
/**
 * The sign or code of the money, or empty.
 */
currency: string,
/**
 * How money is shared.
 */
sharing: PrizeSharing,
/**
 * Whether a player may have a prize of this fund beside those of others; otherwise the greatest is kept.
 */
combinable: boolean,
/**
 * Who competes; none for everybody.
 */
who: StandingsGroup | null,
/**
 * The prizes, from the first place on.
 */
prizes: Array<PrizeForm>, };

/**
 * A fund and who has its prizes.
 */
export type FundView = {
/**
 * The fund.
 */
fund: FundForm,
/**
 * Who competes, in words; none for everybody.
 */
who: Message | null,
/**
 * The winners by places.
 */
won: Array<PrizeWon>,
/**
 * Prizes that nobody is there for.
 */
left: number,
/**
 * Who took a greater prize elsewhere.
 */
passed: Array<Message>, };

/**
 * What was held against the players of a game.
 */
export type GameCounts = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The round.
 */
round: number,
/**
 * The board.
 */
board: number,
/**
 * White and Black.
 */
players: [string, string],
/**
 * Against White.
 */
white: Counts,
/**
 * Against Black.
 */
black: Counts, };

/**
 * A game as the arbiter sees it.
 */
export type GameView = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The tournament.
 */
tournament: number,
/**
 * Round.
 */
round: number,
/**
 * Board.
 */
board: number,
/**
 * White.
 */
white: BoardPlayer,
/**
 * Black.
 */
black: BoardPlayer,
/**
 * The result in the table.
 */
result: BoardResult | null,
/**
 * Edition of the Laws it is played under.
 */
edition: string,
/**
 * Class.
 */
time_class: TimeClassChoice,
/**
 * Whether supervision is adequate.
 */
supervised: boolean,
/**
 * Seconds added for each move, from the time control; 0 without.
 */
increment_s: number,
/**
 * Starting position.
 */
start_fen: string,
/**
 * Whether it is Chess960.
 */
chess960: boolean,
/**
 * The scoresheet; illegal moves are rows too.
 */
plies: Array<PlyView>,
/**
 * The positions that were set up between them.
 */
set_ups: Array<SetUpView>,
/**
 * Position at the end of the record.
 */
fen: string,
/**
 * Whether that position is known: it is not after a move that nobody could read.
 */
known: boolean,
/**
 * Side to move there.
 */
side_to_move: Side,
/**
 * Number of the move to come.
 */
move_number: number,
/**
 * King in check there.
 */
check: string | null,
/**
 * Legal moves there: origin to destinations.
 */
destinations: { [key in string]: Array<string> },
/**
 * How often this position has been on the board, this time included.
 */
occurrences: number,
/**
 * Half-moves since a pawn move or a capture.
 */
quiet_plies: number,
/**
 * Illegal moves counted against White and Black.
 */
illegal_moves: [number, number],
/**
 * Who offers a draw with the last move.
 */
offer: Side | null,
/**
 * What may be claimed now.
 */
claims: Array<ClaimView>,
/**
 * Set if the game ended on the board, at the earliest ply where it did.
 */
ended: EndView | null,
/**
 * Last clock readings in milliseconds, White and Black.
 */
clocks_ms: [number | null, number | null],
/**
 * The illegal move that waits for a ruling: index into `plies`.
 */
waiting: number | null,
/**
 * Incidents and rulings of this game.
 */
incidents: Array<IncidentRow>, };

/**
 * What was exported.
 */
export type GamesExported = {
/**
 * Number of games.
 */
games: number,
/**
 * The path written, if any.
 */
path: string | null,
/**
 * The text, if asked for.
 */
text: string | null,
/**
 * Name to offer for the file.
 */
file_name: string, };

/**
 * What came of a PGN file.
 */
export type GamesImported = {
/**
 * One row a game, file by file.
 */
games: Array<ImportedGame>,
/**
 * Games of which something is taken in.
 */
new: number,
/**
 * How many files they stand in.
 */
files: number, };

/**
 * A game in the grid.
 */
export type GridGame = {
/**
 * The round.
 */
round: number,
/**
 * The colour of the row's player.
 */
colour: Side | null,
/**
 * TRF code of the row's player; none while the game is not finished.
 */
result: string | null, };

/**
 * The order of rows and columns of a grid.
 */
export type GridOrder = "rank" | "number";

/**
 * A row of the grid.
 */
export type GridRow = {
/**
 * Rank; none for those whose results do not count.
 */
rank: number | null,
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Who.
 */
player: PlayerForm,
/**
 * Points, exact decimal.
 */
points: string,
/**
 * One cell a row, in the same order: the games of the two, by rounds; none where the two are one.
 */
cells: Array<Array<GridGame> | null>, };

/**
 * The grid.
 */
export type GridView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * After this round.
 */
after_round: number,
/**
 * The rows.
 */
rows: Array<GridRow>, };

/**
 * A group that somebody is in.
 */
export type GroupChoice = {
/**
 * The group.
 */
group: StandingsGroup,
/**
 * What it is called.
 */
name: Message,
/**
 * How many are in it.
 */
players: number, };

/**
 * Something that is missing in a report, or does not fit.
 */
export type HealthFinding = {
/**
 * Whether the report cannot be sent with it; else rating officers may ask.
 */
error: boolean,
/**
 * The line of the report, from 1.
 */
line: number | null,
/**
 * The entry it concerns.
 */
entry: number | null,
/**
 * What is to be said.
 */
message: Message, };

/**
 * `game/import`: reads the games of a round from PGN; `preview` writes nothing.
 */
export type ImportGames = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Games are matched to the boards of this round; none takes the `Round` tag of each game.
 */
round: number | null,
/**
 * The file, or the path of a folder of files.
 */
source: Source,
/**
 * Only look.
 */
preview: boolean,
/**
 * Also take the results of the games for boards that have none.
 */
take_results: boolean, };

/**
 * `library/import`: FIDE's list in text or XML, packed or not, or a national one as CSV. It takes the place of the list
 * of its name once it is whole.
 */
export type ImportList = {
/**
 * The file.
 */
source: Source,
/**
 * Name of the list; empty for `FIDE`, or the file's name where it is a national list.
 */
name: string,
/**
 * What its ratings are, where it has one a player; none to go by the file's name.
 */
chapter: ListChapter | null,
/**
 * What the columns of a CSV list hold, in order (`number`, `name`, `rating`...; null for nothing); none to go by its
 * header.
 */
mapping: Array<string | null> | null, };

/**
 * `library/progress`: how far the import has come that is running.
 */
export type ImportProgress = {
/**
 * Thousandths of the work.
 */
permille: number, };

/**
 * `trf/import`: a new event of all that a report says.
 */
export type ImportReport = {
/**
 * Where the event file is made; it must not exist. None: in the folder of events, named after the event.
 */
path: string | null,
/**
 * The report.
 */
source: Source, };

/**
 * A game of a PGN file.
 */
export type ImportedGame = {
/**
 * Its file; empty for a text that was pasted.
 */
file: string,
/**
 * Line where it starts.
 */
line: number,
/**
 * White, as the file has it.
 */
white: string,
/**
 * Black.
 */
black: string,
/**
 * Its result tag.
 */
result: string,
/**
 * Half-moves read.
 */
plies: number,
/**
 * Round it went to.
 */
round: number | null,
/**
 * Board it went to; none if no board fits.
 */
board: number | null,
/**
 * Why it was not taken, or what to look at.
 */
notes: Array<Message>,
/**
 * What was odd in the file, with its line.
 */
findings: Array<Finding>, };

/**
 * What was held against players, by player, round and game; only those of which there is something.
 */
export type IncidentCounts = {
/**
 * The whole tournament.
 */
all: Counts,
/**
 * By player, in the order of names.
 */
players: Array<PlayerCounts>,
/**
 * By round.
 */
rounds: Array<RoundCounts>,
/**
 * By game, by rounds and boards.
 */
games: Array<GameCounts>, };

/**
 * What happened: an event of the Laws and its facts by their fields.
 */
export type IncidentIn = {
/**
 * The event, as `ruling/events` names it.
 */
event: string,
/**
 * The answers that were given; what is not known is left out.
 */
facts: { [key in string]: FactValue }, };

/**
 * A row of the incident log (`incident/list`).
 */
export type IncidentRow = {
/**
 * Its number.
 */
id: number,
/**
 * The pairing.
 */
pairing: number,
/**
 * Tournament name.
 */
tournament: string,
/**
 * Round.
 */
round: number,
/**
 * Board.
 */
board: number,
/**
 * When it was written.
 */
at: string,
/**
 * White and Black.
 */
players: [string, string],
/**
 * Index of the ply it belongs to, if it belongs to one.
 */
ply: number | null,
/**
 * The event.
 */
event: string,
/**
 * What happened.
 */
headline: Message,
/**
 * Who reported it.
 */
reported_by: Reporter | null,
/**
 * What the clocks showed when they were paused, in milliseconds.
 */
clocks_before_ms: [number | null, number | null],
/**
 * What they had to show afterwards.
 */
clocks_after_ms: [number | null, number | null],
/**
 * The penalty the arbiter chose, by its key in the catalogue.
 */
penalty: string | null,
/**
 * The sides the penalty was given to.
 */
penalised: Array<Side>,
/**
 * Points for White and Black beside the result, exact decimals.
 */
points: [string, string],
/**
 * The sides that were expelled.
 */
expelled: Array<Side>,
/**
 * The sides against which an illegal move was counted.
 */
counted_against: Array<Side>,
/**
 * The articles.
 */
articles: Array<string>,
/**
 * The edition they are cited from.
 */
edition: string,
/**
 * Result given, if any.
 */
result: BoardResult | null,
/**
 * Seconds added.
 */
clock_delta_s: [number, number],
/**
 * Whether the arbiter decided otherwise than proposed.
 */
otherwise: boolean,
/**
 * The arbiter's reason then.
 */
reason: string | null, };

/**
 * A comment of the report (`### MPA @ Round 3: ...`).
 */
export type IntegrityLine = {
/**
 * Its kind, as the report has it.
 */
kind: string,
/**
 * The round before or in which it happened.
 */
round: number,
/**
 * What was done.
 */
message: Message, };

/**
 * A row of the journal, with what its act changed.
 */
export type JournalDetail = {
/**
 * The row.
 */
row: JournalRow,
/**
 * So many rows of tables were changed.
 */
rows: number,
/**
 * The first of them.
 */
changes: Array<ChangedRow>, };

/**
 * What a row of the journal stands for.
 */
export type JournalKind = "act" | "undo" | "redo";

/**
 * A row of the journal (`journal/list`).
 */
export type JournalRow = {
/**
 * Counts from 1.
 */
number: number,
/**
 * When.
 */
at: string,
/**
 * Who.
 */
who: string,
/**
 * At which machine; empty where the row does not say.
 */
host: string,
/**
 * Name of the use case.
 */
call: string,
/**
 * What was done; an undo or redo says what its act said.
 */
message: Message,
/**
 * Act, undo or redo.
 */
kind: JournalKind,
/**
 * The act that was taken back or done again.
 */
target: number | null,
/**
 * Whether it is taken back at present.
 */
undone: boolean, };

/**
 * A player of the tournament, in short.
 */
export type KnownPlayer = {
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Name.
 */
name: string, };

/**
 * What the Laws say where a player is missing or came late.
 */
export type LateProposal = {
/**
 * The event to rule on.
 */
event: string,
/**
 * The result it gives, if any.
 */
result: BoardResult | null,
/**
 * Seconds for White and Black.
 */
clock_delta_s: [number, number],
/**
 * The articles.
 */
articles: Array<string>, };

/**
 * A player who was missing.
 */
export type Lateness = {
/**
 * When the player came.
 */
arrived_at: string | null,
/**
 * Minutes that have begun since the start of play, until the player came or until now.
 */
minutes: number, };

/**
 * The letterhead.
 */
export type LetterheadView = {
/**
 * At the foot, or empty.
 */
footer: string,
/**
 * The logo.
 */
logo: LogoView | null, };

/**
 * `library/list`.
 */
export type LibraryView = {
/**
 * The lists, by name.
 */
lists: Array<ListView>,
/**
 * Files of lists that cannot be read: they are to be imported again.
 */
unreadable: Array<string>, };

/**
 * What another event is like (`event/new`).
 */
export type Like = {
/**
 * A template by its name; none for the event that is open.
 */
template: string | null,
/**
 * Whether the players of the open event come along.
 */
players: boolean, };

/**
 * The kind of chess of a list that has one rating a player.
 */
export type ListChapter = "standard" | "rapid" | "blitz";

/**
 * The players of a tournament beside a list.
 */
export type ListComparison = {
/**
 * The list.
 */
list: ListView,
/**
 * Whom the list has otherwise.
 */
differences: Array<PlayerDifference>,
/**
 * Who is not in the list, or cannot be told from others there.
 */
unknown: Array<KnownPlayer>,
/**
 * How many are as the list has them.
 */
same: number, };

/**
 * `ruling/events`: everything an arbiter can be called for.
 */
export type ListEvents = {
/**
 * Language of the texts.
 */
lang: string, };

/**
 * What came of an import.
 */
export type ListImported = {
/**
 * The list.
 */
list: ListView,
/**
 * The first odd lines; all are counted in the list.
 */
findings: Array<Finding>, };

/**
 * `incident/list`.
 */
export type ListIncidents = {
/**
 * Only this tournament.
 */
tournament: number | null, };

/**
 * `journal/list`: the whole journal, or a part of it.
 */
export type ListJournal = {
/**
 * Rows before the one with this number alone.
 */
before?: number,
/**
 * Not more rows than so many: the last ones.
 */
most?: number, };

/**
 * What the columns of a national list are taken for; empty for a list of FIDE's, whose columns are known.
 */
export type ListLook = {
/**
 * Header and field of each column; an empty field for one that is not used.
 */
columns: Array<[string, string]>,
/**
 * The first rows, as they stand.
 */
sample: Array<Array<string>>,
/**
 * Fields that a column may be taken for.
 */
fields: Array<string>, };

/**
 * A rating list that is there.
 */
export type ListView = {
/**
 * Its name.
 */
name: string,
/**
 * The file it was read from.
 */
source: string,
/**
 * The month in its header (`OCT26`), where it has one.
 */
month: string | null,
/**
 * How it was written: `text`, `xml`, `csv`.
 */
format: string,
/**
 * When it was imported.
 */
imported_at: string,
/**
 * Its players.
 */
players: number,
/**
 * Its odd lines.
 */
odd: number, };

/**
 * A player of a list as he would be entered.
 */
export type ListedCandidate = {
/**
 * Name of the list.
 */
list: string,
/**
 * Identity number in the list.
 */
number: string,
/**
 * The player, with the rating for the event's class of play.
 */
player: PlayerForm,
/**
 * Marked inactive.
 */
inactive: boolean,
/**
 * The pairing number, of one who is in the tournament already.
 */
entered: number | null, };

/**
 * What a list knows of a player.
 */
export type ListedField = "rating" | "title" | "federation" | "fide_id" | "birth_year" | "sex";

/**
 * A player of a list. Empty text means not known.
 */
export type ListedPlayerView = {
/**
 * Name of the list.
 */
list: string,
/**
 * Identity number in the list.
 */
number: string,
/**
 * FIDE identity number, or empty.
 */
fide_id: string,
/**
 * `Last, First`.
 */
name: string,
/**
 * Title code, the highest; a title for women where there is no other.
 */
title: string,
/**
 * Titles of arbiters, organisers, trainers, as the list writes them.
 */
other_titles: string,
/**
 * Federation code.
 */
federation: string,
/**
 * `m`, `w` or empty.
 */
sex: string,
/**
 * Year of birth, 0 for not known.
 */
birth_year: number,
/**
 * Standard chess.
 */
standard: ListedRatingView,
/**
 * Rapid chess.
 */
rapid: ListedRatingView,
/**
 * Blitz.
 */
blitz: ListedRatingView,
/**
 * Marked inactive.
 */
inactive: boolean, };

/**
 * A rating with what belongs to it. 0 for unrated, and for a coefficient the list does not have.
 */
export type ListedRatingView = {
/**
 * The rating.
 */
rating: number,
/**
 * Rated games in the list's period.
 */
games: number,
/**
 * The coefficient K (B.02 8.3.3).
 */
k: number, };

/**
 * A board that is followed.
 */
export type LiveBoard = {
/**
 * The pairing.
 */
pairing: number,
/**
 * Its number.
 */
board: number,
/**
 * White.
 */
white: string,
/**
 * Black.
 */
black: string,
/**
 * How it stands.
 */
state: LiveState,
/**
 * Half-moves that the board tells.
 */
told: number,
/**
 * Whole minutes since its last move.
 */
quiet_min: number | null,
/**
 * The result it tells: `1-0`, `0-1` or `1/2-1/2`.
 */
result: string | null,
/**
 * Whether the table has a result.
 */
has_result: boolean,
/**
 * What is to be known of it.
 */
notes: Array<Message>,
/**
 * Whether its moves are not taken over before the arbiter has decided.
 */
to_decide: boolean, };

/**
 * What holds where they differ.
 */
export type LiveHolds = "board" | "record";

/**
 * A game of the files that belongs to no board.
 */
export type LiveOther = {
/**
 * The file.
 */
file: string,
/**
 * The line it starts on.
 */
line: number,
/**
 * White, as the file has it.
 */
white: string,
/**
 * Black.
 */
black: string,
/**
 * Why it belongs to none.
 */
note: Message, };

/**
 * What is followed, or was followed last.
 */
export type LiveShown = {
/**
 * What is followed now.
 */
following: LiveView | null,
/**
 * The folder that was followed last, on this machine.
 */
folder: string,
/**
 * The minutes that were given last.
 */
silent_min: number, };

/**
 * How a board stands.
 */
export type LiveState = "missing" | "follows" | "silent" | "held" | "over";

/**
 * The boards that are followed.
 */
export type LiveView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round.
 */
round: number,
/**
 * The folder or the file.
 */
folder: string,
/**
 * When it could be read last; none before the first time.
 */
looked_at: string | null,
/**
 * Why it cannot be read at the moment.
 */
failure: Message | null,
/**
 * Files of games in it.
 */
files: number,
/**
 * The boards of the round.
 */
boards: Array<LiveBoard>,
/**
 * Games in the files that belong to no board of the round.
 */
others: Array<LiveOther>, };

/**
 * What becomes of the logo.
 */
export type LogoChange = "keep" | "remove" | { "take": Source };

/**
 * The logo.
 */
export type LogoView = {
/**
 * Its kind, as `image/png`.
 */
media_type: string,
/**
 * The picture in base 64.
 */
base64: string, };

/**
 * `merge/look`: another file of the open event.
 */
export type LookForMerge = {
/**
 * The file.
 */
path: string, };

/**
 * `library/look`: look into a list before it is imported.
 */
export type LookIntoList = {
/**
 * The file.
 */
source: Source, };

/**
 * `check_in/mark`: players have come, or have not after all.
 */
export type MarkHere = {
/**
 * Their entries, of one tournament.
 */
entries: Array<number>,
/**
 * Whether they are here.
 */
here: boolean, };

/**
 * `start_of_play/mark`: whether a player of a board is there.
 */
export type MarkMissing = {
/**
 * The pairing.
 */
pairing: number,
/**
 * Which of the two.
 */
side: Side,
/**
 * Whether the player is there.
 */
sight: Sight, };

/**
 * An act, with who did it where.
 */
export type MergeAct = {
/**
 * Number in its journal.
 */
number: number,
/**
 * When.
 */
at: string,
/**
 * Who.
 */
who: string,
/**
 * At which machine; empty where the row does not say.
 */
host: string,
/**
 * What was done.
 */
message: Message,
/**
 * Act, undo or redo.
 */
kind: JournalKind, };

/**
 * Where something changed since the last common act.
 */
export type MergeChanged = "here" | "there" | "both";

/**
 * What changed in a part.
 */
export type MergeChanges = {
/**
 * How much of what.
 */
counts: Array<MergeCount>,
/**
 * The acts that did it, by their numbers, the last first.
 */
acts: Array<number>, };

/**
 * How much changed of one thing.
 */
export type MergeCount = {
/**
 * Of what.
 */
kind: MergeKind,
/**
 * How many.
 */
count: number, };

/**
 * What can change in a tournament.
 */
export type MergeKind = "settings" | "players" | "rounds" | "results" | "games" | "incidents" | "clocks";

/**
 * What the other file has otherwise than the open event.
 */
export type MergeLook = {
/**
 * The other file.
 */
path: string,
/**
 * The last act in both.
 */
common: MergeAct,
/**
 * What was done here since then, the last first.
 */
here: Array<MergeAct>,
/**
 * What was done there since then, the last first.
 */
there: Array<MergeAct>,
/**
 * The parts of the event that are not the same in both.
 */
parts: Array<MergePart>, };

/**
 * A part of the event that is not the same in both files. It is taken over as a whole or not at all.
 */
export type MergePart = {
/**
 * Which.
 */
part: MergeWhat,
/**
 * The name of the tournament; empty for another part.
 */
name: string,
/**
 * Where it changed.
 */
changed: MergeChanged,
/**
 * What changed here.
 */
here: MergeChanges,
/**
 * What changed there.
 */
there: MergeChanges,
/**
 * Why it cannot be taken over; none if it can. What changed in both can, in place of what is here.
 */
cannot_take: Message | null, };

/**
 * A part of an event.
 */
export type MergeWhat = "event" | "letterhead" | { "tournament": {
/**
 * Here.
 */
here: number | null,
/**
 * There.
 */
there: number | null, } };

/**
 * A sentence to show: a key of the message catalogue and its arguments, all as text.
 */
export type Message = {
/**
 * Key in `locales/`, such as `illegal-king-left-in-check`.
 */
key: string,
/**
 * Arguments by name.
 */
params: { [key in string]: string },
/**
 * The article it rests on, in the numbering of the game's edition.
 */
article: string | null, };

/**
 * What a correction brings.
 */
export type MoveCorrected = {
/**
 * The move corrected, then every later one whose meaning or legality changes with it.
 */
changes: Array<ChangedPly>,
/**
 * The game after it; none while only looking.
 */
game: GameView | null, };

/**
 * A move handed in.
 */
export type MoveIn = { "text": string } | { "squares": {
/**
 * Origin.
 */
from: string,
/**
 * Destination.
 */
to: string,
/**
 * `q r b n` or none.
 */
promotion: string | null, } };

/**
 * How a typed move was read.
 */
export type MoveReading = { "kind": "legal",
/**
 * In the asked language.
 */
san: string,
/**
 * Origin and destination.
 */
squares: [string, string], } | { "kind": "ambiguous",
/**
 * The legal moves that fit, in the asked language.
 */
candidates: Array<string>, } | { "kind": "illegal",
/**
 * In the asked language, as far as it can be written.
 */
san: string,
/**
 * Origin and destination; none where no single piece can be meant.
 */
squares: [string, string] | null,
/**
 * Why.
 */
reason: Message,
/**
 * Legal moves close to it, in the asked language.
 */
candidates: Array<string>, } | { "kind": "unreadable",
/**
 * Why, and what is expected.
 */
reason: Message,
/**
 * Legal moves close to it, in the asked language.
 */
candidates: Array<string>, } | { "kind": "unread",
/**
 * How many half-moves are missing: one for each `?` where nothing else is typed.
 */
plies: number, };

/**
 * `event/new`.
 */
export type NewEvent = {
/**
 * Where the event file is made; it must not exist. None: in the folder of events, named after the event.
 */
path: string | null,
/**
 * The event.
 */
form: EventForm,
/**
 * A template, or the open event, whose tournaments it has too.
 */
like: Like | null, };

/**
 * One requirement.
 */
export type NormRequirement = {
/**
 * The article of B.01.
 */
article: string,
/**
 * What is required: a key of the message catalogue.
 */
what: Message,
/**
 * The number needed.
 */
needed: number,
/**
 * Whether that is the most; else it is the least.
 */
at_most: boolean,
/**
 * The number found.
 */
found: number,
/**
 * Whether it is met or waived.
 */
met: boolean,
/**
 * The article that waives it.
 */
waived: string | null, };

/**
 * A player's games held against one norm.
 */
export type NormRow = {
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Who.
 */
player: PlayerForm,
/**
 * `GM`, `IM`, `WGM` or `WIM`.
 */
title: string,
/**
 * Whether there is a norm.
 */
met: boolean,
/**
 * Games that count.
 */
games: number,
/**
 * Points in them, exact decimal.
 */
score: string,
/**
 * Average rating of the opponents.
 */
average: number,
/**
 * Performance.
 */
performance: number,
/**
 * Every requirement.
 */
requirements: Array<NormRequirement>,
/**
 * How the games make a norm, which do not count and why, or what is still needed.
 */
notes: Array<Message>, };

/**
 * The title norms of a tournament (B.01).
 */
export type NormsView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The article by which the event needs no mix of federations.
 */
exemption: string | null,
/**
 * A row a player and title.
 */
rows: Array<NormRow>, };

/**
 * `clock/note`: what the clocks of a board show now.
 */
export type NoteReading = {
/**
 * The pairing.
 */
pairing: number,
/**
 * Why they are read.
 */
why: WhyRead,
/**
 * What they show, in milliseconds; none for one that was not read.
 */
clocks_ms: [number | null, number | null],
/**
 * The moves completed by White and Black; none where they were not counted.
 */
moves: [number | null, number | null],
/**
 * A remark.
 */
note: string, };

/**
 * A request that needs nothing.
 */
export type Nothing = Record<symbol, never>;

/**
 * `player/number`.
 */
export type NumberPlayers = {
/**
 * The tournament.
 */
tournament: number,
/**
 * How.
 */
numbering: Numbering, };

/**
 * How pairing numbers are given (`player/number`), before the first round is paired (C.05 art. 4; C.04.2 art. 2).
 */
export type Numbering = "by_rating" | { "by_lot": {
/**
 * Seed of the draw; none takes a new one.
 */
seed: number | null, } } | { "by_hand": Array<number> };

/**
 * `clock/sheet`, `adjournment/show` and the like: a board.
 */
export type OfPairing = {
/**
 * The pairing.
 */
pairing: number, };

/**
 * `player/list`.
 */
export type OfTournament = {
/**
 * The tournament.
 */
tournament: number, };

/**
 * `game/offer`: a draw was offered with a move, or was not after all.
 */
export type OfferDraw = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The move it was offered with, by its index.
 */
index: number,
/**
 * Whether it was offered.
 */
offered: boolean,
/**
 * Language of the answer.
 */
lang: string, };

/**
 * `adjournment/open`: the envelope is opened.
 */
export type OpenEnvelope = {
/**
 * The pairing.
 */
pairing: number,
/**
 * What is written, letter by letter; empty if nothing is.
 */
written: string, };

/**
 * `event/open`.
 */
export type OpenEvent = {
/**
 * An event file.
 */
path: string, };

/**
 * `round/pair`: pairs the next round. A round of a Swiss is a draft until it is published; a draft that stands is made
 * anew. Games without a result are adjourned by it and count as draws (C.04.2 art. 3.6).
 */
export type PairRound = {
/**
 * The tournament.
 */
tournament: number, };

/**
 * Why a pair is as it is.
 */
export type PairingExplained = {
/**
 * The pairing.
 */
pairing: number,
/**
 * Whether it is what the rules ask for; a pairing changed by hand may not be, and is not explained.
 */
by_the_rules: boolean,
/**
 * The score of the bracket it was made in; empty if it is not explained.
 */
bracket: string,
/**
 * What decided the colours.
 */
colours: Message | null,
/**
 * Who else came first to mind, and what spoke against it.
 */
reasons: Array<PairingReason>,
/**
 * Why its players moved down, or why one has the bye.
 */
floats: Array<FloatReasons>, };

/**
 * One thing to be said about a pairing.
 */
export type PairingFinding = {
/**
 * What is to be said.
 */
message: Message,
/**
 * The criterion it is about.
 */
criterion: Message | null,
/**
 * Whether it breaks an absolute rule.
 */
breaks: boolean, };

/**
 * `round/obstacles`: why the next round of a Swiss has no pairing.
 */
export type PairingObstacles = {
/**
 * Pairing numbers of players who cannot all be paired.
 */
stuck: Array<number>,
/**
 * The only others whom they may meet.
 */
opponents: Array<number>,
/**
 * What relaxing which rule would allow.
 */
ways_out: Array<Message>, };

/**
 * How far the pairing of a round has come (`round/progress`).
 */
export type PairingProgress = {
/**
 * Thousandths of the players of the round.
 */
permille: number, };

/**
 * An alternative and what speaks against it.
 */
export type PairingReason = {
/**
 * Pairing number of the one who might have been in the place.
 */
instead: number,
/**
 * The criterion that is worse then.
 */
criterion: Message, };

/**
 * `fee/pay`: what players are asked for and have paid. One act for all of them.
 */
export type PayFees = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Entries.
 */
entries: Array<number>,
/**
 * Their own fee, `0` for free; empty for that of the tournament; none to leave it.
 */
fee: string | null,
/**
 * What they have paid; none to leave it.
 */
paid: Payment | null, };

/**
 * What is written down as paid.
 */
export type Payment = "in_full" | { "amount": string };

/**
 * Something the arbiter may choose.
 */
export type PenaltyOption = {
/**
 * Its key in the catalogue, as the log keeps it.
 */
penalty: string,
/**
 * What it is.
 */
text: string, };

/**
 * A game and its day.
 */
export type PeriodGame = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The round.
 */
round: number,
/**
 * The board.
 */
board: number,
/**
 * White.
 */
white: string,
/**
 * Black.
 */
black: string,
/**
 * The result, once there is one.
 */
result: BoardResult | null,
/**
 * The day it counts for; none where that is not known.
 */
date: string | null,
/**
 * Whether that is its own day and not that of its round.
 */
moved: boolean, };

/**
 * A month in which games were played.
 */
export type PeriodRow = {
/**
 * `2026-09`.
 */
period: string,
/**
 * Games in it.
 */
games: number,
/**
 * Games in it that have no result yet.
 */
missing: number,
/**
 * Players with a game in it.
 */
players: number,
/**
 * Those of them whose rating in this month is known; the others are reported with the rating they entered with.
 */
ratings: number,
/**
 * The note it was closed with; none while it is open.
 */
closed: string | null, };

/**
 * The rating periods of a tournament (`period/show`): the months in which its games were played.
 */
export type PeriodsView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Whether the event lasts more than 30 days, so that each month is reported by itself.
 */
long: boolean,
/**
 * The months, in order.
 */
periods: Array<PeriodRow>,
/**
 * Every game, by rounds and boards.
 */
games: Array<PeriodGame>,
/**
 * Games of which no day is known: neither their own nor that of their round. They count in the month in which the
 * event ends.
 */
undated: number, };

/**
 * `game/play`: adds a move at the end of the record, legal or not; an illegal one is kept and marked.
 */
export type PlayMove = {
/**
 * The pairing.
 */
pairing: number,
/**
 * How many plies the page saw, so that a key held twice writes once.
 */
seen_plies: number,
/**
 * The move.
 */
played: MoveIn,
/**
 * Clock after it, in milliseconds.
 */
clock_ms: number | null,
/**
 * Language of letters, for reading and for the answer.
 */
lang: string, };

/**
 * The card of a player.
 */
export type PlayerCard = {
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Who.
 */
player: PlayerForm,
/**
 * After this round.
 */
after_round: number,
/**
 * Rank; none for a player whose results do not count.
 */
rank: number | null,
/**
 * Points, exact decimal.
 */
points: string,
/**
 * The tie-breaks.
 */
tiebreaks: Array<TieBreakColumn>,
/**
 * Their values, exact decimals; empty for none.
 */
values: Array<string>,
/**
 * The rounds.
 */
rounds: Array<CardRound>,
/**
 * What all published rounds do to the rating, with performance and working.
 */
rating: RatingRow | null, };

/**
 * What was held against a player.
 */
export type PlayerCounts = {
/**
 * The entry.
 */
entry: number,
/**
 * Who.
 */
name: string,
/**
 * How often.
 */
counts: Counts, };

/**
 * What a list says otherwise of a player.
 */
export type PlayerDifference = {
/**
 * Who.
 */
player: KnownPlayer,
/**
 * The name in the list, where it is another: the identity number may be wrong. It is not taken over.
 */
other_name: string | null,
/**
 * Whether he was found by name and federation, having no identity number.
 */
by_name: boolean,
/**
 * What would change.
 */
changes: Array<FieldDifference>, };

/**
 * A player as typed (`player/add`, `player/edit`). Empty text means not known.
 */
export type PlayerForm = {
/**
 * None to add one; else the entry to edit.
 */
entry: number | null,
/**
 * `Last, First`.
 */
name: string,
/**
 * Title code (`GM`...), or empty.
 */
title: string,
/**
 * Federation code, or empty.
 */
federation: string,
/**
 * Rating, 0 for unrated.
 */
rating: number,
/**
 * FIDE identity number, or empty.
 */
fide_id: string,
/**
 * `m`, `w` or empty.
 */
sex: string,
/**
 * Year of birth, 0 for not known.
 */
birth_year: number,
/**
 * Club.
 */
club: string, };

/**
 * `player/add`, `player/edit`.
 */
export type PlayerIn = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The player.
 */
player: PlayerForm, };

/**
 * A row of the list of players.
 */
export type PlayerRow = {
/**
 * The entry in this tournament.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * The player; `entry` is set.
 */
player: PlayerForm,
/**
 * Why the player cannot be removed or renumbered any more: the tournament has begun.
 */
frozen: boolean,
/**
 * The first round the player is paired in; more than 1 for a late entry.
 */
first_round: number,
/**
 * The last round before the player withdrew; none who plays on.
 */
withdrawn_after: number | null,
/**
 * Whether that is an expulsion.
 */
expelled: boolean,
/**
 * The board of a player who cannot move about.
 */
fixed_board: number | null,
/**
 * Byes asked for, by rounds.
 */
byes: Array<ByeAsked>,
/**
 * The entry fee; none where the tournament asks for none.
 */
fee: EntryFee | null, };

/**
 * What becomes of several players at once.
 */
export type PlayersChange = { "club": string } | { "federation": string } | { "sex": string } | { "bye": {
/**
 * From 1; not paired yet.
 */
round: number,
/**
 * `H`, `Z` or `F`; none to be paired after all.
 */
result: string | null, } } | { "withdrawn": boolean } | "removed";

/**
 * What a file of players holds.
 */
export type PlayersRead = {
/**
 * `csv` or `trf`.
 */
format: string,
/**
 * Encoding found: `UTF-8`, `windows-1252`...
 */
encoding: string,
/**
 * For CSV: the delimiter, and for each column its header and the field it is taken for, or empty.
 */
delimiter: string,
/**
 * For CSV: whether a row names the columns.
 */
header: boolean,
/**
 * Header and field of each column.
 */
columns: Array<[string, string]>,
/**
 * For CSV: the first rows as they stand, to see by what the columns are.
 */
sample: Array<Array<string>>,
/**
 * Encodings that may be chosen.
 */
encodings: Array<string>,
/**
 * Fields that a column may be taken for.
 */
fields: Array<string>,
/**
 * The players, in the order of the file.
 */
players: Array<PlayerForm>,
/**
 * What was odd, with its line; duplicates of players already entered are here too.
 */
findings: Array<Finding>, };

/**
 * What became of a ply.
 */
export type PlyMark = "legal" | "illegal" | "reinstated" | "stands" | "void" | "unread";

/**
 * A half-move that can be chosen.
 */
export type PlyOption = {
/**
 * Its index.
 */
index: number,
/**
 * `23... Qd2`.
 */
text: string, };

/**
 * A row of the scoresheet.
 */
export type PlyView = {
/**
 * Index, from 0.
 */
index: number,
/**
 * Move number.
 */
number: number,
/**
 * Who moved.
 */
side: Side,
/**
 * The move in the asked language.
 */
san: string,
/**
 * As it was typed, where that differs.
 */
typed: string | null,
/**
 * Origin and destination; none for a gap.
 */
squares: [string, string] | null,
/**
 * Legality.
 */
mark: PlyMark,
/**
 * Why it is illegal.
 */
reason: Message | null,
/**
 * Position after it (unchanged by a rejected move).
 */
fen: string,
/**
 * King in check there.
 */
check: string | null,
/**
 * Clock after it, in milliseconds.
 */
clock_ms: number | null,
/**
 * Whether a draw was offered with it.
 */
draw_offer: boolean,
/**
 * Comment.
 */
comment: string | null, };

/**
 * Whether a player is here for the round.
 */
export type Presence = "here" | "missing" | { "bye": string } | "out";

/**
 * `print/preview`: the pages as pictures.
 */
export type PreviewDocument = {
/**
 * What.
 */
form: PrintForm,
/**
 * The first page to show, from 0.
 */
first: number, };

/**
 * `print/document`: a document as a file to be printed (PDF).
 */
export type PrintDocument = {
/**
 * What.
 */
form: PrintForm,
/**
 * Where to.
 */
target: Target, };

/**
 * What to print and on what.
 */
export type PrintForm = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Which document.
 */
document: DocumentKind,
/**
 * The round it is about, or after which it stands; none for the last that is paired.
 */
round: number | null,
/**
 * The pairing number of one player, for cards and the working; none for all cards.
 */
player: number | null,
/**
 * The sheet.
 */
sheet: SheetSize,
/**
 * Language of the paper, whatever the screen speaks: `en` or `es`.
 */
lang: string,
/**
 * Larger letters, for the wall.
 */
large: boolean,
/**
 * Whether the pages say as of when they stand: the time of the last act.
 */
stamp: boolean,
/**
 * Result slips on a sheet: 2, 4 or 8; 0 for four.
 */
slips_per_page: number,
/**
 * By how many minutes the clocks of the place are ahead of UTC, for the times of what happened.
 */
utc_offset_min?: number, };

/**
 * `print/manual`: the user's manual as a file (PDF). It needs no event.
 */
export type PrintManual = {
/**
 * The sheet.
 */
sheet: SheetSize,
/**
 * Its language: `en` or `es`.
 */
lang: string,
/**
 * Where to.
 */
target: Target, };

/**
 * A prize as typed.
 */
export type PrizeForm = {
/**
 * Money, with up to two decimals: `250`, `99.50`; or empty.
 */
amount: string,
/**
 * What else goes with the place: a cup, a book; or empty.
 */
thing: string, };

/**
 * How players with equal points share money.
 */
export type PrizeSharing = "by_place" | "equal" | "hort";

/**
 * A prize and who has it.
 */
export type PrizeWon = {
/**
 * The place in the fund.
 */
place: number,
/**
 * The entry.
 */
entry: number,
/**
 * The rank in the tournament.
 */
rank: number,
/**
 * Pairing number.
 */
number: number,
/**
 * The player.
 */
player: PlayerForm,
/**
 * Points, as `6.5`.
 */
points: string,
/**
 * Money, as `250.00`; empty where there is none.
 */
amount: string,
/**
 * What else, or empty.
 */
thing: string,
/**
 * How the amount came about, where players share.
 */
working: Message | null, };

/**
 * The prizes of a tournament.
 */
export type PrizesView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * After this round.
 */
after_round: number,
/**
 * Boards without a result so far.
 */
missing: number,
/**
 * The funds in their order.
 */
funds: Array<FundView>, };

/**
 * `player/prohibit`: two players are not paired with each other (C.04.1 art. 7), or may be again.
 */
export type ProhibitPair = {
/**
 * An entry.
 */
one: number,
/**
 * Another entry of the same tournament.
 */
other: number,
/**
 * Whether they may not meet.
 */
prohibited: boolean,
/**
 * Whether it is only a wish, which gives way where no pairing keeps it.
 */
weak: boolean,
/**
 * The last round it holds for; none for all.
 */
last_round: number | null, };

/**
 * Two players who are not paired with each other.
 */
export type ProhibitedPair = {
/**
 * An entry.
 */
one: number,
/**
 * Another.
 */
other: number,
/**
 * Whether it is only a wish, which gives way where no pairing keeps it.
 */
weak: boolean,
/**
 * The last round it holds for; none for all.
 */
last_round: number | null, };

/**
 * A ruling, ready to be read to two players.
 */
export type Proposal = {
/**
 * What happened, in a sentence.
 */
headline: string,
/**
 * The ruling line by line, each with its article.
 */
lines: Array<RulingLine>,
/**
 * The whole, to be read aloud.
 */
text: string,
/**
 * The result it gives; none if the game goes on.
 */
result: BoardResult | null,
/**
 * Seconds to add to White's and Black's clock.
 */
clock_delta_s: [number, number],
/**
 * What the clocks must show now, in milliseconds, where the readings are known.
 */
clocks_ms: [number | null, number | null],
/**
 * The moves the player may choose from, in the asked language; none if free.
 */
permitted: Array<string> | null,
/**
 * What the board shows.
 */
evidence: Evidence,
/**
 * Questions only the arbiter can answer; while there are any, nothing can be applied as proposed.
 */
questions: Array<Question>,
/**
 * What the Laws leave to the arbiter to choose from.
 */
options: Array<PenaltyOption>,
/**
 * The sides against which an illegal move is counted.
 */
counted_against: Array<Side>,
/**
 * Whether the position before the illegal move is put back; none where it is about no move of the record.
 */
restores: boolean | null,
/**
 * `verified`, `excerpt`, `unverified`: how surely the edition's text is known.
 */
status: string,
/**
 * Edition cited.
 */
edition: string,
/**
 * The articles it rests on, the deciding one first.
 */
articles: Array<string>, };

/**
 * `ruling/propose`: what the Laws say; nothing is written.
 */
export type ProposeRuling = {
/**
 * What it is about.
 */
on: RulingOn,
/**
 * What happened.
 */
incident: IncidentIn,
/**
 * What is to be assumed of the game; none: what the event and the board say.
 */
circumstances: Circumstances | null,
/**
 * What the clocks show when paused, White and Black, in milliseconds; none: not known.
 */
clocks_ms: [number | null, number | null],
/**
 * Language of the texts.
 */
lang: string, };

/**
 * `round/publish`: a draft goes on the wall, and results can be entered.
 */
export type PublishRound = {
/**
 * The tournament.
 */
tournament: number, };

/**
 * A question that only the arbiter can answer.
 */
export type Question = {
/**
 * The question.
 */
text: string,
/**
 * The fact that answers it, by its field; none: the arbiter answers it by the decision.
 */
fact: string | null, };

/**
 * A player's change or first rating.
 */
export type RatingRow = {
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Who.
 */
player: PlayerForm,
/**
 * Rated games.
 */
games: number,
/**
 * Points in them, exact decimal.
 */
score: string,
/**
 * Points expected of a rated player, exact decimal.
 */
expected: string | null,
/**
 * Points less those expected, of a rated player: K times this is the change. Exact decimal.
 */
delta: string | null,
/**
 * K of a rated player.
 */
k: number | null,
/**
 * The change of a rated player, exact decimal.
 */
change: string | null,
/**
 * The change in whole points.
 */
rounded: number | null,
/**
 * The new rating, or the first; none if it is below the lowest that is published or there is none yet.
 */
new: number | null,
/**
 * The performance.
 */
performance: number | null,
/**
 * The games with their working.
 */
terms: Array<RatingTerm>,
/**
 * Why K is what it is, how the sum is made, why there is no first rating, which rounds are not rated and why.
 */
notes: Array<Message>, };

/**
 * The working of one game.
 */
export type RatingTerm = {
/**
 * The round.
 */
round: number,
/**
 * The opponent's pairing number.
 */
opponent: number,
/**
 * The opponent's rating.
 */
rating: number,
/**
 * Own rating less the opponent's.
 */
difference: number,
/**
 * The difference that counts, after the 400-point rule.
 */
counted: number,
/**
 * Points, exact decimal.
 */
score: string,
/**
 * Points expected, exact decimal.
 */
expected: string,
/**
 * Points less those expected, exact decimal.
 */
delta: string, };

/**
 * What a tournament does to ratings (B.02). Estimates: only FIDE's list counts.
 */
export type RatingsView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The class it is rated as.
 */
time_class: TimeClassChoice,
/**
 * A row a player, by pairing number.
 */
rows: Array<RatingRow>, };

/**
 * `game/read_move`: how a text would be read in the position at the end; nothing is written.
 */
export type ReadMove = {
/**
 * The pairing.
 */
pairing: number,
/**
 * What was typed.
 */
text: string,
/**
 * Language of the piece letters tried first.
 */
lang: string, };

/**
 * `player/read`: look into a CSV or TRF file without writing; `player/import`: take the players in.
 */
export type ReadPlayers = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The file.
 */
source: Source,
/**
 * What a person says of a CSV file against what would be guessed.
 */
reading?: Reading, };

/**
 * How to read a CSV file. What is left empty is guessed.
 */
export type Reading = {
/**
 * One of [`PlayersRead::encodings`], or another name of an encoding; empty to guess.
 */
encoding: string,
/**
 * What parts the cells, one character; empty to guess.
 */
delimiter: string,
/**
 * Whether the first row names the columns; none to guess.
 */
header: boolean | null,
/**
 * Columns by their place from 0, each with one of [`PlayersRead::fields`], or empty for a column that is not used.
 */
columns: Array<[number, string]>,
/**
 * A rating list that fills in what is missing of players whose FIDE identity number it has; empty for none.
 */
fill_from: string, };

/**
 * A file that was open before (`app/recent`).
 */
export type RecentEvent = {
/**
 * The event file.
 */
path: string,
/**
 * Whether the file is still there.
 */
exists: boolean,
/**
 * Event name.
 */
name: string,
/**
 * First day.
 */
start_date: string,
/**
 * Last day.
 */
end_date: string,
/**
 * Players in it.
 */
players: number,
/**
 * Last paired round of its first tournament, 0 for none.
 */
round: number, };

/**
 * `player/remove`: before the first round is paired.
 */
export type RemovePlayer = {
/**
 * The entry.
 */
entry: number, };

/**
 * `clock/remove`: a reading was noted by mistake.
 */
export type RemoveReading = {
/**
 * Its number.
 */
reading: number, };

/**
 * `template/remove`.
 */
export type RemoveTemplate = {
/**
 * Its name.
 */
name: string, };

/**
 * A report that was written.
 */
export type ReportExported = {
/**
 * Where it was written, if it was.
 */
path: string | null,
/**
 * The report, if it was asked for.
 */
text: string | null,
/**
 * A name for the file.
 */
file_name: string,
/**
 * What the event holds and a report cannot.
 */
losses: Array<Message>, };

/**
 * A file of the report.
 */
export type ReportFile = {
/**
 * Its name.
 */
name: string,
/**
 * What is in it.
 */
text: string, };

/**
 * The report, as it is or would be written.
 */
export type ReportForDevelopers = {
/**
 * Its files.
 */
files: Array<ReportFile>,
/**
 * The zip file that was written, or empty.
 */
path: string, };

/**
 * Whether a report can be sent to FIDE.
 */
export type ReportHealth = {
/**
 * Whether nothing stands in the way.
 */
sendable: boolean,
/**
 * What is missing or does not fit, the worst first.
 */
findings: Array<HealthFinding>,
/**
 * What makes the pairings impossible to make again; the report says so in comments.
 */
integrity: Array<IntegrityLine>, };

/**
 * What became of a report.
 */
export type ReportImported = {
/**
 * The event, which is open now.
 */
event: EventView,
/**
 * Its tournament.
 */
tournament: number,
/**
 * What was odd about the file, with line and column, and what was adjusted.
 */
findings: Array<Finding>,
/**
 * What the file says and the event cannot hold.
 */
losses: Array<Message>, };

/**
 * `period/report`: the report of a month alone.
 */
export type ReportPeriod = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The month, `2026-09`.
 */
period: string,
/**
 * Where it goes.
 */
target: Target, };

/**
 * Who reported an incident.
 */
export type Reporter = "white" | "black" | "arbiter" | "other";

/**
 * What was put back.
 */
export type Restored = {
/**
 * Where the event is kept as it was before.
 */
kept: string, };

/**
 * `adjournment/resume`: the time of the resumption has come; who is there.
 */
export type ResumeGame = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The players who are present.
 */
present: Array<Side>, };

/**
 * What a draft changed by hand would break or worsen.
 */
export type RoundChecked = {
/**
 * Whether everybody is in it once who is to be paired, and nobody else.
 */
complete: boolean,
/**
 * Nothing if it is what the rules ask for.
 */
findings: Array<PairingFinding>, };

/**
 * What was held against the players of a round.
 */
export type RoundCounts = {
/**
 * The round.
 */
round: number,
/**
 * How often.
 */
counts: Counts, };

/**
 * A paired round, in short.
 */
export type RoundSummary = {
/**
 * From 1.
 */
number: number,
/**
 * Boards with two players.
 */
boards: number,
/**
 * Boards without a result.
 */
missing: number,
/**
 * Whether it is only proposed: nobody has been told, and nothing can be entered.
 */
draft: boolean, };

/**
 * A round's list.
 */
export type RoundView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * From 1.
 */
round: number,
/**
 * Boards in order, the bye last.
 */
boards: Array<BoardRow>,
/**
 * Boards without a result.
 */
missing: number,
/**
 * Whether `round/unpair` would take it back.
 */
can_unpair: boolean,
/**
 * Whether it is only proposed: nobody has been told, and nothing can be entered.
 */
draft: boolean,
/**
 * Whether it is being paired by hand, until `round/end_manual`.
 */
manual: boolean,
/**
 * Players who meet although they are not to if that can be helped.
 */
gave_way: Array<ProhibitedPair>, };

/**
 * What an event asks.
 */
export type RulingForm = {
/**
 * The event.
 */
event: string,
/**
 * Its everyday name.
 */
name: string,
/**
 * Its facts, in the order in which they are asked.
 */
facts: Array<FactView>,
/**
 * What the game is played under.
 */
circumstances: Circumstances,
/**
 * What was held against the two players before, in sentences.
 */
earlier: Array<string>, };

/**
 * A line of a ruling.
 */
export type RulingLine = {
/**
 * Sentence in the asked language.
 */
text: string,
/**
 * Article, such as `7.5.5`.
 */
article: string | null, };

/**
 * What a ruling is asked about.
 */
export type RulingOn = { "kind": "board",
/**
 * The pairing.
 */
pairing: number, } | { "kind": "position",
/**
 * The position in FEN, legal or not.
 */
fen: string,
/**
 * Whether it is from a game of Chess960.
 */
chess960: boolean, };

/**
 * `template/save`: keeps what the open event was set up with, in the place of a template of that name.
 */
export type SaveTemplate = {
/**
 * Its name: letters, digits, spaces and hyphens.
 */
name: string, };

/**
 * What was saved.
 */
export type Saved = {
/**
 * The file.
 */
path: string, };

/**
 * What results are worth: exact decimals such as `0.5` (C.04.2; TRF26 record 162).
 */
export type ScoringForm = {
/**
 * A win, a forfeit win, a full-point bye.
 */
win: string,
/**
 * A draw, a half-point bye.
 */
draw: string,
/**
 * A loss over the board.
 */
loss: string,
/**
 * An absence, a loss by forfeit.
 */
absence: string,
/**
 * The pairing-allocated bye (C.04.1 art. 4).
 */
pairing_allocated_bye: string, };

/**
 * `adjournment/seal`: a game is adjourned, or what stands on its envelope is corrected (Guidelines I.2).
 */
export type SealMove = {
/**
 * The pairing.
 */
pairing: number,
/**
 * Who seals the move.
 */
sealer: Side,
/**
 * The position immediately before the sealed move, in FEN.
 */
fen: string,
/**
 * What the clocks show, in milliseconds.
 */
clocks_ms: [number | null, number | null],
/**
 * Whose draw offer stands.
 */
draw_offer: Side | null,
/**
 * Whether White's and Black's scoresheets are in the envelope.
 */
scoresheets: [boolean, boolean],
/**
 * Who keeps the envelope.
 */
keeper: string,
/**
 * Date, time and place of the resumption.
 */
resumption: string, };

/**
 * `library/search`: words of the name in any order, from their beginnings, without accents; or the beginning of an
 * identity number.
 */
export type SearchLibrary = {
/**
 * The words.
 */
words: string,
/**
 * Code of a federation; empty for all.
 */
federation: string,
/**
 * Name of the list; empty for all.
 */
list: string,
/**
 * How many players are wanted at most.
 */
limit: number, };

/**
 * A board in the second pass.
 */
export type SecondPassBoard = {
/**
 * The pairing.
 */
pairing: number,
/**
 * What was typed the second time; none yet.
 */
result: BoardResult | null,
/**
 * Whether that is the result.
 */
agreement: Agreement, };

/**
 * What the second person typed, against the results (`second_pass/show`, `second_pass/enter`).
 */
export type SecondPassView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round, from 1.
 */
round: number,
/**
 * Its boards with two players, in order.
 */
boards: Array<SecondPassBoard>,
/**
 * Boards that were not typed a second time yet.
 */
missing: number,
/**
 * Boards where the second pass says otherwise than the result.
 */
differing: number, };

/**
 * `tournament/calendar`: when the rounds of a tournament begin, all of them.
 */
export type SetCalendar = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The rounds; one that is not here is not dated any more.
 */
rounds: Array<CalendarRound>, };

/**
 * `fee/set`: what a tournament asks of each player.
 */
export type SetFee = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Money, with up to two decimals: `40`, `12.50`; empty for no fee.
 */
fee: string,
/**
 * The sign or code of the money, or empty.
 */
currency: string, };

/**
 * `letterhead/set`: what stands on every paper and on the web site.
 */
export type SetLetterhead = {
/**
 * At the foot of each page, or empty.
 */
footer: string,
/**
 * What becomes of the logo.
 */
logo: LogoChange, };

/**
 * `prize/set`: writes all funds of a tournament.
 */
export type SetPrizes = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The funds in their order: of equal prizes a player keeps that of the first.
 */
funds: Array<FundForm>, };

/**
 * `clock/rules`: what a tournament says of time at the boards.
 */
export type SetTimeRules = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Minutes until a player has to be there (Laws 6.7.1); none where the regulations are silent.
 */
default_time_min: number | null,
/**
 * Minutes between readings of the clocks; none where they are noted only when something happens.
 */
reading_interval_min: number | null, };

/**
 * Why a position is set up.
 */
export type SetUpCause = "gap" | "put_right";

/**
 * `game/set_up`: a position is set up after the last move of the record; before the first one the game begins from it.
 */
export type SetUpPosition = {
/**
 * The pairing.
 */
pairing: number,
/**
 * How many plies the page saw.
 */
seen_plies: number,
/**
 * Why.
 */
cause: SetUpCause,
/**
 * The position, legal or not, with the side to move, the rights and the counters.
 */
fen: string,
/**
 * Language of the answer.
 */
lang: string, };

/**
 * A position that the arbiter set up in a game.
 */
export type SetUpView = {
/**
 * Before the ply of this index; the number of plies where none was played since.
 */
index: number,
/**
 * Why.
 */
cause: SetUpCause,
/**
 * The position.
 */
fen: string, };

/**
 * How two scoresheets stand to each other at a half-move.
 */
export type SheetAgreement = "same" | "only_white" | "only_black" | "differ" | "decided";

/**
 * The sheet.
 */
export type SheetSize = "a4" | "letter";

/**
 * Two scoresheets, half-move by half-move, as far as they agree or were decided on.
 */
export type SheetsCompared = {
/**
 * The half-moves; the last one may be open.
 */
rows: Array<ComparedRow>,
/**
 * The half-move that waits for the arbiter, by its index.
 */
open: number | null,
/**
 * The game, once it was taken.
 */
game: GameView | null, };

/**
 * `player/card`: a player's way through the tournament.
 */
export type ShowCard = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The entry.
 */
entry: number,
/**
 * After this round; none for all results there are.
 */
after_round: number | null, };

/**
 * `check_in/show`.
 */
export type ShowCheckIn = {
/**
 * The tournament.
 */
tournament: number, };

/**
 * `pgn/game`: a game of the file checked last.
 */
export type ShowCheckedGame = {
/**
 * The number of the check.
 */
check: number,
/**
 * The number of the game.
 */
game: number,
/**
 * The language of the moves' letters: `en`, `es`.
 */
lang: string, };

/**
 * `game/show`.
 */
export type ShowGame = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The language of the moves' letters: `en`, `es`.
 */
lang: string, };

/**
 * `standings/grid`: everybody against everybody.
 */
export type ShowGrid = {
/**
 * The tournament.
 */
tournament: number,
/**
 * After this round; none for all results there are.
 */
after_round: number | null,
/**
 * The order of rows and columns.
 */
order: GridOrder, };

/**
 * `journal/show`.
 */
export type ShowJournal = {
/**
 * The row.
 */
number: number, };

/**
 * `library/show`.
 */
export type ShowListed = {
/**
 * Name of the list.
 */
list: string,
/**
 * Identity number of the player.
 */
number: string, };

/**
 * `norm/show`.
 */
export type ShowNorms = {
/**
 * The tournament.
 */
tournament: number,
/**
 * One player; none for all who have a norm or may still make one.
 */
entry: number | null, };

/**
 * `prize/show`: who has the prizes as things stand.
 */
export type ShowPrizes = {
/**
 * The tournament.
 */
tournament: number,
/**
 * After this round; none for all that are paired.
 */
after_round: number | null, };

/**
 * `rating/show`.
 */
export type ShowRatings = {
/**
 * The tournament.
 */
tournament: number, };

/**
 * `round/show`.
 */
export type ShowRound = {
/**
 * The tournament.
 */
tournament: number,
/**
 * From 1.
 */
round: number, };

/**
 * `standings/show`.
 */
export type ShowStandings = {
/**
 * The tournament.
 */
tournament: number,
/**
 * After this round; none for all results there are.
 */
after_round: number | null,
/**
 * Only these players; none for all.
 */
group?: StandingsGroup, };

/**
 * `template/show`.
 */
export type ShowTemplate = {
/**
 * Its name; none for what the open event was set up with.
 */
name: string | null, };

/**
 * A colour.
 */
export type Side = "white" | "black";

/**
 * How a player was seen.
 */
export type Sight = "here" | "missing" | "arrived";

/**
 * Where the site of the open event was written last on this machine (`site/show`).
 */
export type SiteView = {
/**
 * Absolute path of the folder.
 */
folder: string,
/**
 * The language of its first page.
 */
lang: string,
/**
 * Whether it is written anew once another round is published.
 */
follow: boolean, };

/**
 * What was done in the folder.
 */
export type SiteWritten = {
/**
 * The folder.
 */
folder: string,
/**
 * Files of the site.
 */
files: number,
/**
 * How many of them were new or differed, and were written.
 */
written: number,
/**
 * Files that are no longer part of it, and were removed.
 */
removed: number, };

/**
 * A file handed over: a path on this machine (window, terminal), or its bytes (browser).
 */
export type Source = { "path": string } | { "text": string } | { "upload": {
/**
 * File name, for messages and to tell the format.
 */
name: string,
/**
 * Its bytes in base 64.
 */
base64: string, } };

/**
 * Some of the players of a tournament.
 */
export type StandingsGroup = { "category": Category } | { "federation": string } | { "club": string };

/**
 * A player in the table.
 */
export type StandingsRow = {
/**
 * Rank; players equal in everything share it. 0 for who has none.
 */
rank: number,
/**
 * Rank among those who are shown.
 */
group_rank: number,
/**
 * The entry.
 */
entry: number,
/**
 * Pairing number.
 */
number: number,
/**
 * Who.
 */
player: PlayerForm,
/**
 * Whether the player was expelled, and so has no rank; the results count for the opponents.
 */
expelled: boolean,
/**
 * Whether the results count for nobody (C.05 art. 6.6).
 */
annulled: boolean,
/**
 * Games played.
 */
played: number,
/**
 * Points, exact decimal.
 */
points: string,
/**
 * Values of the tie-breaks, exact decimals.
 */
tiebreaks: Array<string>,
/**
 * One cell a paired round, for the cross table.
 */
rounds: Array<CrossCell>, };

/**
 * The table.
 */
export type StandingsView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * After this round.
 */
after_round: number,
/**
 * Boards without a result among those rounds.
 */
missing: number,
/**
 * Why these are not the final standings although all rounds are played: a game has no result.
 */
provisional: Message | null,
/**
 * The tie-breaks in their order (C.07).
 */
tiebreaks: Array<TieBreakColumn>,
/**
 * What the regulations list and is not computed, each with its reason.
 */
left_out: Array<Message>,
/**
 * The groups that can be shown alone.
 */
groups: Array<GroupChoice>,
/**
 * Rows by rank.
 */
rows: Array<StandingsRow>, };

/**
 * A board at the start of play.
 */
export type StartBoard = {
/**
 * The pairing.
 */
pairing: number,
/**
 * The board.
 */
board: number,
/**
 * White.
 */
white: BoardPlayer,
/**
 * Black.
 */
black: BoardPlayer,
/**
 * The result, if there is one.
 */
result: BoardResult | null,
/**
 * White and Black, if they were missing.
 */
missing: [Lateness | null, Lateness | null],
/**
 * What the Laws say of it now; nothing is entered by itself.
 */
proposal: LateProposal | null, };

/**
 * `live/start`: follows the boards of a round.
 */
export type StartLive = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round.
 */
round: number,
/**
 * The folder into which the board system writes PGN, or the one file that it writes; an absolute path.
 */
folder: string,
/**
 * After so many minutes without a move a board has fallen silent.
 */
silent_min: number, };

/**
 * The start of play of a round (`start_of_play/show`).
 */
export type StartView = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The round.
 */
round: number,
/**
 * The time of this machine.
 */
now: string,
/**
 * When play was to begin, as announced: day and time at the site, each or both empty.
 */
scheduled: [string, string],
/**
 * When play began.
 */
started_at: string | null,
/**
 * Whether the clock of this machine stands before the start of play: it went back, or the start is wrong.
 */
clock_went_back: boolean,
/**
 * Minutes until a player has to be there: of the regulations, or of the edition where they are silent. None where the
 * edition leaves it to regulations that say nothing.
 */
default_time_min: number | null,
/**
 * When they have passed.
 */
default_at: string | null,
/**
 * The boards of the round.
 */
boards: Array<StartBoard>, };

/**
 * How a tournament is paired.
 */
export type SystemChoice = "round_robin" | "double_round_robin" | "dutch";

/**
 * What was written.
 */
export type TableExported = {
/**
 * Rows below the header.
 */
rows: number,
/**
 * The path written, if any.
 */
path: string | null,
/**
 * The text, if asked for.
 */
text: string | null,
/**
 * Name to offer for the file.
 */
file_name: string, };

/**
 * A table that can be written.
 */
export type TableKind = "players" | "pairings" | "results" | "standings" | "cross_table" | "grid" | "ratings" | "norms" | "journal" | "incidents";

/**
 * `period/ratings`: the ratings of a month, from the list that was valid in it.
 */
export type TakeRatings = {
/**
 * The tournament.
 */
tournament: number,
/**
 * The month, `2026-09`.
 */
period: string,
/**
 * The rating list. One whose month is known must be of this month.
 */
list: string, };

/**
 * Where a file goes: a path on this machine, or back in the answer (browser).
 */
export type Target = { "path": string } | "answer";

/**
 * What an event was set up with, to set up another like it.
 */
export type Template = {
/**
 * The event; its name and days are those of the event it was made of.
 */
form: EventForm,
/**
 * Its tournaments, in order.
 */
tournaments: Array<TemplateTournament>, };

/**
 * A tournament of a template.
 */
export type TemplateTournament = {
/**
 * What it is played by.
 */
form: TournamentForm,
/**
 * When its rounds begin, on the days of the event it was made of.
 */
calendar: Array<CalendarRound>,
/**
 * Its prizes.
 */
funds: Array<FundForm>,
/**
 * Its players, where they are taken along.
 */
players: Array<PlayerForm>, };

/**
 * A tie-break of the table.
 */
export type TieBreakColumn = {
/**
 * Its code, as `BH/C1`.
 */
code: string,
/**
 * What it is called: a key of the message catalogue.
 */
name: string,
/**
 * The article of C.07 that defines it.
 */
article: string, };

/**
 * The working of a value.
 */
export type TieBreakExplained = {
/**
 * Which tie-break, or the points.
 */
tiebreak: TieBreakColumn,
/**
 * Pairing number.
 */
number: number,
/**
 * Who.
 */
player: PlayerForm,
/**
 * The value, exact decimals; empty for none.
 */
value: string,
/**
 * The terms, in the order of the rounds.
 */
terms: Array<TieBreakTerm>,
/**
 * How the terms make the value.
 */
method: Message,
/**
 * What the method makes of the terms that are not left out, exact decimals: their sum where they are added or compared,
 * else the value.
 */
total: string, };

/**
 * A term of a working.
 */
export type TieBreakTerm = {
/**
 * The round.
 */
round: number | null,
/**
 * The opponent's pairing number.
 */
opponent: number | null,
/**
 * The opponent's name; empty without an opponent.
 */
name: string,
/**
 * What is multiplied, where the value is a product, exact decimal.
 */
base: string | null,
/**
 * What it is multiplied by, exact decimal.
 */
factor: string | null,
/**
 * What it adds, exact decimal.
 */
value: string,
/**
 * Why it has this value.
 */
why: Message,
/**
 * Why it does not count, if it does not.
 */
cut: Message | null, };

/**
 * The class of a game by its time control.
 */
export type TimeClassChoice = "standard" | "rapid" | "blitz";

/**
 * What holds.
 */
export type TimeRulesView = {
/**
 * Minutes of the regulations.
 */
default_time_min: number | null,
/**
 * Minutes of the edition of the Laws, where the regulations are silent; none where it leaves that to them.
 */
edition_default_min: number | null,
/**
 * Minutes between readings of the clocks.
 */
reading_interval_min: number | null, };

/**
 * `tournament/add`, `tournament/edit`. Once a round is paired only the name can be changed.
 */
export type TournamentForm = {
/**
 * None to add one.
 */
id: number | null,
/**
 * Name: `Open A`.
 */
name: string,
/**
 * Pairing system.
 */
system: SystemChoice,
/**
 * Rounds of a Swiss; none for a round robin, which knows its own.
 */
rounds: number | null,
/**
 * The colour of the first pairing number in round 1; none to have it drawn by lot (C.04.2 art. 5.1).
 */
initial_colour: Side | null,
/**
 * Virtual points.
 */
acceleration: AccelerationChoice,
/**
 * What results are worth.
 */
scoring: ScoringForm,
/**
 * Codes of tie-breaks (C.07) in their order, with blanks between; empty for those that the system advises.
 */
tie_breaks: string, };

/**
 * A tournament of the event.
 */
export type TournamentView = {
/**
 * Its number in the file.
 */
id: number,
/**
 * Its name.
 */
name: string,
/**
 * Pairing system.
 */
system: SystemChoice,
/**
 * All it is played by.
 */
form: TournamentForm,
/**
 * Whether a round is paired, so that all but the name stays.
 */
begun: boolean,
/**
 * The round that was paired last when FIDE mode was left, 0 before round 1; none while it is in it.
 */
left_fide_mode: number | null,
/**
 * Players entered.
 */
players: number,
/**
 * Whether more can be entered: until it begins, and in a Swiss as long as a round is left (C.04.2 art. 2.4).
 */
takes_players: boolean,
/**
 * Rounds there will be.
 */
rounds_planned: number,
/**
 * When rounds begin, those of which anything is known, in order.
 */
calendar: Array<CalendarRound>,
/**
 * Rounds that are paired, in order.
 */
rounds: Array<RoundSummary>,
/**
 * Whether another round can be paired now; else why not.
 */
cannot_pair: Message | null, };

/**
 * `round/unpair`: takes the last paired round back if nothing was entered.
 */
export type UnpairRound = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Why; a published round of a Swiss is not taken back without.
 */
reason: string, };

/**
 * `library/update`: players take over what a list says.
 */
export type UpdateFromList = {
/**
 * The tournament.
 */
tournament: number,
/**
 * Name of the list.
 */
list: string,
/**
 * Whose; they are among [`ListComparison::differences`].
 */
entries: Array<number>, };

/**
 * Something that is wrong with an event file.
 */
export type VerifyFinding = {
/**
 * What.
 */
what: Message,
/**
 * Why it cannot be shown.
 */
why: Message | null, };

/**
 * Why an act was not done yet. Asked for again with the field `confirmed` holding the token, beside what was asked for, it
 * goes on; of the two steps the first answers with another token.
 */
export type Warning = {
/**
 * How much stands in the way.
 */
level: WarningLevel,
/**
 * 1; or 2 where what was confirmed is to be confirmed once more.
 */
step: number,
/**
 * What comes of it.
 */
consequences: Array<Message>,
/**
 * What is sent again to go on; none where nothing leads on. It holds for this act as things stand.
 */
token: string | null,
/**
 * The tournament whose FIDE mode stands in the way.
 */
tournament: number | null, };

/**
 * How much stands in the way of an act, from little to all. No setting lowers it.
 */
export type WarningLevel = "acknowledge" | "confirm" | "two_steps" | "refused";

/**
 * Why clocks were read.
 */
export type WhyRead = "routine" | "incident" | "adjournment" | "resumption";

/**
 * `player/withdraw`: the player is not paired any more, or again.
 */
export type WithdrawPlayer = {
/**
 * The entry.
 */
entry: number,
/**
 * Whether the player is out from the next round on; otherwise a withdrawal is taken back.
 */
withdrawn: boolean, };

/**
 * `app/report`: what the developers need to find a fault.
 */
export type WriteReport = {
/**
 * The zip file to write; empty to look at it first.
 */
path: string, };

/**
 * `site/write`: brings a folder up to date with the site of the event, and remembers it for the next time.
 */
export type WriteSite = {
/**
 * Absolute path of the folder; made if it is not there.
 */
folder: string,
/**
 * The language of its first page, `en` or `es`; the other stands beside it.
 */
lang: string,
/**
 * Whether `site/follow` writes it anew once another round is published.
 */
follow: boolean, };

/**
 * A half-move on a scoresheet.
 */
export type WrittenMove = {
/**
 * As it is written.
 */
text: string,
/**
 * How it is read.
 */
reading: MoveReading, };

/** Every use case by its name, with its request and its answer. */
export interface Calls {
  "app/about": { request: Nothing; answer: About };
  "app/recent": { request: Nothing; answer: Array<RecentEvent> };
  "app/report": { request: WriteReport; answer: ReportForDevelopers };
  "event/new": { request: NewEvent; answer: EventView };
  "event/open": { request: OpenEvent; answer: EventView };
  "event/sample": { request: Nothing; answer: EventView };
  "event/show": { request: Nothing; answer: EventView | null };
  "event/edit": { request: EventForm; answer: EventView };
  "event/verify": { request: OpenEvent; answer: EventVerified };
  "event/close": { request: Nothing; answer: Nothing };
  "backup/list": { request: Nothing; answer: BackupsView };
  "backup/make": { request: Nothing; answer: BackupsView };
  "backup/save": { request: ChooseBackup; answer: Saved };
  "backup/settings": { request: BackupSettings; answer: BackupsView };
  "backup/look": { request: ChooseBackup; answer: BackupLook };
  "backup/restore": { request: ChooseBackup; answer: Restored };
  "merge/look": { request: LookForMerge; answer: MergeLook };
  "merge/apply": { request: ApplyMerge; answer: EventView };
  "template/list": { request: Nothing; answer: Array<string> };
  "template/show": { request: ShowTemplate; answer: Template };
  "template/save": { request: SaveTemplate; answer: Array<string> };
  "template/remove": { request: RemoveTemplate; answer: Array<string> };
  "tournament/add": { request: TournamentForm; answer: EventView };
  "tournament/edit": { request: TournamentForm; answer: EventView };
  "tournament/leave_fide_mode": { request: OfTournament; answer: EventView };
  "tournament/compliance": { request: OfTournament; answer: Compliance };
  "tournament/calendar": { request: SetCalendar; answer: EventView };
  "tournament/check": { request: OfTournament; answer: Array<HealthFinding> };
  "player/list": { request: OfTournament; answer: Array<PlayerRow> };
  "player/add": { request: PlayerIn; answer: Array<PlayerRow> };
  "player/edit": { request: PlayerIn; answer: Array<PlayerRow> };
  "player/change": { request: ChangePlayers; answer: Array<PlayerRow> };
  "player/remove": { request: RemovePlayer; answer: Array<PlayerRow> };
  "player/number": { request: NumberPlayers; answer: Array<PlayerRow> };
  "player/withdraw": { request: WithdrawPlayer; answer: Array<PlayerRow> };
  "player/expel": { request: ExpelPlayer; answer: Array<PlayerRow> };
  "player/board": { request: FixBoard; answer: Array<PlayerRow> };
  "player/bye": { request: AskBye; answer: Array<PlayerRow> };
  "player/prohibit": { request: ProhibitPair; answer: Array<ProhibitedPair> };
  "player/prohibited": { request: OfTournament; answer: Array<ProhibitedPair> };
  "fee/show": { request: OfTournament; answer: FeesView };
  "fee/set": { request: SetFee; answer: FeesView };
  "fee/pay": { request: PayFees; answer: Array<PlayerRow> };
  "player/read": { request: ReadPlayers; answer: PlayersRead };
  "player/import": { request: ReadPlayers; answer: PlayersRead };
  "check_in/show": { request: ShowCheckIn; answer: CheckInView };
  "check_in/mark": { request: MarkHere; answer: CheckInView };
  "check_in/close": { request: CloseCheckIn; answer: CheckInView };
  "round/pair": { request: PairRound; answer: RoundView };
  "round/progress": { request: Nothing; answer: PairingProgress | null };
  "round/cancel": { request: Nothing; answer: Nothing };
  "round/publish": { request: PublishRound; answer: RoundView };
  "round/unpair": { request: UnpairRound; answer: EventView };
  "round/explain": { request: ExplainPairing; answer: PairingExplained };
  "round/begin_manual": { request: PairRound; answer: RoundView };
  "round/end_manual": { request: EndManual; answer: RoundView };
  "round/check": { request: ChangeRound; answer: RoundChecked };
  "round/change": { request: ChangeRound; answer: RoundView };
  "round/obstacles": { request: PairRound; answer: PairingObstacles };
  "round/show": { request: ShowRound; answer: RoundView };
  "result/enter": { request: EnterResult; answer: RoundView };
  "start_of_play/show": { request: ShowRound; answer: StartView };
  "start_of_play/begin": { request: BeginPlay; answer: StartView };
  "start_of_play/mark": { request: MarkMissing; answer: StartView };
  "clock/rules": { request: SetTimeRules; answer: TimeRulesView };
  "clock/show": { request: ShowRound; answer: ClocksView };
  "clock/sheet": { request: OfPairing; answer: ClockSheetView };
  "clock/note": { request: NoteReading; answer: ClockSheetView };
  "clock/remove": { request: RemoveReading; answer: ClockSheetView };
  "adjournment/list": { request: Nothing; answer: Array<AdjournedGame> };
  "adjournment/show": { request: OfPairing; answer: AdjournmentView };
  "adjournment/seal": { request: SealMove; answer: AdjournmentView };
  "adjournment/resume": { request: ResumeGame; answer: AdjournmentView };
  "adjournment/open": { request: OpenEnvelope; answer: AdjournmentView };
  "adjournment/cancel": { request: OfPairing; answer: AdjournmentView };
  "second_pass/show": { request: ShowRound; answer: SecondPassView };
  "second_pass/enter": { request: EnterResult; answer: SecondPassView };
  "standings/show": { request: ShowStandings; answer: StandingsView };
  "standings/explain": { request: ExplainTieBreak; answer: TieBreakExplained };
  "standings/grid": { request: ShowGrid; answer: GridView };
  "player/card": { request: ShowCard; answer: PlayerCard };
  "prize/set": { request: SetPrizes; answer: PrizesView };
  "prize/show": { request: ShowPrizes; answer: PrizesView };
  "period/show": { request: OfTournament; answer: PeriodsView };
  "period/date": { request: DateGame; answer: PeriodsView };
  "period/ratings": { request: TakeRatings; answer: PeriodsView };
  "period/close": { request: ClosePeriod; answer: PeriodsView };
  "period/report": { request: ReportPeriod; answer: ReportExported };
  "table/export": { request: ExportTable; answer: TableExported };
  "print/document": { request: PrintDocument; answer: DocumentPrinted };
  "print/manual": { request: PrintManual; answer: DocumentPrinted };
  "print/preview": { request: PreviewDocument; answer: DocumentPreview };
  "letterhead/show": { request: Nothing; answer: LetterheadView };
  "letterhead/set": { request: SetLetterhead; answer: LetterheadView };
  "site/write": { request: WriteSite; answer: SiteWritten };
  "site/show": { request: Nothing; answer: SiteView | null };
  "site/follow": { request: Nothing; answer: SiteWritten | null };
  "rating/show": { request: ShowRatings; answer: RatingsView };
  "norm/show": { request: ShowNorms; answer: NormsView };
  "game/show": { request: ShowGame; answer: GameView };
  "game/read_move": { request: ReadMove; answer: MoveReading };
  "game/play": { request: PlayMove; answer: GameView };
  "game/cut": { request: CutGame; answer: GameView };
  "game/offer": { request: OfferDraw; answer: GameView };
  "game/correct": { request: CorrectMove; answer: MoveCorrected };
  "game/set_up": { request: SetUpPosition; answer: GameView };
  "game/compare": { request: CompareSheets; answer: SheetsCompared };
  "game/import": { request: ImportGames; answer: GamesImported };
  "game/export": { request: ExportGames; answer: GamesExported };
  "live/start": { request: StartLive; answer: LiveShown };
  "live/stop": { request: Nothing; answer: LiveShown };
  "live/show": { request: Nothing; answer: LiveShown };
  "live/look": { request: Nothing; answer: LiveShown };
  "live/decide": { request: DecideLive; answer: LiveShown };
  "ruling/events": { request: ListEvents; answer: Array<EventChoice> };
  "ruling/form": { request: AskForm; answer: RulingForm };
  "ruling/propose": { request: ProposeRuling; answer: Proposal };
  "ruling/apply": { request: ApplyRuling; answer: GameView };
  "incident/counts": { request: CountIncidents; answer: IncidentCounts };
  "incident/list": { request: ListIncidents; answer: Array<IncidentRow> };
  "trf/import": { request: ImportReport; answer: ReportImported };
  "trf/export": { request: ExportReport; answer: ReportExported };
  "trf/health": { request: CheckReport; answer: ReportHealth };
  "library/look": { request: LookIntoList; answer: ListLook };
  "library/import": { request: ImportList; answer: ListImported };
  "library/progress": { request: Nothing; answer: ImportProgress | null };
  "library/cancel": { request: Nothing; answer: Nothing };
  "library/list": { request: Nothing; answer: LibraryView };
  "library/search": { request: SearchLibrary; answer: Array<ListedPlayerView> };
  "library/find": { request: FindListed; answer: Array<ListedCandidate> };
  "library/compare": { request: CompareWithList; answer: ListComparison };
  "library/update": { request: UpdateFromList; answer: Array<PlayerRow> };
  "library/show": { request: ShowListed; answer: ListedPlayerView };
  "pgn/check": { request: CheckFile; answer: FileChecked };
  "pgn/progress": { request: Nothing; answer: CheckProgress | null };
  "pgn/cancel": { request: Nothing; answer: Nothing };
  "pgn/game": { request: ShowCheckedGame; answer: CheckedGameView };
  "journal/list": { request: ListJournal; answer: Array<JournalRow> };
  "journal/show": { request: ShowJournal; answer: JournalDetail };
  "journal/undo": { request: Nothing; answer: EventView };
  "journal/redo": { request: Nothing; answer: EventView };
}
