// The boards of a round as the second person sees them: without the results of the first.

import type { BoardRow, SecondPassView } from '$lib/backend/types';

/** A board on which both passes differ. */
export interface Difference {
  row: BoardRow;
  /** What was typed the second time. */
  second: NonNullable<BoardRow['result']>;
}

/** The boards with two players, each with what was typed the second time in place of its result. */
export function secondRows(boards: readonly BoardRow[], pass: SecondPassView): BoardRow[] {
  const typed = new Map(pass.boards.map((board) => [board.pairing, board.result]));
  return boards
    .filter((row) => row.black !== null)
    .map((row) => ({ ...row, result: typed.get(row.pairing) ?? null, by_ruling: false, incidents: 0, illegal_moves: [0, 0], plies: 0 }));
}

/** Where both passes differ, board by board. */
export function differences(boards: readonly BoardRow[], pass: SecondPassView): Difference[] {
  const rows = new Map(boards.map((row) => [row.pairing, row]));
  return pass.boards.flatMap((board) => {
    const row = rows.get(board.pairing);
    return board.agreement === 'differs' && row && board.result ? [{ row, second: board.result }] : [];
  });
}
