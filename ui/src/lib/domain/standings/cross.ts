// The cross table: who did what against whom, the columns in the order of the rows.

import type { CrossCell, StandingsRow } from '$lib/backend/types';

/** Row by row, column by column: the games of the two players, in the order of the rounds. */
export function crossTable(rows: readonly StandingsRow[]): CrossCell[][][] {
  const column = new Map(rows.map((row, index) => [row.number, index]));
  return rows.map((row) => {
    const cells: CrossCell[][] = rows.map(() => []);
    for (const cell of row.rounds) {
      const index = cell.opponent === null ? undefined : column.get(cell.opponent);
      if (index !== undefined) cells[index]?.push(cell);
    }
    return cells;
  });
}
