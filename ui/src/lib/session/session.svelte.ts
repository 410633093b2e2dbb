// What every part of the page shares: the desk, the open event, the place, the panel, and what went wrong last.

import { DeskFailure, NOT_YET, type Answer, type Backend, type FileKind, type Outbox, type Request } from '$lib/backend';
import type { Act, Calls, EventView, ReportImported, Source, Target, TournamentView } from '$lib/backend/types';

import { Aside } from './aside';
import { Asked } from './asked.svelte';
import { Confirming } from './confirming.svelte';
import { focused, giveBack } from './focus';
import { Pairing } from './pairing.svelte';
import { addressOf, isAside, placeOf, type Place } from './place';
import { firstPlace } from './places';
import { siteFollows } from './siteFollows';

/** The side panel; one at a time. */
export type PanelKind = 'results' | 'ruling' | 'act' | 'player' | 'players' | 'fees' | 'import' | 'export' | 'numbering' | 'unpair' | 'explain' | 'exchange' | 'working' | 'card' | 'rating' | 'report' | 'reported' | 'obstacles' | 'start-check' | 'prizes' | 'lists' | 'correct' | 'sheets' | 'letterhead' | 'live' | 'set-up' | 'clock-sheet' | 'adjournment';

export class Session {
  /** The open event; none on the start screen. */
  event = $state.raw<EventView | null>(null);
  /** Whether the desk has answered at all. */
  ready = $state(false);
  place = $state.raw<Place>({ view: 'start' });
  tournamentId = $state<number | null>(null);
  /** Counts what has changed: whoever shows something asks again when it moves. */
  revision = $state(0);
  /** What went wrong last, until dealt with. */
  failure = $state.raw<DeskFailure | null>(null);
  panel = $state<PanelKind | null>(null);
  /** What helps, beside the work: the keys, or the manual. */
  help = $state<'keys' | 'manual' | null>(null);
  /** Whether the find line is open. */
  finding = $state(false);
  /** What became of the report that was read last. */
  reported = $state.raw<ReportImported | null>(null);
  /** The row that was found and is to be chosen where it is shown. */
  wanted = $state.raw<{ view: 'round' | 'players'; row: number } | null>(null);

  /** What one view asks of the next. */
  readonly asked = new Asked();

  /** The position of the game shown last, for a quick ruling. */
  shownPosition: { fen: string; chess960: boolean } | null = null;

  /** The pairing that is running, if any. */
  readonly pairing = new Pairing(this);
  /** What an act has to have confirmed. */
  readonly confirming = new Confirming();
  readonly aside = new Aside(this);

  readonly #backend: Backend;
  #cameFrom: HTMLElement | null = null;
  #beforeHelp: HTMLElement | null = null;
  #acts: Promise<unknown> = Promise.resolve();
  #refreshing: Promise<void> | null = null;
  #again = false;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  get files(): Omit<Backend, 'call' | 'onChange' | 'outbox'> {
    return this.#backend;
  }

  /** What could not be handed in yet. */
  get outbox(): Outbox | null {
    return this.#backend.outbox;
  }

  get tournament(): TournamentView | null {
    const all = this.event?.tournaments ?? [];
    return all.find((tournament) => tournament.id === this.tournamentId) ?? all[0] ?? null;
  }

  /** Listens to the desk and to the address until the answer is called. */
  start(): () => void {
    const stop = this.#backend.onChange((change) => {
      void this.refresh();
      if (change?.journal != null) void siteFollows(this);
    });
    const moved = () => this.#follow();
    window.addEventListener('hashchange', moved);
    this.#follow();
    void this.refresh();
    return () => {
      stop();
      window.removeEventListener('hashchange', moved);
    };
  }

  /** Asks the desk for something to show; a failure is thrown, for the view to tell. */
  ask<K extends keyof Calls>(name: K, request: Request<K>): Promise<Answer<K>> {
    return this.#backend.call(name, request);
  }

  /**
   * Does something: one after the other, in the order of the keys. The answer is none if it failed, which is then shown. What
   * the desk wants confirmed is asked first; whoever does something else has not confirmed it.
   */
  act<K extends keyof Calls>(name: K, request: Request<K> | (() => Request<K>)): Promise<Answer<K> | null> {
    this.confirming.answer(false);
    const done = this.#acts.then(() => this.#act(name, request));
    this.#acts = done;
    return done;
  }

  async #act<K extends keyof Calls>(name: K, request: Request<K> | (() => Request<K>)): Promise<Answer<K> | null> {
    try {
      const answer = await this.confirming.call(this.#backend, name, typeof request === 'function' ? request() : request);
      this.failure = null;
      if (answer !== null) void this.refresh();
      return answer;
    } catch (thrown) {
      const failure = DeskFailure.from(thrown);
      // What waits to be handed in is told in a line of its own.
      this.failure = failure.code === NOT_YET ? null : failure;
      return null;
    } finally {
      this.confirming.end();
    }
  }

  /** Saves a file that the desk makes: where it goes is chosen first, and what came back as text or bytes is handed over. */
  async save<T extends { path: string | null; text?: string | null; base64?: string | null; file_name: string }>(
    kind: FileKind,
    name: string,
    make: (target: Target) => Promise<T | null>,
  ): Promise<T | null> {
    const target = await this.#backend.chooseTarget(kind, name);
    const made = target && (await make(target));
    if (made?.text != null) this.#backend.deliver(made.file_name, made.text);
    if (made?.base64 != null) this.#backend.deliverBytes(made.file_name, made.base64);
    return made;
  }

  /** Makes an event of a report and opens it; what was odd about it stands beside it. */
  async readReport(source: Source): Promise<void> {
    const made = await this.act('trf/import', { path: null, source });
    if (!made) return;
    await this.refresh();
    this.go(firstPlace(made.event), made.tournament);
    this.reported = made;
    this.openPanel('reported');
  }

  /** Asks for the open event anew, and lets every view ask for what it shows. */
  refresh(): Promise<void> {
    // One at a time: a change heard meanwhile makes one more, however many there were.
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#refresh().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  async #refresh(): Promise<void> {
    do {
      this.#again = false;
      try {
        this.#take(await this.#backend.call('event/show', {}));
      } catch (thrown) {
        this.failure = DeskFailure.from(thrown);
      }
      this.ready = true;
    } while (this.#again);
  }

  #take(event: EventView | null): void {
    const another = event?.path !== this.event?.path;
    const first = !this.ready;
    this.event = event;
    this.revision += 1;
    const outside = this.place.view === 'start' || this.place.view === 'new-event';
    // A quick ruling or a check needs no event, and stays where it is whatever becomes of one.
    if (isAside(this.place)) return;
    if (event === null && !outside) this.go({ view: 'start' });
    else if (event !== null && another && (outside || !first)) this.go(firstPlace(event));
  }

  /** Goes to a place; the panel of the old one closes. */
  go(place: Place, tournament: number | null = this.tournament?.id ?? null): void {
    this.confirming.answer(false);
    this.place = place;
    this.tournamentId = tournament;
    this.panel = null;
    this.failure = null;
    const address = addressOf(place, tournament);
    if (location.hash !== address) location.hash = address;
  }

  #follow(): void {
    const { place, tournament } = placeOf(location.hash);
    if (addressOf(place, tournament) === addressOf(this.place, this.tournamentId)) return;
    this.place = place;
    this.tournamentId = tournament;
    this.panel = null;
  }

  /** Opens the side panel and remembers where the focus was. */
  openPanel(kind: PanelKind): void {
    if (this.panel === null) this.#cameFrom = focused();
    this.failure = null;
    this.help = null;
    this.panel = kind;
  }

  startFinding(): void {
    if (this.panel === null && !this.help) this.#cameFrom = focused();
    this.finding = true;
  }

  leaveFinding(): void {
    this.finding = false;
    if (this.panel === null) this.#giveBack();
  }

  /** The row that was found in a view, once. */
  takeWanted(view: 'round' | 'players', rows: readonly number[]): number | null {
    const wanted = this.wanted;
    if (wanted?.view !== view || !rows.includes(wanted.row)) return null;
    this.wanted = null;
    return wanted.row;
  }

  /** Opens the keys or the manual; what is open already is closed. */
  turnHelp(kind: 'keys' | 'manual'): void {
    if (this.help === kind) return this.#closeHelp();
    if (this.help === null) this.#beforeHelp = focused();
    this.help = kind;
  }

  #closeHelp(): void {
    this.help = null;
    giveBack(this.#beforeHelp, () => this.finding || this.help !== null);
    this.#beforeHelp = null;
  }

  /** Closes what is open, the innermost first, and gives the focus back; whether there was anything. */
  close(): boolean {
    if (this.failure) {
      this.failure = null;
      return true;
    }
    // The manual may be read before a warning is answered.
    const reading = this.help === 'manual';
    if (!reading && this.confirming.answer(false)) return true;
    if (this.help === null && this.panel === null) return false;
    if (this.help !== null) this.#closeHelp();
    else {
      this.panel = null;
      this.#giveBack();
    }
    return true;
  }

  #giveBack(): void {
    giveBack(this.#cameFrom, () => this.finding || this.help !== null || this.panel !== null);
    this.#cameFrom = null;
  }

  undo(): void {
    void this.#turnBack('journal/undo', () => this.event?.undo ?? null);
  }

  redo(): void {
    void this.#turnBack('journal/redo', () => this.event?.redo ?? null);
  }

  /** In the order of the keys as well: whether there is something to take back is known when the acts before are done. */
  #turnBack(name: 'journal/undo' | 'journal/redo', wanted: () => Act | null): Promise<unknown> {
    const done = this.#acts.then(async () => {
      await this.#refreshing;
      if (wanted() === null) return;
      const event = await this.#act(name, {});
      if (event) this.event = event;
    });
    this.#acts = done;
    return done;
  }
}
