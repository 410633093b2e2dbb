import { expect, it } from 'vitest';

import type { PlayerRow } from '$lib/backend/types';

import { othersOf } from './seating';

const row = (entry: number, name: string) => ({ entry, number: entry, player: { name } }) as PlayerRow;
const ROWS = [row(1, 'Zorn'), row(2, 'Álvarez'), row(3, 'Bru'), row(4, 'Cid')];

it('the others stand by name, those kept apart by themselves whichever was named first', () => {
  const others = othersOf(3, ROWS, [{ one: 1, other: 3 }, { one: 3, other: 4 }, { one: 1, other: 2 }], 'es');
  expect(others.apart.map((one) => one.entry)).toEqual([4, 1]);
  expect(others.free.map((one) => one.entry)).toEqual([2]);
});
