import { describe, expect, it } from 'vitest';

import type { StartBoard } from '$lib/backend/types';

import { nextSight, readMinutes, readTimeOfDay, sightOf } from './time';

describe('times that are typed', () => {
  const now = new Date(2026, 9, 3, 18, 5);

  it('reads a time of this day', () => {
    for (const [text, hours, minutes] of [['16:30', 16, 30], ['9.05', 9, 5], [' 00:00 ', 0, 0]] as const) {
      expect(readTimeOfDay(text, now)).toBe(new Date(2026, 9, 3, hours, minutes).toISOString());
    }
    for (const text of ['', '24:00', '9', '12:60', 'noon']) expect(readTimeOfDay(text, now)).toBeNull();
  });

  it('reads whole minutes, or nothing', () => {
    expect(readMinutes('30')).toBe(30);
    expect(readMinutes('')).toBeNull();
    expect(readMinutes('half')).toBeNaN();
  });
});

describe('a player at the start of play', () => {
  const board = (missing: StartBoard['missing']) => ({ missing }) as StartBoard;

  it('is there, missing, or has come, one after the other', () => {
    const came = { arrived_at: '2026-10-03T16:59:10Z', minutes: 30 };
    expect(sightOf(board([null, null]), 'white')).toBe('here');
    expect(nextSight(board([null, null]), 'white')).toBe('missing');
    expect(nextSight(board([null, { arrived_at: null, minutes: 3 }]), 'black')).toBe('arrived');
    expect(nextSight(board([came, null]), 'white')).toBe('here');
  });
});
