import { expect, it } from 'vitest';

import type { PlayerRow } from '$lib/backend/types';

import { othersOf } from './seating';

const row = (entry: number, name: string) => ({ entry, number: entry, player: { name } }) as PlayerRow;
const ROWS = [row(1, 'Zorn'), row(2, 'Álvarez'), row(3, 'Bru'), row(4, 'Cid')];

it('the others stand by name, those kept apart by themselves whichever was named first', () => {
  const pair = (one: number, other: number) => ({ one, other, weak: false, last_round: null });
  const others = othersOf(3, ROWS, [pair(1, 3), pair(3, 4), pair(1, 2)], 'es');
  expect(others.apart.map((one) => one.entry)).toEqual([4, 1]);
  expect(others.free.map((one) => one.entry)).toEqual([2]);
});
