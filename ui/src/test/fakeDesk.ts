// A small desk in memory, for tests of the page alone: it remembers results, players and moves, and knows no rule.

import { newTournament } from '$lib/domain/tournament/systems';
import type { Answer, Backend, Request } from '$lib/backend';
import { DeskFailure } from '$lib/backend';
import type {
  BoardResult,
  BoardRow,
  Calls,
  Change,
  EventChoice,
  EventView,
  FactView,
  GameView,
  Message,
  PlayerForm,
  PlayerRow,
  PlyView,
  Proposal,
  RoundView,
  RulingForm,
  Source,
  StandingsView,
  Target,
} from '$lib/backend/types';

type Handler = (request: never) => unknown;

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const NAMES = ['Aranda, Lucía', 'Bergström, Nils', 'Çelik, Deniz', 'Dvořák, Tomáš', 'Eze, Chidi', 'Fontaine, Élodie', 'García Ñíguez, Íñigo', 'Hoàng Minh'];

export class FakeDesk implements Backend {
  readonly knowsPaths = false;
  readonly outbox = null;
  /** Every call that was made, in order. */
  readonly calls: { name: string; request: unknown }[] = [];
  /** The next call of this name fails with this code. */
  fails: { name: string; code: string } | null = null;
  event: EventView | null = null;
  players: PlayerRow[] = [];
  results = new Map<number, BoardResult>();
  plies: PlyView[] = [];
  rulings: Proposal[] = [];
  leftOut: Message[] = [];
  /** What a test answers with where the desk in memory has no answer of its own. */
  answers: Partial<Record<keyof Calls, (request: never) => unknown>> = {};
  readonly #taken = new Map<number, BoardResult>();
  #listeners = new Set<(change: Change | null) => void>();

  /** A desk with an open event of eight players and a round in play. */
  static open(): FakeDesk {
    const desk = new FakeDesk();
    desk.#make();
    NAMES.forEach((name, index) => desk.#enter({ ...blank(), name, rating: 2184 - 50 * index }));
    desk.pair();
    return desk;
  }

  call<K extends keyof Calls>(name: K, request: Request<K>): Promise<Answer<K>> {
    this.calls.push({ name, request });
    if (this.fails?.name === name) {
      const { code } = this.fails;
      this.fails = null;
      return Promise.reject(new DeskFailure({ code, params: {} }));
    }
    const handler = (this.answers[name] ?? this.#handlers[name]) as Handler | undefined;
    if (!handler) return Promise.reject(new DeskFailure({ code: `no ${name}`, params: {} }));
    return Promise.resolve(structuredClone(handler(request as never)) as Answer<K>);
  }

  onChange(listener: (change: Change | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  choosePath = (): Promise<string | null> => Promise.resolve(null);
  chooseFolder = (): Promise<string | null> => Promise.resolve(null);
  chooseFile = (): Promise<Source | null> => Promise.resolve(null);
  openPaper: Backend['openPaper'] = () => Promise.resolve();
  chooseTarget = (): Promise<Target | null> => Promise.resolve('answer');
  deliver: Backend['deliver'] = () => {};
  readonly delivered: { fileName: string; base64: string }[] = [];
  deliverBytes(fileName: string, base64: string): void {
    this.delivered.push({ fileName, base64 });
  }

  /** The requests of a use case so far. */
  asked(name: keyof Calls): unknown[] {
    return this.calls.filter((call) => call.name === name).map((call) => call.request);
  }

  pair(): void {
    this.event?.tournaments[0]?.rounds.push({ number: 1, boards: this.players.length / 2, missing: this.players.length / 2, draft: false });
  }

  /** Something happened in another page. */
  tell(change: Change | null = null): void {
    this.#listeners.forEach((listener) => listener(change));
  }

  readonly #handlers: Partial<Record<keyof Calls, Handler>> = {
    'app/about': () => ({ version: '0', folder: '/events', editions: [{ code: '2023-01', status: 'verified' }, { code: '2018-01', status: 'excerpt' }] }),
    'app/recent': () => [],
    'event/show': () => this.event,
    'event/new': (request: Request<'event/new'>) => this.#make(request.form.name),
    'event/close': () => ((this.event = null), {}),
    'player/list': () => this.players,
    'player/add': (request: Request<'player/add'>) => this.#enter(request.player),
    'round/show': () => this.#round(),
    'round/pair': () => (this.pair(), this.#round()),
    'result/enter': (request: Request<'result/enter'>) => this.#result(request),
    'standings/show': () => this.#standings(),
    'print/preview': (request: Request<'print/preview'>) => ({
      pages: 5,
      pictures: [1, 2, 3, 4].map((page) => `<svg><text>${request.form.document} ${page + request.first}</text></svg>`).slice(0, 5 - request.first),
    }),
    'print/document': () => ({ pages: 5, path: null, base64: 'JVBERi0=', file_name: 'list.pdf' }),
    'game/show': () => this.#game(),
    'game/read_move': (request: Request<'game/read_move'>) => read(request.text),
    'game/play': (request: Request<'game/play'>) => this.#play(request),
    'game/cut': (request: Request<'game/cut'>) => ((this.plies = this.plies.slice(0, request.plies)), this.#game()),
    'game/offer': (request: Request<'game/offer'>) => ((this.plies = this.plies.map((ply) => (ply.index === request.index ? { ...ply, draw_offer: request.offered } : ply))), this.#game()),
    'game/correct': (request: Request<'game/correct'>) => this.#correct(request),
    'game/compare': (request: Request<'game/compare'>) => this.#compare(request),
    'ruling/events': () => EVENTS,
    'ruling/form': (request: Request<'ruling/form'>) => formOf(request.event),
    'ruling/propose': (request: Request<'ruling/propose'>) => proposalOf(request),
    'ruling/apply': () => (this.rulings.push(PROPOSAL), this.#rule(), this.#game()),
    'site/show': () => null,
    'site/follow': () => null,
    'incident/list': () => [],
    'journal/list': () => [],
    'journal/undo': () => this.#turn('undo'),
    'journal/redo': () => this.#turn('redo'),
  };

  #make(name = 'Club Open 2026'): EventView {
    const form = { name, site: 'Alcalá', federation: 'ESP', start_date: '2026-10-03', end_date: '2026-10-05', chief_arbiter: 'Ana Ruiz', deputy_arbiters: '', edition: '2023-01', time_class: 'standard' as const, supervised: true, time_control: '' };
    const tournament = { id: 1, name: 'Open A', system: 'round_robin' as const, form: { ...newTournament('Open A', 'round_robin'), id: 1 }, begun: false, left_fide_mode: null, takes_players: true, players: 0, rounds_planned: 7, calendar: [], rounds: [], cannot_pair: null };
    this.event = { path: `/events/${name}.arbitro`, share: null, form, tournaments: [tournament], undo: null, redo: null, last: null };
    return this.event;
  }

  #enter(player: PlayerForm): PlayerRow[] {
    const entry = this.players.length + 1;
    this.players = [...this.players, { entry, number: entry, player: { ...player, entry }, frozen: false, first_round: 1, withdrawn_after: null, expelled: false, fixed_board: null, byes: [], fee: null }];
    const tournament = this.event?.tournaments[0];
    if (tournament) tournament.players = this.players.length;
    return this.players;
  }

  #boards(): BoardRow[] {
    const half = Math.floor(this.players.length / 2);
    return Array.from({ length: half }, (_, index) => {
      const at = (row: PlayerRow | undefined) => ({ entry: row?.entry ?? 0, number: row?.number ?? 0, player: row?.player ?? blank(), points: '0.5' });
      const pairing = 100 + index;
      return {
        pairing,
        board: index + 1,
        white: at(this.players[index]),
        black: at(this.players[this.players.length - 1 - index]),
        result: this.results.get(pairing) ?? null,
        plies: index === 0 ? this.plies.length : 0,
        incidents: 0,
        illegal_moves: [0, 0],
        rating_result: null,
        adjourned: false,
        by_ruling: false,
      };
    });
  }

  #round(): RoundView {
    const boards = this.#boards();
    return { tournament: 1, round: 1, boards, missing: boards.filter((row) => !row.result).length, can_unpair: false, draft: false, manual: false, gave_way: [] };
  }

  #result(request: Request<'result/enter'>): RoundView {
    if (request.result) this.results.set(request.pairing, request.result);
    else this.results.delete(request.pairing);
    const act = { number: 1, at: '2026-10-03T10:42:07Z', message: said('ui-result'), kind: 'act' as const };
    if (this.event) this.event = { ...this.event, undo: act, last: act };
    return this.#round();
  }

  /** Takes the last result back, or gives it again. */
  #turn(kind: 'undo' | 'redo'): EventView | null {
    const [from, to] = kind === 'undo' ? [this.results, this.#taken] : [this.#taken, this.results];
    const last = [...from].at(-1);
    if (last) {
      from.delete(last[0]);
      to.set(...last);
    }
    const act = (left: Map<number, BoardResult>) => (left.size > 0 ? { number: 1, at: '2026-10-03T10:42:07Z', message: said('ui-result'), kind: 'act' as const } : null);
    if (this.event) this.event = { ...this.event, undo: act(this.results), redo: act(this.#taken) };
    return this.event;
  }

  #standings(): StandingsView {
    const rows = this.players.map((row, index) => ({ rank: index + 1, group_rank: index + 1, entry: row.entry, number: row.number, player: row.player, expelled: false, annulled: false, played: 1, points: '0.5', tiebreaks: ['12.5'], rounds: [] }));
    const tiebreaks = [{ code: 'BH/C1', name: 'standings-name-bh', article: '8.1' }];
    const groups = [{ group: { category: 'women' as const }, name: said('table-group-women'), players: 2 }];
    return { tournament: 1, after_round: 1, missing: 4, provisional: null, tiebreaks, left_out: this.leftOut, groups, rows };
  }

  #game(): GameView {
    const board = this.#boards()[0];
    if (!board?.black) throw new Error('no board');
    const waiting = this.plies.findIndex((ply) => ply.mark === 'illegal');
    return {
      pairing: board.pairing, tournament: 1, round: 1, board: 1, white: board.white, black: board.black, result: board.result,
      edition: '2023-01', time_class: 'standard', supervised: true, increment_s: 30, start_fen: START, chess960: false,
      plies: this.plies, set_ups: [], offer: null, fen: START, known: true, side_to_move: 'white', move_number: 1, check: null, destinations: { g1: ['f3', 'h3'] },
      occurrences: 1, quiet_plies: 0, illegal_moves: [0, 0], claims: [], ended: null, clocks_ms: [5_400_000, null],
      waiting: waiting < 0 ? null : waiting, incidents: [],
    };
  }

  #play(request: Request<'game/play'>): GameView {
    const text = 'text' in request.played ? request.played.text : `${request.played.squares.from}${request.played.squares.to}`;
    const index = this.plies.length;
    const illegal = text.startsWith('K');
    this.plies = [
      ...this.plies,
      {
        index, number: Math.floor(index / 2) + 1, side: index % 2 === 0 ? 'white' : 'black', san: text, typed: null, squares: ['e1', 'e3'],
        mark: illegal ? 'illegal' : 'legal', reason: illegal ? said('ui-no', '3.8') : null, fen: START, check: null, draw_offer: false, clock_ms: request.clock_ms, comment: null,
      },
    ];
    return this.#game();
  }

  #correct(request: Request<'game/correct'>): Answer<'game/correct'> {
    const changes = this.plies
      .filter((ply) => ply.index >= request.index)
      .map((ply) => ({ index: ply.index, number: ply.number, side: ply.side, was: ply.san, is: ply.index === request.index ? request.text : ply.san, mark: ply.index === request.index ? ('legal' as const) : ('stands' as const), reason: null }));
    if (request.preview) return { changes, game: null };
    this.plies = this.plies.map((ply) => (ply.index === request.index ? { ...ply, san: request.text } : ply));
    return { changes, game: this.#game() };
  }

  /** Two sheets of one move each: they differ until it is decided. */
  #compare(request: Request<'game/compare'>): Answer<'game/compare'> {
    const written = (text: string) => ({ text, reading: read(text) });
    const [white, black, decided] = [request.white.trim(), request.black.trim(), request.decided[0]];
    const agreement = decided ? ('decided' as const) : white === black ? ('same' as const) : ('differ' as const);
    const open = agreement === 'differ';
    const row = { index: 0, number: 1, side: 'white' as const, white: written(white), black: written(black), agreement, taken: open ? null : (decided ?? white), fen: START };
    if (!request.take) return { rows: [row], open: open ? 0 : null, game: null };
    this.plies = [];
    return { rows: [row], open: null, game: this.#play({ pairing: request.pairing, seen_plies: 0, played: { text: decided ?? white }, clock_ms: null, lang: 'en' }) };
  }

  #rule(): void {
    this.plies = this.plies.map((ply) => (ply.mark === 'illegal' ? { ...ply, mark: 'reinstated' } : ply));
  }
}

function said(key: string, article: string | null = null): Message {
  return { key, params: {}, article };
}

function blank(): PlayerForm {
  return { entry: null, name: '', title: '', federation: '', rating: 0, fide_id: '', sex: '', birth_year: 0, club: '' };
}

function read(text: string): Answer<'game/read_move'> {
  if (text.startsWith('K')) return { kind: 'illegal', san: text, squares: ['e1', 'e3'], reason: said('ui-no', '3.8'), candidates: ['Ke2'] };
  if (/^\?+$/.test(text)) return { kind: 'unread', plies: text.length };
  if (text === 'Nd2') return { kind: 'ambiguous', candidates: ['Nbd2', 'Nfd2'] };
  if (text.length < 2) return { kind: 'unreadable', reason: said('ui-none'), candidates: [] };
  return { kind: 'legal', san: text, squares: ['g1', 'f3'] };
}

/** The events of the fake: one that the record tells, one that asks for what it does not know, one that leaves a question. */
const EVENTS: EventChoice[] = [
  { event: 'illegal_move_completed', name: 'Illegal move', words: 'wrong', common: true },
  { event: 'flag_fall', name: 'Flag fall', words: 'time', common: true },
  { event: 'conduct', name: 'Conduct of a player', words: 'noise', common: false },
];

function formOf(event: string): RulingForm {
  const side: FactView = { field: event === 'flag_fall' ? 'player_flag_fallen' : 'player', label: 'Which player?', hint: null, input: { kind: 'side' }, need: 'must', value: event === 'flag_fall' ? 'white' : null };
  const pressed: FactView = { field: 'clock_pressed', label: 'Was the clock pressed?', hint: null, input: { kind: 'yes_no' }, need: 'shown', value: true };
  const prior: FactView = { field: 'prior_illegal', label: 'Before', hint: null, input: { kind: 'both' }, need: 'shown', value: { white: 0, black: 0 } };
  return {
    event,
    name: EVENTS.find((known) => known.event === event)?.name ?? event,
    facts: event === 'illegal_move_completed' ? [pressed, prior] : [side],
    circumstances: { edition: '2023-01', time_class: 'standard', supervised: true, increment_s: 30 },
    earlier: [],
  };
}

/** Rules when all is told; conduct leaves the penalty to the arbiter. */
function proposalOf({ incident, on }: Request<'ruling/propose'>): Proposal {
  const evidence = { ...PROPOSAL.evidence, fen: on.kind === 'position' ? on.fen : START };
  if (incident.event !== 'conduct') return { ...PROPOSAL, evidence };
  if (incident.facts.player === undefined) return { ...PROPOSAL, evidence, lines: [], questions: [{ text: 'Which player?', fact: 'player' }] };
  return {
    ...PROPOSAL,
    evidence,
    clock_delta_s: [0, 0],
    counted_against: [],
    restores: null,
    questions: [{ text: 'Which penalty, if any, is given?', fact: null }],
    options: [{ penalty: 'laws-option-warning', text: 'give a warning' }],
  };
}

const PROPOSAL: Proposal = {
  headline: 'Illegal move by White.',
  lines: [{ text: 'Black receives two minutes.', article: '7.5.5' }],
  text: 'Black receives two minutes.',
  result: null,
  clock_delta_s: [0, 120],
  clocks_ms: [5_400_000, 5_520_000],
  permitted: null,
  evidence: { squares: ['e8'], arrows: [], fen: START, occurrences: [], occurrence_fens: [], permitted: [], line: [], line_fens: [], proof: '', because: null, wall: [] },
  questions: [],
  options: [],
  counted_against: ['white'],
  restores: true,
  status: 'verified',
  edition: '2023-01',
  articles: ['7.5.5'],
};
