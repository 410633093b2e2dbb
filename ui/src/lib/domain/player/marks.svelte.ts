// The players that are marked, to do one thing with all of them.

import { SvelteSet } from 'svelte/reactivity';

export class Marks {
  readonly #entries = new SvelteSet<number>();
  /** Marked last: where a range begins. */
  #last: number | null = null;

  get count(): number {
    return this.#entries.size;
  }

  has(entry: number): boolean {
    return this.#entries.has(entry);
  }

  /** Marks a player, or takes the mark away. */
  turn(entry: number): void {
    if (!this.#entries.delete(entry)) this.#entries.add(entry);
    this.#last = entry;
  }

  /** Marks all from the one marked last to this one, as they stand. */
  upTo(entry: number, order: readonly number[]): void {
    const [from, to] = [order.indexOf(this.#last ?? entry), order.indexOf(entry)].sort((one, other) => one - other);
    for (const one of order.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1)) this.#entries.add(one);
    this.#last = entry;
  }

  /** Marks all; none, where all are marked. */
  all(entries: readonly number[]): void {
    const none = entries.every((entry) => this.has(entry));
    this.clear();
    if (!none) for (const entry of entries) this.#entries.add(entry);
  }

  clear(): void {
    this.#entries.clear();
    this.#last = null;
  }

  /** The marked among those that are there. */
  of(entries: readonly number[]): number[] {
    return entries.filter((entry) => this.has(entry));
  }
}
