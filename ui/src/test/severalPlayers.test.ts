// Several players at once: marked by the keyboard or the mouse, changed together; their fees written down.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';

import type { PlayerRow } from '$lib/backend/types';
import { Marks } from '$lib/domain/player/marks.svelte';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike, type } from './person';

let desk: FakeDesk;
const asked = (name: string) => desk.calls.filter((call) => call.name === name).map((call) => call.request);

beforeEach(async () => {
  desk = FakeDesk.open();
  desk.answers['player/change'] = () => desk.players;
  desk.answers['fee/show'] = () => ({ fee: '40.00', currency: 'EUR', due: '320.00', paid: '80.00', owed: '240.00', owing: 6 });
  desk.answers['fee/pay'] = (): PlayerRow[] => desk.players.map((row) => ({ ...row, fee: { fee: '40.00', own: false, paid: '', owes: '40.00' } }));
  show(desk);
  await waitFor(() => one('nav-players'));
  location.hash = '#/t1/players';
  await waitFor(() => one('player-row'));
  one('player-row').focus();
});

it('the space bar marks, a range is marked with Shift, and all by Ctrl A', async () => {
  await strike(' ');
  await waitFor(() => expect(one('players-marked').dataset.count).toBe('1'));
  await fireEvent.click(all('player-mark')[3]!, { shiftKey: true });
  await waitFor(() => expect(one('players-marked').dataset.count).toBe('4'));
  await strike('a', { ctrlKey: true });
  await waitFor(() => expect(one('players-marked').dataset.count).toBe('8'));
  await strike('a', { ctrlKey: true });
  await waitFor(() => expect(all('players-marked')).toHaveLength(0));
});

it('the marked get one club by one act', async () => {
  await fireEvent.click(all('player-mark')[1]!);
  await fireEvent.click(all('player-mark')[4]!);
  await strike('m');
  await type('players-change-club', 'Torre Negra');
  await fireEvent.click(one('players-change-apply'));
  await waitFor(() => expect(asked('player/change')).toHaveLength(1));
  expect(asked('player/change')[0]).toEqual({ tournament: 1, entries: [2, 5], change: { club: 'Torre Negra' } });
});

it('where nobody is marked it says how to mark', async () => {
  await strike('m');
  expect(one('panel').textContent).toContain('space bar');
  expect(all('players-change-apply')).toHaveLength(0);
});

it('a fee is paid by whoever is chosen, and what is owed stands in the list', async () => {
  await strike('f');
  await waitFor(() => expect(one('fees-owing').textContent).toContain('6'));
  await fireEvent.click(one('fees-in-full'));
  await waitFor(() => expect(asked('fee/pay')).toHaveLength(1));
  expect(asked('fee/pay')[0]).toEqual({ tournament: 1, entries: [1], fee: null, paid: 'in_full' });
  await waitFor(() => expect(all('player-row')[0]!.textContent).toContain('owes 40.00'));
});

it('a range goes from the one marked last, upwards and downwards', () => {
  const marks = new Marks();
  const order = [7, 3, 9, 1, 5];
  marks.turn(9);
  marks.upTo(5, order);
  expect(marks.of(order)).toEqual([9, 1, 5]);
  marks.upTo(7, order);
  expect(marks.of(order)).toEqual(order);
  marks.turn(3);
  expect(marks.count).toBe(4);
});
