// Entering results: one key writes and goes on; what was typed glows for a moment; nothing is written twice.

import { SvelteSet } from 'svelte/reactivity';

import type { BoardResult, BoardRow } from '$lib/backend/types';

import { isOpen, nextOpen } from './boards';

/** How long the row that was typed glows. */
export const GLOW_MS = 1000;

export class Entry {
  chosen = $state<number | null>(null);
  /** Rows that were just typed. */
  readonly glow = new SvelteSet<number>();
  readonly #written = new Set<number>();
  readonly #keep: (pairing: number, result: BoardResult | null) => Promise<boolean>;

  /** `keep` has a result written, and tells whether it was. */
  constructor(keep: (pairing: number, result: BoardResult | null) => Promise<boolean>) {
    this.#keep = keep;
  }

  /** Writes a result, or clears it, and goes to the next open board if this one was open. */
  async write(boards: readonly BoardRow[], row: BoardRow, result: BoardResult | null): Promise<void> {
    const wasOpen = isOpen(row) && !this.#written.has(row.pairing);
    this.#written.add(row.pairing);
    this.#shine(row.pairing);
    if (wasOpen && result) this.chosen = nextOpen(boards, row.pairing, this.#written) ?? row.pairing;
    const kept = await this.#keep(row.pairing, result);
    this.#written.delete(row.pairing);
    if (kept) return;
    // It was not written: the board is still to be done.
    this.glow.delete(row.pairing);
    this.chosen = row.pairing;
  }

  #shine(pairing: number): void {
    this.glow.add(pairing);
    setTimeout(() => this.glow.delete(pairing), GLOW_MS);
  }

  /** Goes to the next open board. */
  next(boards: readonly BoardRow[]): void {
    this.chosen = nextOpen(boards, this.chosen, this.#written) ?? this.chosen;
  }

  /** Where to begin in a round: at its first open board, else at its first. */
  begin(boards: readonly BoardRow[]): void {
    if (boards.some((row) => row.pairing === this.chosen)) return;
    this.chosen = nextOpen(boards, null, this.#written) ?? boards[0]?.pairing ?? null;
  }
}
