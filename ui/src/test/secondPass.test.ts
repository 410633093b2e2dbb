// The second pass: typed without seeing the first, and only differences are shown.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';

import type { BoardResult, SecondPassView } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, chosenBoard, one, show, strike } from './person';

let desk: FakeDesk;
let typed: Map<number, BoardResult>;

function view(): SecondPassView {
  const pairings = [100, 101, 102, 103];
  const boards = pairings.map((pairing) => {
    const result = typed.get(pairing) ?? null;
    const agrees = JSON.stringify(result) === JSON.stringify(desk.results.get(pairing));
    return { pairing, result, agreement: result === null ? ('not_typed' as const) : agrees ? ('agrees' as const) : ('differs' as const) };
  });
  const count = (wanted: string) => boards.filter(({ agreement }) => agreement === wanted).length;
  return { tournament: 1, round: 1, boards, missing: count('not_typed'), differing: count('differs') };
}

beforeEach(async () => {
  desk = FakeDesk.open();
  typed = new Map();
  for (const pairing of [100, 101, 102, 103]) desk.results.set(pairing, { white: '1', black: '0' });
  desk.answers['second_pass/show'] = view;
  desk.answers['second_pass/enter'] = ({ pairing, result }: { pairing: number; result: BoardResult | null }) => {
    if (result) typed.set(pairing, result);
    else typed.delete(pairing);
    return view();
  };
  show(desk);
  await waitFor(() => one('board-row'));
  await strike('v');
  await waitFor(() => one('second-pass'));
});

const shown = () => all('board-row').map((row) => row.dataset.result);

it('hides the results of the first person, and goes from board to board by one key each', async () => {
  await waitFor(() => expect(shown()).toEqual(['', '', '', '']));
  expect(chosenBoard()).toBe('1');
  await strike('1');
  await strike('=');
  await waitFor(() => expect(shown()).toEqual(['10', '==', '', '']));
  expect(chosenBoard()).toBe('3');
  expect(one('second-pass-count').textContent).toContain('2 of 4 typed');
  expect(desk.asked('result/enter')).toEqual([]);
});

it('shows what differs once all is typed, and the arbiter says which stands', async () => {
  await waitFor(() => expect(chosenBoard()).toBe('1'));
  for (const key of ['1', '=', '0', '1']) await strike(key);
  await waitFor(() => expect(all('difference').map((row) => row.dataset.board)).toEqual(['2', '3']));
  expect(one('second-pass-count').textContent).toContain('2 boards differ');
  await fireEvent.click(all('second-stands')[0]!);
  await waitFor(() => expect(all('difference')).toHaveLength(1));
  expect(desk.asked('result/enter')).toEqual([{ pairing: 101, result: { white: '=', black: '=' } }]);
  await fireEvent.click(one('first-stands'));
  await waitFor(() => expect(all('difference')).toEqual([]));
  expect(typed.get(102)).toEqual({ white: '1', black: '0' });
  expect(one('second-pass-count').textContent).toContain('both passes agree');
  await strike('Escape');
  await waitFor(() => one('round'));
});
