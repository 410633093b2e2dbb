// A file of games that is checked: how far it has come, what was found, which game is open and at which move.

import { DeskFailure } from '$lib/backend';
import type { CheckedGame, CheckedGameView, CheckFinding, CheckProgress, FileChecked, Source } from '$lib/backend/types';
import { language } from '$lib/messages/index.svelte';
import type { Session } from '$lib/session/session.svelte';

/** Which games the table shows. */
export type Filter = 'all' | 'findings' | 'errors';

const PACE_MS = 200;

export class Checking {
  answer = $state.raw<FileChecked | null>(null);
  failure = $state.raw<DeskFailure | null>(null);
  progress = $state.raw<CheckProgress | null>(null);
  filter = $state<Filter>('findings');
  /** The game whose row is chosen. */
  chosen = $state<number | null>(null);
  /** The game on the board. */
  open = $state.raw<CheckedGameView | null>(null);
  /** How many plies the board shows. */
  shown = $state(0);

  readonly rows = $derived((this.answer?.rows ?? []).filter((row) => passes(row, this.filter)));
  readonly openRow = $derived(this.answer?.rows.find((row) => row.game === this.open?.game) ?? null);

  readonly #session: Session;
  #turn = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  async check(source: Source): Promise<void> {
    [this.failure, this.progress] = [null, { permille: 0, games: 0 }];
    const watch = setInterval(() => void this.#follow(), PACE_MS);
    try {
      const answer = await this.#session.ask('pgn/check', { source });
      this.forget();
      this.answer = answer;
      this.filter = answer.rows.some((row) => row.severity !== 'ok') ? 'findings' : 'all';
    } catch (thrown) {
      this.failure = DeskFailure.from(thrown);
    }
    clearInterval(watch);
    this.progress = null;
  }

  async #follow(): Promise<void> {
    const progress = await this.#session.ask('pgn/progress', {}).catch(() => null);
    if (progress && this.progress) this.progress = progress;
  }

  cancel(): void {
    void this.#session.ask('pgn/cancel', {}).catch(() => null);
  }

  /** Makes room for another file. */
  forget(): void {
    [this.answer, this.failure, this.chosen] = [null, null, null];
    this.shut();
  }

  /** Puts a game on the board, at a finding; at the gravest where none is named. */
  async show(game: number, ply?: number): Promise<void> {
    const { answer } = this;
    const row = answer?.rows.find((one) => one.game === game);
    if (!answer || !row) return;
    const turn = ++this.#turn;
    this.chosen = game;
    try {
      const open = await this.#session.ask('pgn/game', { check: answer.check, game, lang: language.current });
      // A game that was asked for later is on the board already.
      if (turn !== this.#turn) return;
      [this.open, this.failure] = [open, null];
      this.at(ply ?? row.findings[0]?.ply ?? open.plies.length);
    } catch (thrown) {
      if (turn === this.#turn) this.failure = DeskFailure.from(thrown);
    }
  }

  /** Takes the game from the board; whether there was one. */
  shut(): boolean {
    this.#turn += 1;
    const was = this.open !== null;
    this.open = null;
    return was;
  }

  at(plies: number): void {
    this.shown = Math.min(Math.max(plies, 0), this.open?.plies.length ?? 0);
  }

  /** To the next finding of the game, and from the last to the first. */
  next(): void {
    const plies = [...new Set((this.openRow?.findings ?? []).map((finding) => finding.ply))].sort((a, b) => a - b);
    const next = plies.find((ply) => ply > this.shown) ?? plies[0];
    if (next !== undefined) this.at(next);
  }
}

function passes(row: CheckedGame, filter: Filter): boolean {
  return filter === 'all' || (filter === 'errors' ? row.severity === 'error' : row.severity !== 'ok');
}

/** The sign and the word of a severity. */
export const SEVERITIES: Record<CheckFinding['severity'], { sign: string; label: string }> = {
  ok: { sign: '✓', label: 'ui-check-nothing' },
  info: { sign: 'i', label: 'ui-check-note' },
  warn: { sign: '!', label: 'ui-check-warning' },
  error: { sign: '✗', label: 'ui-check-error' },
};
