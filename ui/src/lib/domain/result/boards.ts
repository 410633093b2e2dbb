// Which board comes next, and which boards are shown.

import type { BoardRow } from '$lib/backend/types';

/** Whether a board waits for its result. */
export function isOpen(row: BoardRow): boolean {
  return row.black !== null && row.result === null;
}

/** The next open board after one, from the top again after the last; boards being written count as done. */
export function nextOpen(boards: readonly BoardRow[], after: number | null, written: ReadonlySet<number>): number | null {
  const start = boards.findIndex((row) => row.pairing === after) + 1;
  const round = [...boards.slice(start), ...boards.slice(0, start)];
  return round.find((row) => row.pairing !== after && isOpen(row) && !written.has(row.pairing))?.pairing ?? null;
}

/** The boards to show: all, or those that are open and those that must not vanish yet. */
export function shownBoards(boards: readonly BoardRow[], onlyOpen: boolean, kept: ReadonlySet<number>): BoardRow[] {
  return onlyOpen ? boards.filter((row) => isOpen(row) || kept.has(row.pairing)) : [...boards];
}
