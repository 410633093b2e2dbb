// Who is shown at check-in, and what their signs mean.

import type { CheckInRow, Presence } from '$lib/backend/types';
import { holds } from '$lib/messages/plain';

export type Only = 'all' | 'missing';

export function isHere(row: CheckInRow): boolean {
  return row.presence === 'here';
}

/** A bye or a withdrawal is not undone by marking somebody as here. */
export function canBeMarked(row: CheckInRow): boolean {
  return row.presence === 'here' || row.presence === 'missing';
}

/** The players whose name, club or number was typed; all of them, or those who have not come. */
export function shownRows(rows: readonly CheckInRow[], typed: string, only: Only): CheckInRow[] {
  const text = typed.trim();
  const number = /^\d+$/.test(text) ? Number(text) : null;
  const fits = (row: CheckInRow) =>
    text === '' || (number === null ? holds(`${row.name} ${row.club}`, text) : row.number === number);
  return rows.filter((row) => (only === 'all' || row.presence === 'missing') && fits(row));
}

/** The sign of a presence, and the text that says it. */
export function signOf(presence: Presence): { sign: string; label: string } {
  if (presence === 'here') return { sign: '✓', label: 'ui-check-in-is-here' };
  if (presence === 'missing') return { sign: '○', label: 'ui-check-in-is-missing' };
  if (presence === 'out') return { sign: '–', label: 'ui-check-in-is-out' };
  const byes: Record<string, { sign: string; label: string }> = {
    H: { sign: '½', label: 'ui-check-in-has-half' },
    F: { sign: '1', label: 'ui-check-in-has-full' },
  };
  return byes[presence.bye] ?? { sign: '0', label: 'ui-check-in-has-zero' };
}
