// What the board shows for a ruling: squares, arrows, repeated positions and the mating line, one step at a time.

import type { Evidence, GameView } from '$lib/backend/types';
import type { Arrow } from '$lib/board/shapes';
import { fenAfter } from '$lib/scoresheet/sheet';

export interface Step {
  fen: string;
  squares: readonly string[];
  arrows: readonly Arrow[];
  lastMove: readonly string[];
  /** How many plies of the record it shows; none for a position that is not in the record. */
  plies: number | null;
}

/** The steps of the evidence, in the order in which they are shown. */
export function stepsOf(evidence: Evidence, game: GameView): Step[] {
  const marks = {
    squares: evidence.squares,
    arrows: evidence.arrows.map(([from, to]): Arrow => ({ from, to, ink: 'evidence' })),
  };
  if (evidence.occurrences.length > 0) {
    return evidence.occurrences.map((plies) => ({
      ...marks,
      fen: fenAfter(game.start_fen, game.plies, plies),
      lastMove: game.plies[plies - 1]?.squares ?? [],
      plies,
    }));
  }
  const now: Step = { ...marks, fen: game.fen, lastMove: [], plies: null };
  const line = evidence.line_fens.map((fen, index): Step => {
    const [from, to] = squaresOfUci(evidence.line[index] ?? '');
    return { fen, squares: [], arrows: from && to ? [{ from, to, ink: 'line' }] : [], lastMove: [from, to], plies: null };
  });
  return line.length > 0 || marks.squares.length > 0 || marks.arrows.length > 0 ? [now, ...line] : [];
}

/** Origin and destination of a move in UCI. */
export function squaresOfUci(uci: string): [string, string] {
  return [uci.slice(0, 2), uci.slice(2, 4)];
}

/** The evidence that is on the board. */
export class Exhibit {
  steps = $state.raw<Step[]>([]);
  at = $state(0);

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  show(steps: Step[]): void {
    this.steps = steps;
    this.at = 0;
  }

  move(by: 1 | -1): void {
    this.at = Math.min(Math.max(this.at + by, 0), Math.max(this.steps.length - 1, 0));
  }
}
