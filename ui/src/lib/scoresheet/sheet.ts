// The scoresheet in two columns: a row a move number, and a new row where a side moved again (an illegal move and
// the one that replaced it).

import type { PlyView, SetUpView } from '$lib/backend/types';

export interface SheetRow {
  number: number;
  white: PlyView | null;
  black: PlyView | null;
  /** The position that was set up before it. */
  before: SetUpView | null;
}

export function sheetRows(plies: readonly PlyView[], setUps: readonly SetUpView[] = []): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const ply of plies) {
    const last = rows.at(-1);
    const before = setUpAt(setUps, ply.index);
    const fits = last && last.number === ply.number && ply.side === 'black' && last.black === null && before === null;
    if (fits) last.black = ply;
    else rows.push({ number: ply.number, white: null, black: null, before, [ply.side]: ply });
  }
  return rows;
}

/** The position that was set up after so many plies. */
export function setUpAt(setUps: readonly SetUpView[], count: number): SetUpView | null {
  return setUps.find((setUp) => setUp.index === count) ?? null;
}

/** The position after the first `plies` plies, or the one that was set up then. */
export function fenAfter(startFen: string, plies: readonly PlyView[], count: number, setUps: readonly SetUpView[] = []): string {
  const setUp = setUpAt(setUps, Math.min(count, plies.length));
  if (setUp) return setUp.fen;
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
