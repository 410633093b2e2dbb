// The electronic boards that are followed: asked again and again, for a board may fall silent without anything being done.

import type { LiveBoard, LiveShown, LiveView } from '$lib/backend/types';
import type { Session } from '$lib/session/session.svelte';
import { Shown } from '$lib/session/shown.svelte';

const PACE_MS = 2000;

export class LiveBoards {
  readonly #session: Session;
  readonly #shown: Shown<'live/show'>;
  /** What is followed, of whatever round. */
  readonly following: LiveView | null = $derived.by(() => this.#shown.value?.following ?? null);

  /** Call it while a component is set up. */
  constructor(session: Session) {
    this.#session = session;
    this.#shown = new Shown(session, 'live/show', () => ({}));
    $effect(() => {
      if (this.#shown.value?.following == null) return;
      const asking = setInterval(() => void this.#ask(), PACE_MS);
      return () => clearInterval(asking);
    });
  }

  /** What was followed last; none before the desk has answered. */
  get last(): LiveShown | null {
    return this.#shown.value;
  }

  /** The boards of a round, if they are followed. */
  of(tournament: number, round: number | null): LiveView | null {
    const view = this.following;
    return view && view.tournament === tournament && view.round === round ? view : null;
  }

  board(pairing: number): LiveBoard | null {
    return this.following?.boards.find((board) => board.pairing === pairing) ?? null;
  }

  take(answer: LiveShown | null): void {
    if (answer) this.#shown.take(answer);
  }

  async start(tournament: number, round: number, folder: string, silent: number): Promise<void> {
    this.take(await this.#session.act('live/start', { tournament, round, folder, silent_min: silent }));
  }

  async stop(): Promise<void> {
    this.take(await this.#session.act('live/stop', {}));
  }

  async decide(pairing: number, holds: 'board' | 'record'): Promise<void> {
    this.take(await this.#session.act('live/decide', { pairing, holds }));
  }

  /** Enters what a board tells as its result, as if it was typed in the round. */
  async enter(board: LiveBoard): Promise<void> {
    const result = RESULTS[board.result ?? ''];
    if (result) await this.#session.act('result/enter', { pairing: board.pairing, result: { white: result[0], black: result[1] } });
  }

  async #ask(): Promise<void> {
    const answer = await this.#session.ask('live/show', {}).catch(() => null);
    if (answer) this.#shown.take(answer);
  }
}

const RESULTS: Record<string, [string, string]> = { '1-0': ['1', '0'], '0-1': ['0', '1'], '1/2-1/2': ['=', '='] };

/** Whether a board tells a result that the table lacks. */
export function offersResult(board: LiveBoard): boolean {
  return board.result !== null && !board.has_result;
}

/** Whether the arbiter should look at a board. */
export function wantsEye(board: LiveBoard): boolean {
  return board.state === 'held' || board.state === 'silent' || board.state === 'missing' || board.notes.length > 0 || offersResult(board);
}

/** How a board stands, by the key of its text. */
export const STATES: Record<LiveBoard['state'], string> = {
  missing: 'ui-live-missing',
  follows: 'ui-live-follows',
  silent: 'ui-live-silent',
  held: 'ui-live-held',
  over: 'ui-live-over',
};
