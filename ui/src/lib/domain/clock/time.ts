// Times of day on this machine's clock, and whole minutes, as they are typed.

import type { Sight, StartBoard } from '$lib/backend/types';

/** The time of day of this moment's day that was typed as `16:30`, as the desk takes it; none if it is none. */
export function readTimeOfDay(text: string, now: Date): string | null {
  const match = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text.trim());
  if (!match) return null;
  const at = new Date(now);
  at.setHours(Number(match[1]), Number(match[2]), 0, 0);
  return at.toISOString();
}

/** Whole minutes; none for nothing, not a number for what is none. */
export function readMinutes(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
}

/** By how many minutes this machine's clock is ahead of UTC. */
export function aheadOfUtc(now = new Date()): number {
  return -now.getTimezoneOffset();
}

/** How a player of a board was seen at the start of play. */
export function sightOf(board: StartBoard, side: 'white' | 'black'): Sight {
  const late = board.missing[side === 'white' ? 0 : 1];
  if (late === null) return 'here';
  return late.arrived_at === null ? 'missing' : 'arrived';
}

const NEXT: Record<Sight, Sight> = { here: 'missing', missing: 'arrived', arrived: 'here' };

/** What one more press says of the player. */
export function nextSight(board: StartBoard, side: 'white' | 'black'): Sight {
  return NEXT[sightOf(board, side)];
}
