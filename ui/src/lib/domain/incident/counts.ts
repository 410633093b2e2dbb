// Which incidents are looked at, by round, board and whatever is typed.

import type { IncidentRow } from '$lib/backend/types';
import { holds } from '$lib/messages/plain';

export interface Wanted {
  /** 0 for all. */
  round: number;
  /** 0 for all. */
  board: number;
  /** Words of names. */
  text: string;
}

/** The incidents that are wanted, the last first. */
export function wantedIncidents(rows: readonly IncidentRow[], wanted: Wanted): IncidentRow[] {
  return rows
    .filter((row) => wanted.round === 0 || row.round === wanted.round)
    .filter((row) => wanted.board === 0 || row.board === wanted.board)
    .filter((row) => holds(row.players.join(' '), wanted.text))
    .toSorted((one, other) => other.id - one.id);
}

/** The numbers that occur, from the lowest. */
export function numbersOf(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
