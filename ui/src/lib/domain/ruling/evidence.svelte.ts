// What the board shows for a ruling: squares, arrows, repeated positions, the moves that may be played, the wall, and
// the mating line, one step at a time.

import type { Evidence, GameView } from '$lib/backend/types';
import type { Arrow } from '$lib/board/shapes';

/** What a step shows. */
export type StepKind = 'now' | 'occurrence' | 'permitted' | 'line';

export interface Step {
  kind: StepKind;
  fen: string;
  squares: readonly string[];
  arrows: readonly Arrow[];
  lastMove: readonly string[];
}

/** The steps of the evidence, in the order in which they are shown. */
export function stepsOf(evidence: Evidence, plies: GameView['plies'] = []): Step[] {
  if (evidence.occurrences.length > 0) return occurrences(evidence, plies);
  const marks = { squares: [...evidence.squares, ...evidence.wall], arrows: arrowsOf(evidence.arrows, 'evidence'), lastMove: [] };
  const now: Step = { ...marks, kind: 'now', fen: evidence.fen };
  const permitted: Step = { ...now, kind: 'permitted', squares: [], arrows: arrowsOf(evidence.permitted, 'line') };
  const line = evidence.line_fens.map((fen, index): Step => {
    const [from, to] = squaresOfUci(evidence.line[index] ?? '');
    return { kind: 'line', fen, squares: [], arrows: arrowsOf(from && to ? [[from, to]] : [], 'line'), lastMove: [from, to] };
  });
  const shown = marks.squares.length > 0 || marks.arrows.length > 0 || line.length > 0;
  return [...(shown ? [now] : []), ...(evidence.permitted.length > 0 ? [permitted] : []), ...line];
}

function occurrences(evidence: Evidence, plies: GameView['plies']): Step[] {
  return evidence.occurrence_fens.map((fen, index) => ({
    kind: 'occurrence',
    fen,
    squares: evidence.squares,
    arrows: arrowsOf(evidence.arrows, 'evidence'),
    lastMove: plies[(evidence.occurrences[index] ?? 0) - 1]?.squares ?? [],
  }));
}

function arrowsOf(pairs: readonly (readonly [string, string])[], ink: Arrow['ink']): Arrow[] {
  return pairs.map(([from, to]) => ({ from, to, ink }));
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

  /** How many steps of the kind shown there are, and which of them is shown, from 1. */
  get place(): { number: number; count: number } {
    const kind = this.step?.kind;
    const same = this.steps.filter((step) => step.kind === kind).length;
    const before = this.steps.slice(0, this.at).filter((step) => step.kind === kind).length;
    return { number: before + 1, count: same };
  }

  show(steps: Step[]): void {
    this.steps = steps;
    this.at = 0;
  }

  move(by: 1 | -1): void {
    this.at = Math.min(Math.max(this.at + by, 0), Math.max(this.steps.length - 1, 0));
  }
}
