// A file of games checked at the page: followed, filtered, opened at what was found, and never more rows than are seen.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { DeskFailure } from '$lib/backend';
import type { CheckedGame, CheckedGameView, CheckFinding, FileChecked, PlyView } from '$lib/backend/types';
import { scrolledTo, slice } from '$lib/ui/slice';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike, type } from './person';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const LATER = 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1';

const finding = (severity: CheckFinding['severity'], code: string, ply: number): CheckFinding => ({
  severity, ply, line: 5, column: 1, message: { key: `pgn-note-${code}`, params: {}, article: null }, reason: null, detail: '',
});

const row = (game: number, findings: CheckFinding[]): CheckedGame => ({
  game, line: 10 * game, white: `White ${game}`, black: `Black ${game}`, result: '1-0', plies: 3, more: 0, findings,
  severity: findings[0]?.severity ?? 'ok',
});

const answer = (rows: CheckedGame[]): FileChecked => ({
  check: 7, file: 'round3.pgn', games: rows.length, plies: 9, faulty: 1, warned: 0, rows, left_out: 0,
});

const ROWS = [
  row(1, []),
  row(2, [finding('error', 'illegal-san', 3), finding('info', 'threefold-present', 1)]),
  row(3, [finding('info', 'dead-position', 2)]),
];

const ply = (index: number): PlyView => ({
  index, number: 1 + Math.floor(index / 2), side: index % 2 ? 'black' : 'white', san: `N${index}`, typed: null, squares: null,
  mark: index === 2 ? 'illegal' : 'legal', reason: null, fen: LATER, check: null, clock_ms: null, draw_offer: false, comment: null,
});

const GAME: CheckedGameView = { game: 2, start_fen: START, chess960: false, plies: [ply(0), ply(1), ply(2)] };

let desk: FakeDesk;

async function checks(rows: CheckedGame[]) {
  desk.answers['pgn/check'] = () => answer(rows);
  desk.answers['pgn/game'] = (request: { game: number }) => ({ ...GAME, game: request.game });
  await type('source-path', '/games/round3.pgn');
  await fireEvent.click(one('source-read'));
  await waitFor(() => one('check-summary'));
}

const games = () => all('check-row').map((shown) => shown.dataset.game);

beforeEach(async () => {
  desk = new FakeDesk();
  show(desk);
  await waitFor(() => one('start-check'));
  await strike('c', { altKey: true });
  await waitFor(() => one('check'));
});

describe('a file that is checked', () => {
  it('shows the games with findings first, all of them or only errors when asked', async () => {
    await checks(ROWS);
    expect(desk.asked('pgn/check')).toEqual([{ source: { path: '/games/round3.pgn' } }]);
    expect(games()).toEqual(['2', '3']);
    expect(one('check-row', '[data-game="2"]').textContent).toMatch(/✗\s*Error\s*A move that is not legal.\s*and 1 more/);
    expect(one('check-row', '[data-game="3"]').textContent).toContain('Note');
    await strike('f');
    await waitFor(() => expect(games()).toEqual(['1', '2', '3']));
    await fireEvent.click(one('check-filter').querySelector('input[value="errors"]') as HTMLInputElement);
    await waitFor(() => expect(games()).toEqual(['2']));
  });

  it('opens a game at its finding by keys, steps through it, and is left by Escape', async () => {
    await checks(ROWS);
    await strike('ArrowDown');
    await strike('Enter');
    await waitFor(() => expect(one('check-game').dataset.shown).toBe('3'));
    expect(desk.asked('pgn/game')).toEqual([{ check: 7, game: 2, lang: 'en' }]);
    await strike('ArrowLeft');
    await waitFor(() => expect(one('check-game').dataset.shown).toBe('2'));
    await strike('n');
    await waitFor(() => expect(one('check-game').dataset.shown).toBe('3'));
    await strike('n');
    await waitFor(() => expect(one('check-game').dataset.shown).toBe('1'));
    await strike('Escape');
    await waitFor(() => expect(all('check-game')).toEqual([]));
    await strike('Escape');
    await waitFor(() => one('start'));
  });

  it('is still there after a quick ruling about its position', async () => {
    await checks(ROWS);
    await fireEvent.click(one('check-row'));
    await waitFor(() => one('check-game'));
    desk.answers['ruling/events'] = () => [];
    await strike('q', { altKey: true });
    await waitFor(() => expect(one('quick').dataset.fen).toBe(LATER));
    await strike('Escape');
    if (all('check').length === 0) await strike('Escape');
    await waitFor(() => expect(games()).toEqual(['2', '3']));
  });

  it('of ten thousand games puts only those in sight on the page', async () => {
    await checks(Array.from({ length: 10_000 }, (_, index) => row(index + 1, [finding('warn', 'bad-elo', 0)])));
    expect(games().length).toBeLessThan(80);
    expect(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount')).toBe('10001');
  });

  it('is followed and given up', async () => {
    let end: (failure: DeskFailure) => void = () => {};
    const call = desk.call.bind(desk);
    desk.call = ((name: string, request: never) =>
      name === 'pgn/check' ? new Promise((_, failed) => (end = failed)) : call(name as 'pgn/progress', request)) as typeof desk.call;
    desk.answers['pgn/progress'] = () => ({ permille: 420, games: 4200 });
    desk.answers['pgn/cancel'] = () => (end(new DeskFailure({ code: 'error-check-cancelled', params: {} })), {});
    await type('source-text', '1. e4 *');
    await fireEvent.click(one('source-read'));
    await waitFor(() => expect(one('check-progress').textContent).toContain('42 %, 4,200 games'));
    await fireEvent.click(one('check-cancel'));
    await waitFor(() => expect(one('check-failure').textContent).toContain('cancelled'));
  });
});

describe('the rows in sight', () => {
  it('are those the place and the height allow, and some beyond', () => {
    expect(slice(10_000, 36, 0, 720)).toEqual({ from: 0, to: 32 });
    expect(slice(10_000, 36, 36_000, 720)).toEqual({ from: 988, to: 1032 });
    expect(slice(5, 36, 36_000, 720)).toEqual({ from: 0, to: 5 });
    expect(slice(0, 36, 0, 720)).toEqual({ from: 0, to: 0 });
  });

  it('follow the one that is chosen', () => {
    expect(scrolledTo(3, 36, 30, 0, 720)).toBe(0);
    expect(scrolledTo(20, 36, 30, 0, 720)).toBe(66);
    expect(scrolledTo(2, 36, 30, 400, 720)).toBe(72);
  });
});
