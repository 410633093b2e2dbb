// Entries that could not be handed in: the program does not answer. They are kept in this page in the order in which they were
// typed, and handed in as soon as it answers again.

import type { Calls } from './types';
import { DeskFailure, type Answer, type Request } from './backend';

/**
 * What may be handed in later. Each says of one thing what is to stand (a result of a board, who has come), so it means the
 * same a minute later, and done twice it changes nothing more. Everything else depends on what was on the screen or on the
 * moment, and is not kept: a pairing, a ruling, undo; a reading of the clocks and an arrival, which are noted with their time;
 * a move, which is read on the position before it: its text stays in its line.
 */
export const KEPT = ['result/enter', 'second_pass/enter', 'check_in/mark'] as const;

export type Kept = (typeof KEPT)[number];

export function isKept(name: keyof Calls): name is Kept {
  return (KEPT as readonly string[]).includes(name);
}

/** What an act is answered that was kept: it is not done yet. */
export const NOT_YET = 'ui-error-kept';

/** The way to the program, which is to be told the entry's name so that it is done once. */
export type Send = (name: Kept, request: unknown, entry: string) => Promise<unknown>;

export interface Waiting {
  /** Its name, by which a second sending is recognised. */
  id: string;
  name: Kept;
  request: Request<Kept>;
  /** The file of the event it was typed for: boards of another have the same numbers. */
  event: string | null;
  /** When it was typed. */
  at: string;
}

export interface Refused extends Waiting {
  failure: DeskFailure;
}

/** Whether the program did not answer at all, or does not know this page any more since it was started anew. */
export function isAway(failure: DeskFailure): boolean {
  return failure.code === 'ui-error-unreachable' || failure.code === 'door-link-needed';
}

export class Outbox {
  waiting = $state.raw<Waiting[]>([]);
  /** What the program refused afterwards, for the arbiter to decide. */
  refused = $state.raw<Refused[]>([]);
  /** Why nothing is handed in at present. */
  away = $state.raw<DeskFailure | null>(null);
  /** What boards are called, as far as they were shown. */
  readonly #boards = new Map<number, string>();
  /** The file of the event that was shown last. */
  #event: string | null = null;
  readonly #send: Send;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Hands an entry in after those before it. Where that cannot be done it is kept, and the act is answered that it is not done yet. */
  async enter(name: Kept, request: Request<Kept>): Promise<unknown> {
    const entry: Waiting = { id: crypto.randomUUID(), name, request, event: this.#event, at: new Date().toISOString() };
    await this.flush();
    if (this.waiting.length === 0) {
      try {
        return await this.#handOver(entry);
      } catch (thrown) {
        const failure = DeskFailure.from(thrown);
        if (!isAway(failure)) throw failure;
        this.away = failure;
      }
    }
    this.waiting = [...this.waiting, entry];
    this.#again();
    throw new DeskFailure({ code: NOT_YET, params: {} });
  }

  #handOver({ id, name, request, event }: Waiting): Promise<unknown> {
    return this.#send(name, event === null ? request : { ...request, of_event: event }, id);
  }

  /** Hands in what waits, in order, as far as the program answers; one attempt at a time. */
  flush(): Promise<void> {
    this.#sending ??= this.#handIn().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #handIn(): Promise<void> {
    for (let first = this.waiting[0]; first; first = this.waiting[0]) {
      try {
        await this.#handOver(first);
      } catch (thrown) {
        const failure = DeskFailure.from(thrown);
        if (isAway(failure)) {
          this.away = failure;
          return this.#again();
        }
        this.refused = [...this.refused, { ...first, failure }];
      }
      this.waiting = this.waiting.slice(1);
    }
    this.away = null;
    clearTimeout(this.#timer);
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), 2000);
  }

  /** Hands in once more what was refused; it waits behind all others. */
  async retry(entry: Refused): Promise<void> {
    const { failure: _, ...rest } = entry;
    this.drop(entry);
    this.waiting = [...this.waiting, { ...rest, id: crypto.randomUUID() }];
    await this.flush();
  }

  /** Lets go of what was refused. */
  drop(entry: Refused): void {
    this.refused = this.refused.filter(({ id }) => id !== entry.id);
  }

  /** Remembers which event is shown, and what the boards of an answer are called, to name an entry when they cannot be asked for. */
  learn(name: keyof Calls, answer: unknown): void {
    if (name === 'event/show') this.#event = (answer as Answer<'event/show'>)?.path ?? null;
    if (name !== 'round/show') return;
    const { round, boards } = answer as Answer<'round/show'>;
    for (const row of boards) {
      const players = [row.white, row.black].map((seat) => seat?.player.name ?? '').join(' – ');
      this.#boards.set(row.pairing, `${round}.${row.board} ${players}`);
    }
  }

  /** Whether an entry for this board waits. */
  holds(name: Kept, pairing: number): boolean {
    return this.waiting.some((entry) => entry.name === name && 'pairing' in entry.request && entry.request.pairing === pairing);
  }

  board(pairing: number): string {
    return this.#boards.get(pairing) ?? String(pairing);
  }
}
