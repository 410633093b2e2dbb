// A square that keys move about the board: arrows as the board is seen, and it stays on the board.

import type { Side } from '$lib/backend/types';

const STEPS: Record<string, readonly [number, number]> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The square a key leads to; none if it is no key that moves. */
export function stepped(square: string, key: string, below: Side): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const sign = below === 'white' ? 1 : -1;
  const within = (place: number) => Math.min(7, Math.max(0, place));
  const file = within(square.charCodeAt(0) - 97 + sign * step[0]);
  const rank = within(Number(square[1]) - 1 + sign * step[1]);
  return `${String.fromCharCode(97 + file)}${rank + 1}`;
}
