// What is drawn on the board, in words; the colours come from the tokens.

import type { DrawBrushes, DrawShape } from '@lichess-org/chessground/draw';
import type { Key } from '@lichess-org/chessground/types';

export type Ink = 'evidence' | 'wrong' | 'line';

export interface Arrow {
  from: string;
  to: string;
  ink: Ink;
}

const TOKENS: Record<Ink, string> = {
  evidence: '--arrow-evidence',
  wrong: '--arrow-wrong',
  line: '--arrow-line',
};

/** The brushes of chessground in the colours of the tokens. */
export function brushes(element: HTMLElement): DrawBrushes {
  const style = getComputedStyle(element);
  const entries = Object.entries(TOKENS).map(([ink, token]) => {
    const color = style.getPropertyValue(token).trim();
    return [ink, { key: ink, color, opacity: 0.9, lineWidth: 11 }];
  });
  return Object.fromEntries(entries) as DrawBrushes;
}

/** Arrows as chessground draws them. */
export function shapesOf(arrows: readonly Arrow[]): DrawShape[] {
  return arrows.map(({ from, to, ink }) => ({ orig: from as Key, dest: to as Key, brush: ink }));
}

/** A letter of a square, rank from 1: whether a text names a square. */
export function isSquare(text: string): text is Key {
  return /^[a-h][1-8]$/.test(text);
}
