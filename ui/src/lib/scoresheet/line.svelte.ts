// The moves line: what is typed, how it would be read, and its acceptance. Nothing is written before it was read.

import { DeskFailure } from '$lib/backend';
import type { GameView, MoveIn, MoveReading } from '$lib/backend/types';
import { readClock } from '$lib/messages/format';
import type { Session } from '$lib/session/session.svelte';

/** How long the line waits for the next letter before it asks. */
const PAUSE_MS = 80;

export class MoveLine {
  text = $state('');
  clock = $state('');
  /** How the text would be read; none while it is not known. */
  reading = $state.raw<MoveReading | null>(null);
  /** The move made by hand on the board that the text stands for. */
  #byHand: { from: string; to: string; promotion: string | null } | null = null;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Enter came before the reading: a legal move is then taken as soon as it is read. */
  #wanted = false;
  #playing = false;

  readonly #session: Session;
  readonly #game: () => GameView | null;
  readonly #lang: () => string;
  readonly #taken: (game: GameView) => void;

  constructor(session: Session, game: () => GameView | null, lang: () => string, taken: (game: GameView) => void) {
    this.#session = session;
    this.#game = game;
    this.#lang = lang;
    this.#taken = taken;
  }

  get clockWrong(): boolean {
    return this.clock.trim() !== '' && readClock(this.clock) === null;
  }

  type(text: string): void {
    this.text = text;
    this.#byHand = null;
    this.#wanted = false;
    void this.#ask(PAUSE_MS);
  }

  /** A move by hand that is not legal: it is shown as it would be read, and waits to be accepted. */
  async show(from: string, to: string, promotion: string | null): Promise<void> {
    this.text = `${from}-${to}${promotion ? `=${promotion.toUpperCase()}` : ''}`;
    this.#byHand = { from, to, promotion };
    this.#wanted = false;
    await this.#ask(0);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    [this.text, this.clock, this.reading, this.#byHand, this.#wanted] = ['', '', null, null, false];
  }

  #ask(pause: number): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.reading = null;
    if (this.text.trim() === '') return Promise.resolve();
    // The move before is still being written: what follows is read in the position after it.
    if (this.#playing) return Promise.resolve();
    if (pause === 0) return this.#read(turn);
    return new Promise((resolve) => {
      this.#timer = setTimeout(() => resolve(this.#read(turn)), pause);
    });
  }

  async #read(turn: number): Promise<void> {
    const game = this.#game();
    if (!game) return;
    try {
      const reading = await this.#session.ask('game/read_move', { pairing: game.pairing, text: this.text.trim(), lang: this.#lang() });
      if (turn !== this.#turn) return;
      this.reading = reading;
      const take = this.#wanted && (reading.kind === 'legal' || reading.kind === 'unread');
      this.#wanted = false;
      if (take) await this.play({ text: this.text.trim() });
    } catch (thrown) {
      if (turn === this.#turn) this.#session.failure = DeskFailure.from(thrown);
    }
  }

  /** The one legal move that a text can become that is none yet. */
  get only(): string | null {
    const reading = this.reading;
    return reading?.kind === 'unreadable' && reading.candidates.length === 1 ? (reading.candidates[0] ?? null) : null;
  }

  /** Enter: takes what was read. An illegal move is taken only after it was shown as such, a completion too. */
  accept(): void {
    if (this.text.trim() === '' || this.clockWrong) return;
    const kind = this.reading?.kind;
    if (this.only !== null) return this.choose(this.only);
    if (kind === 'legal' || kind === 'illegal' || kind === 'unread') void this.play(this.#byHand ? { squares: this.#byHand } : { text: this.text.trim() });
    else if (this.reading === null) this.#wanted = true;
  }

  /** One of the moves that were offered for a text that fits several. */
  choose(san: string): void {
    void this.play({ text: san });
  }

  /** Hands a move in. The line is free for the next one at once; what was typed comes back if it was not written. */
  async play(played: MoveIn): Promise<void> {
    const game = this.#game();
    if (!game || this.#playing) return;
    this.#playing = true;
    const { text, clock } = this;
    this.clear();
    const answer = await this.#session.act('game/play', {
      pairing: game.pairing,
      seen_plies: game.plies.length,
      played,
      clock_ms: clock.trim() === '' ? null : readClock(clock),
      lang: this.#lang(),
    });
    this.#playing = false;
    if (answer) this.#taken(answer);
    else if (this.text === '') [this.text, this.clock] = [text, clock];
    await this.#ask(0);
  }
}
