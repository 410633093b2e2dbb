// Result codes as the TRF has them, and how they are shown. What a code is worth is the desk's business.

import type { BoardResult } from '$lib/backend/types';

/** What is shown for a side's code. */
const SIGNS: Record<string, string> = {
  '1': '1',
  '=': '½',
  '0': '0',
  W: '1',
  D: '½',
  L: '0',
  '+': '+',
  '-': '−',
  U: '+',
  F: '1',
  H: '½',
  Z: '0',
};

/** Codes of games that were played and are not rated. */
const UNRATED = new Set(['W', 'D', 'L']);

/** The text for a bye's code. */
export const BYE_KEYS: Record<string, string> = {
  U: 'ui-bye-pairing-allocated',
  F: 'ui-bye-full-point',
  H: 'ui-bye-half-point',
  Z: 'ui-bye-zero-point',
};

/** The sign of one side's code. */
export function sign(code: string): string {
  return SIGNS[code] ?? code;
}

/** Whether a code belongs to a game that is not rated. */
export function isUnrated(code: string): boolean {
  return UNRATED.has(code);
}

/** A board's result in signs: `1-0`, `½-½`, `+ −`. */
export function signs(result: BoardResult): string {
  const forfeit = '+-'.includes(result.white) || '+-'.includes(result.black);
  const [white, black] = [sign(result.white), sign(result.black)];
  if (result.black === '') return white;
  return forfeit ? `${white} ${black}` : `${white}-${black}`;
}

/** The results there are keys for; the ids are those of the key table. */
export const RESULTS = [
  { id: 'white', white: '1', black: '0', label: 'ui-result-white' },
  { id: 'draw', white: '=', black: '=', label: 'ui-result-draw' },
  { id: 'black', white: '0', black: '1', label: 'ui-result-black' },
  { id: 'white-forfeit', white: '+', black: '-', label: 'ui-result-white-forfeit' },
  { id: 'black-forfeit', white: '-', black: '+', label: 'ui-result-black-forfeit' },
  { id: 'both-forfeit', white: '-', black: '-', label: 'ui-result-both-forfeit' },
  { id: 'both-lose', white: '0', black: '0', label: 'ui-result-both-lose' },
  { id: 'half-white', white: '=', black: '0', label: 'ui-result-half-white' },
  { id: 'half-black', white: '0', black: '=', label: 'ui-result-half-black' },
  { id: 'white-unrated', white: 'W', black: 'L', label: 'ui-result-white-unrated' },
  { id: 'draw-unrated', white: 'D', black: 'D', label: 'ui-result-draw-unrated' },
  { id: 'black-unrated', white: 'L', black: 'W', label: 'ui-result-black-unrated' },
] as const;

export type ResultId = (typeof RESULTS)[number]['id'];

/** The result of an id of the key table. */
export function resultOf(id: ResultId): BoardResult {
  const row = RESULTS.find((known) => known.id === id);
  return { white: row?.white ?? '', black: row?.black ?? '' };
}

/** The id of a result, where it has a key. */
export function idOf(result: BoardResult): ResultId | null {
  return RESULTS.find((known) => known.white === result.white && known.black === result.black)?.id ?? null;
}

/** The words for a result, where there are some. */
export function labelOf(result: BoardResult): string | null {
  if (result.black === '') return BYE_KEYS[result.white] ?? null;
  return RESULTS.find((known) => known.white === result.white && known.black === result.black)?.label ?? null;
}
