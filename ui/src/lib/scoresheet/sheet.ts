// The scoresheet in two columns: a row a move number, and a new row where a side moved again (an illegal move and
// the one that replaced it).

import type { PlyView } from '$lib/backend/types';

export interface SheetRow {
  number: number;
  white: PlyView | null;
  black: PlyView | null;
}

export function sheetRows(plies: readonly PlyView[]): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const ply of plies) {
    const last = rows.at(-1);
    const fits = last && last.number === ply.number && ply.side === 'black' && last.black === null;
    if (fits) last.black = ply;
    else rows.push({ number: ply.number, white: null, black: null, [ply.side]: ply });
  }
  return rows;
}

/** The position after the first `plies` plies. */
export function fenAfter(startFen: string, plies: readonly PlyView[], count: number): string {
  return count <= 0 ? startFen : (plies[Math.min(count, plies.length) - 1]?.fen ?? startFen);
}

/** Whether a ply is on the board: neither rejected nor void nor unread. */
export function onBoard(ply: PlyView): boolean {
  return ply.mark === 'legal' || ply.mark === 'stands';
}

/** The last clock reading of each side in the first `count` plies. */
export function clocksAfter(plies: readonly PlyView[], count: number): { white: number | null; black: number | null } {
  const clocks = { white: null as number | null, black: null as number | null };
  for (const ply of plies.slice(0, count)) {
    if (ply.clock_ms !== null) clocks[ply.side] = ply.clock_ms;
  }
  return clocks;
}
