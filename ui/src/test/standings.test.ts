// The standings at the page: a value opens its working, a name its card, and only some may be shown.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import type { PlayerCard, TieBreakExplained } from '$lib/backend/types';
import { language } from '$lib/messages/index.svelte';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike } from './person';

const message = (key: string, params: Record<string, string> = {}) => ({ key, params, article: null });

function working(desk: FakeDesk): TieBreakExplained {
  const player = desk.players[1]?.player;
  if (!player) throw new Error('no player');
  const term = { round: 1, opponent: 3, name: 'Çelik, Deniz', base: null, factor: null, value: '7.5', why: message('standings-reason-opponent-score'), cut: null };
  return {
    tiebreak: { code: 'BH/C1', name: 'standings-name-bh', article: '8.1' },
    number: 2,
    player,
    value: '12.5',
    terms: [
      term,
      { ...term, round: 2, opponent: 4, name: 'Dvořák, Tomáš', value: '5', why: message('standings-reason-opponent-adjusted', { raw: '4.5' }) },
      { ...term, round: 3, opponent: null, name: '', value: '2', why: message('standings-reason-dummy-own', { kind: 'standings-round-half-point-bye' }), cut: message('standings-cut-lowest') },
    ],
    method: message('standings-working-sum'),
    total: '12.5',
  };
}

function card(desk: FakeDesk, entry: number): PlayerCard {
  const row = desk.players.find((player) => player.entry === entry);
  if (!row) throw new Error('no player');
  const opponent = { entry: 3, number: 3, name: 'Çelik, Deniz', title: 'FM', rating: 2066, points: '1.5' };
  return {
    entry, number: row.number, player: row.player, after_round: 2, rank: 2, points: '1.5',
    tiebreaks: [{ code: 'BH/C1', name: 'standings-name-bh', article: '8.1' }], values: ['12.5'],
    rounds: [
      { round: 1, kind: 'standings-round-over-the-board', opponent, colour: 'white', result: '1', points: '1', running: '1', float: 'down' },
      { round: 2, kind: 'standings-round-half-point-bye', opponent: null, colour: null, result: 'H', points: '0.5', running: '1.5', float: null },
    ],
    rating: null,
  };
}

let desk: FakeDesk;

beforeEach(async () => {
  desk = FakeDesk.open();
  desk.answers = {
    'standings/explain': () => working(desk),
    'player/card': (request: { entry: number }) => card(desk, request.entry),
    'standings/grid': () => ({ tournament: 1, after_round: 1, rows: [] }),
  };
  show(desk);
  await waitFor(() => one('round'));
  await strike('3', { altKey: true });
  await waitFor(() => one('standings'));
  // A round robin opens as a cross table.
  await strike('c');
  await waitFor(() => expect(all('standings-row')).toHaveLength(8));
});

describe('a value', () => {
  it('opens its working, in words, with what was left out', async () => {
    await fireEvent.click(one('standings-value', '[data-row="1"][data-column="0"]'));
    await waitFor(() => one('working'));
    expect(desk.asked('standings/explain')).toEqual([{ tournament: 1, after_round: null, entry: 2, column: 0 }]);
    expect(all('working-term').map((term) => term.dataset.cut)).toEqual(['false', 'false', 'true']);
    const text = one('working').textContent;
    for (const part of ['Buchholz (C.07 art. 8.1)', '12½', '3 Çelik, Deniz', 'score of the opponent, 4½,', 'half-point bye: dummy with the own score', 'left out: least significant value']) {
      expect(text).toContain(part);
    }
    expect(one('working-total').textContent).toBe('12½');
    language.current = 'es';
    await waitFor(() => expect(one('working').textContent).toContain('no cuenta: valor menos significativo'));
    await strike('Escape');
    await waitFor(() => expect(all('working')).toEqual([]));
  });

  it('is reached by arrows', async () => {
    const home = one('standings-card', '[data-row="0"]');
    expect(all('standings-card').concat(all('standings-value')).filter((cell) => cell.tabIndex === 0)).toEqual([home]);
    home.focus();
    await strike('ArrowRight');
    await strike('ArrowRight');
    await strike('ArrowDown');
    expect(document.activeElement).toBe(one('standings-value', '[data-row="1"][data-column="0"]'));
    await strike('ArrowRight');
    expect(document.activeElement).toBe(one('standings-value', '[data-row="1"][data-column="0"]'));
    expect(one('standings-after').dataset.round, 'the round stays').toBe('1');
  });
});

it('a name opens the card, and an opponent the next', async () => {
  await fireEvent.click(one('standings-card', '[data-row="1"]'));
  await waitFor(() => one('card', '[data-entry="2"]'));
  expect(all('card-round').map((round) => round.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    '1wFM Çelik, Deniz No. 3, 2066, 1½ pts11↓',
    '2half-point bye½1½',
  ]);
  await fireEvent.click(one('card-opponent'));
  await waitFor(() => one('card', '[data-entry="3"]'));
});

it('only some are shown when asked for', async () => {
  await fireEvent.change(one('standings-group'), { target: { value: '{"category":"women"}' } });
  await waitFor(() => expect(desk.asked('standings/show').at(-1)).toEqual({ tournament: 1, after_round: null, group: { category: 'women' } }));
});

it('tells which tie-breaks are left out', async () => {
  desk.leftOut = [message('standings-unrated', { code: 'ARO' })];
  desk.tell();
  await waitFor(() => expect(one('left-out').textContent).toContain('ARO is left out: not everybody has a rating'));
});
