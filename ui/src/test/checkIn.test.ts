// Check-in at the page: marked by a touch or by typing, nothing moves, and the absent are dealt with before pairing.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';

import type { CheckInRow, CheckInView, Presence } from '$lib/backend/types';
import { shownRows, signOf } from '$lib/domain/player/checkIn';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike, type } from './person';

const row = (entry: number, name: string, presence: Presence = 'missing'): CheckInRow => ({
  entry, number: entry, name, federation: 'ESP', club: entry % 2 ? 'Ajedrez Ávila' : 'Peón', presence,
});

let desk: FakeDesk;
let rows: CheckInRow[];

const view = (): CheckInView => ({
  tournament: 1, round: 2, rows,
  here: rows.filter((one) => one.presence === 'here').length,
  missing: rows.filter((one) => one.presence === 'missing').length,
});

const names = () => all('check-in-player').map((tile) => tile.dataset.name);

beforeEach(async () => {
  rows = [row(4, 'Álvarez, Ana'), row(2, 'Bru, Bea'), row(9, 'Cid, Cor', { bye: 'H' }), row(7, 'Díaz, Dan')];
  desk = FakeDesk.open();
  desk.answers['check_in/show'] = view;
  desk.answers['check_in/mark'] = ({ entries, here }: { entries: number[]; here: boolean }) => {
    rows = rows.map((one) => (entries.includes(one.entry) ? { ...one, presence: here ? 'here' : 'missing' } : one));
    return view();
  };
  show(desk);
  await waitFor(() => one('nav-players'));
  location.hash = '#/t1/check-in';
  await waitFor(() => one('check-in-player'));
});

it('UC19: a touch marks a player, and the list stays as it is even where only the missing are shown', async () => {
  await fireEvent.click(one('check-in-only').querySelectorAll('input')[1]!);
  await waitFor(() => expect(names()).toEqual(['Álvarez, Ana', 'Bru, Bea', 'Díaz, Dan']));
  await fireEvent.click(all('check-in-player')[1]!);
  await waitFor(() => expect(all('check-in-player')[1]!.dataset.here).toBe('true'));
  expect(names()).toEqual(['Álvarez, Ana', 'Bru, Bea', 'Díaz, Dan']);
  expect(one('check-in').dataset).toMatchObject({ here: '1', missing: '2' });
  expect(one('check-in-last').textContent).toContain('Bru, Bea');
});

it('a name is typed without its accent, Enter marks its player once and makes room for the next', async () => {
  await type('check-in-search', 'alvar');
  await waitFor(() => expect(names()).toEqual(['Álvarez, Ana']));
  await fireEvent.keyDown(one('check-in-search'), { key: 'Enter' });
  await waitFor(() => expect(one('check-in').dataset.here).toBe('1'));
  await waitFor(() => expect(names()).toHaveLength(4));
  await type('check-in-search', '4');
  await waitFor(() => expect(names()).toEqual(['Álvarez, Ana']));
  await fireEvent.keyDown(one('check-in-search'), { key: 'Enter' });
  expect(desk.calls.filter((call) => call.name === 'check_in/mark')).toHaveLength(1);
});

it('a player with a bye cannot be marked', async () => {
  const tile = all('check-in-player').find((one) => one.dataset.name === 'Cid, Cor')!;
  expect(tile.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(tile);
  expect(desk.calls.some((call) => call.name === 'check_in/mark')).toBe(false);
});

it('the absent are dealt with in one act, and then the round can be paired', async () => {
  desk.answers['check_in/close'] = () => {
    rows = rows.map((one) => (one.presence === 'missing' ? { ...one, presence: { bye: 'Z' } } : one));
    return view();
  };
  expect(document.querySelector('[data-testid="check-in-close"]')).toBeNull();
  await fireEvent.click(all('check-in-player')[0]!);
  await waitFor(() => one('check-in-close'));
  await fireEvent.click(one('check-in-close'));
  await waitFor(() => one('round-pair'));
  expect(desk.calls.find((call) => call.name === 'check_in/close')?.request).toEqual({ tournament: 1, absent: 'zero_point_bye' });
});

it('Escape leads back to the players', async () => {
  await strike('Escape');
  await waitFor(() => one('players'));
});

it('players are found by any word of name and club, or by their number', () => {
  const entries = (typed: string) => shownRows(rows, typed, 'all').map((one) => one.entry);
  expect(entries('avila diaz')).toEqual([7]);
  expect(entries('peon')).toEqual([4, 2]);
  expect(entries('9')).toEqual([9]);
  expect(shownRows(rows, '', 'missing').map((one) => one.entry)).toEqual([4, 2, 7]);
});

it('every presence has a sign of its own', () => {
  const presences: Presence[] = ['here', 'missing', 'out', { bye: 'H' }, { bye: 'Z' }, { bye: 'F' }];
  expect(new Set(presences.map((presence) => signOf(presence).sign)).size).toBe(presences.length);
});
