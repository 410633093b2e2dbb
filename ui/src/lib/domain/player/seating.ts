// Whom a player is kept apart from, and whom else there is.

import type { PlayerRow, ProhibitedPair } from '$lib/backend/types';

/** The other players by name: those who may not be paired with one, and those who may. */
export function othersOf(
  entry: number,
  rows: readonly PlayerRow[],
  pairs: readonly ProhibitedPair[],
  lang: string,
): { apart: PlayerRow[]; free: PlayerRow[] } {
  const kept = new Set(pairs.flatMap(({ one, other }) => (one === entry ? [other] : other === entry ? [one] : [])));
  const order = new Intl.Collator(lang);
  const others = rows.filter((row) => row.entry !== entry).sort((a, b) => order.compare(a.player.name, b.player.name));
  return { apart: others.filter((row) => kept.has(row.entry)), free: others.filter((row) => !kept.has(row.entry)) };
}
