// A long event is handed over month by month.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import type { PeriodsView } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, one, show, type } from './person';

const view = (): PeriodsView => ({
  tournament: 1, long: true, undated: 0,
  periods: [
    { period: '2026-09', games: 4, missing: 0, players: 8, ratings: 8, closed: 'sent' },
    { period: '2026-10', games: 1, missing: 1, players: 2, ratings: 0, closed: null },
  ],
  games: [{ pairing: 100, round: 2, board: 1, white: 'Aranda, Lucía', black: 'Celik, Deniz', result: null, date: '2026-10-10', moved: false }],
});

async function handOver(desk: FakeDesk, periods: PeriodsView) {
  desk.answers['period/show'] = () => periods;
  desk.answers['library/list'] = () => ({ lists: [{ name: 'FIDE', source: '', month: 'OCT26', format: 'text', imported_at: '', players: 9, odd: 0 }], unreadable: [] });
  for (const call of ['period/date', 'period/close', 'period/ratings'] as const) desk.answers[call] = () => periods;
  show(desk);
  await waitFor(() => one('nav-handover'));
  location.hash = '#/t1/handover';
}

it('a game is moved by its day, a month takes its ratings and is closed, and opened again only with a note', async () => {
  const desk = FakeDesk.open();
  await handOver(desk, view());
  await waitFor(() => expect(all('period').map((row) => row.dataset.period)).toEqual(['2026-09', '2026-10']));
  await fireEvent.click(all('period-open')[1]!);
  await fireEvent.change(one('period-date'), { target: { value: '2026-11-02' } });
  await waitFor(() => expect(desk.asked('period/date')).toEqual([{ pairing: 100, date: '2026-11-02' }]));
  await fireEvent.click(one('period-ratings'));
  await waitFor(() => expect(desk.asked('period/ratings')).toEqual([{ tournament: 1, period: '2026-10', list: 'FIDE' }]));
  await fireEvent.click(one('period-close'));
  await waitFor(() => expect(desk.asked('period/close')).toEqual([{ tournament: 1, period: '2026-10', closed: true, note: '' }]));
  await fireEvent.click(all('period-open')[0]!);
  expect(one('period-close').hasAttribute('disabled')).toBe(true);
  await type('period-note', 'board 3 was wrong');
  await fireEvent.click(one('period-close'));
  await waitFor(() => expect(desk.asked('period/close').at(-1)).toEqual({ tournament: 1, period: '2026-09', closed: false, note: 'board 3 was wrong' }));
});

it('an event of a week has no months', async () => {
  const desk = FakeDesk.open();
  await handOver(desk, { ...view(), long: false });
  await waitFor(() => one('handover'));
  await waitFor(() => expect(desk.asked('period/show').length).toBeGreaterThan(0));
  expect(all('period')).toEqual([]);
});
