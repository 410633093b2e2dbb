// Orders of the list of players.

import type { PlayerRow } from '$lib/backend/types';
import type { Lang } from '$lib/messages/catalogue';

export type Column = 'number' | 'name' | 'federation' | 'rating' | 'birth_year' | 'club';

/** The rows by a column; equal ones by their pairing number. */
export function sortPlayers(rows: readonly PlayerRow[], by: Column, down: boolean, lang: Lang): PlayerRow[] {
  const words = new Intl.Collator(lang);
  const compare = (one: PlayerRow, other: PlayerRow): number => {
    switch (by) {
      case 'number':
        return one.number - other.number;
      case 'rating':
      case 'birth_year':
        return one.player[by] - other.player[by];
      default:
        return words.compare(one.player[by], other.player[by]);
    }
  };
  return [...rows].sort((one, other) => (compare(one, other) || one.number - other.number) * (down ? -1 : 1));
}
