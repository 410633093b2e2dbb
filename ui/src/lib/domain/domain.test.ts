import { describe, expect, it } from 'vitest';

import type { BoardRow, BoardPlayer, PlayerRow, TournamentView } from '$lib/backend/types';
import { needsPromotion, pieceAt } from '$lib/board/promotion';

import { remarks, roundsAhead } from './player/attendance';
import { emptyText, playerOf, textOf, wholeNumber } from './player/form';
import { sortPlayers } from './player/sort';
import { isOpen, nextOpen, shownBoards } from './result/boards';
import { exchanged, seatsOf } from './result/exchange';
import { isUnrated, labelOf, resultOf, RESULTS, signs } from './result/codes';
import { newTournament } from './tournament/systems';
import { standing } from './tournament/state';

function player(entry: number, name = `P${entry}`, rating = 2000): BoardPlayer {
  const form = { ...emptyText(), entry, name, rating, birth_year: 0 };
  return { entry, number: entry, player: form, points: '0' };
}

function board(pairing: number, done: boolean, bye = false): BoardRow {
  return {
    pairing,
    board: bye ? 0 : pairing,
    white: player(pairing * 2),
    black: bye ? null : player(pairing * 2 + 1),
    result: done ? resultOf('draw') : null,
    plies: 0,
    incidents: 0,
    illegal_moves: [0, 0],
    rating_result: null,
    adjourned: false,
    by_ruling: false,
  };
}

describe('boards', () => {
  const boards = [board(1, true), board(2, false), board(3, false), board(4, false, true)];

  it('go on to the next open one, and from the top again', () => {
    expect(nextOpen(boards, 1, new Set())).toBe(2);
    expect(nextOpen(boards, 2, new Set())).toBe(3);
    expect(nextOpen(boards, 3, new Set())).toBe(2);
    expect(nextOpen(boards, null, new Set())).toBe(2);
  });

  it('that are being written count as done', () => {
    expect(nextOpen(boards, 2, new Set([3]))).toBeNull();
    expect(nextOpen(boards, 1, new Set([2]))).toBe(3);
  });

  it('without an opponent wait for nothing', () => expect(boards.map(isOpen)).toEqual([false, true, true, false]));

  it('do not vanish while they are kept', () => {
    expect(shownBoards(boards, true, new Set([1])).map((row) => row.pairing)).toEqual([1, 2, 3]);
    expect(shownBoards(boards, false, new Set())).toHaveLength(4);
  });
});

describe('results', () => {
  it.each([
    ['white', '1-0'],
    ['draw', '½-½'],
    ['black', '0-1'],
    ['white-forfeit', '+ −'],
    ['both-forfeit', '− −'],
    ['half-white', '½-0'],
    ['black-unrated', '0-1'],
  ] as const)('%s is shown as %s', (id, text) => expect(signs(resultOf(id))).toBe(text));

  it('have words each', () => {
    for (const { id, label } of RESULTS) expect(labelOf(resultOf(id))).toBe(label);
    expect(labelOf({ white: 'U', black: '' })).toBe('ui-bye-pairing-allocated');
    expect(labelOf({ white: '1', black: '1' })).toBeNull();
  });

  it('tell what is not rated', () => expect(['W', 'D', 'L', '1'].map(isUnrated)).toEqual([true, true, true, false]));
});

describe('a player as typed', () => {
  it('is whole with a name and numbers', () => {
    const text = { ...emptyText(), name: ' Aranda, Lucía ', rating: '2184', federation: 'esp' };
    expect(playerOf(text, null)).toMatchObject({ entry: null, name: 'Aranda, Lucía', rating: 2184, federation: 'ESP', birth_year: 0 });
    expect(playerOf({ ...text, rating: '21x' }, null)).toBeNull();
    expect(playerOf({ ...text, name: ' ' }, null)).toBeNull();
  });

  it('comes back as it went', () => {
    const form = { entry: 3, name: 'A', title: 'GM', federation: 'ESP', rating: 0, fide_id: '1', sex: 'w', birth_year: 1990, club: 'C' };
    expect(playerOf(textOf(form), 3)).toEqual(form);
  });

  it('has whole numbers', () => expect(['', '12', '-1', '12345', 'x'].map(wholeNumber)).toEqual([0, 12, null, null, null]));
});

it('players are sorted as the language sorts', () => {
  const rows = ['Zapata', 'Ñíguez', 'Nadal'].map(
    (name, index): PlayerRow => ({ entry: index, number: index + 1, player: player(index, name, 2000 + index).player, frozen: false, first_round: 1, withdrawn_after: null, expelled: false, fixed_board: null, byes: [], fee: null }),
  );
  const names = (sorted: PlayerRow[]) => sorted.map((row) => row.player.name);
  expect(names(sortPlayers(rows, 'name', false, 'es'))).toEqual(['Nadal', 'Ñíguez', 'Zapata']);
  expect(names(sortPlayers(rows, 'rating', true, 'en'))).toEqual(['Nadal', 'Ñíguez', 'Zapata']);
});

describe('attendance', () => {
  const swiss = { ...({} as TournamentView), rounds_planned: 5 };
  const round = (number: number, draft: boolean) => ({ number, boards: 4, missing: 0, draft });

  it('asks about the rounds that are not paired for good', () => {
    expect(roundsAhead({ ...swiss, rounds: [round(1, false), round(2, true)] })).toEqual([2, 3, 4, 5]);
    expect(roundsAhead({ ...swiss, rounds: [1, 2, 3, 4, 5].map((number) => round(number, false)) })).toEqual([]);
  });

  it('notes who came late, left or has a bye', () => {
    const player = playerOf({ ...emptyText(), name: 'A' }, 1);
    if (!player) throw new Error('no player');
    const row = { entry: 1, number: 1, player, frozen: true, first_round: 1, withdrawn_after: null, expelled: false, byes: [], fixed_board: null, fee: null };
    expect(remarks(row)).toEqual([]);
    const late = { ...row, first_round: 3, withdrawn_after: 6, byes: [{ round: 4, result: 'H' }] };
    expect(remarks(late).map(({ key }) => key)).toEqual(['ui-player-from-round', 'ui-player-withdrawn-after', 'ui-player-bye-in']);
  });
});

describe('a draft changed by hand', () => {
  const seat = (entry: number): BoardPlayer => ({ entry, number: entry, points: '0' }) as BoardPlayer;
  const named = (entry: number): BoardPlayer => ({ ...seat(entry), player: { name: `P${entry}` } }) as BoardPlayer;
  const game = (board: number, white: number, black: number) => ({ board, white: named(white), black: named(black), result: null }) as BoardRow;
  const bye = (entry: number, code: string) => ({ board: 0, white: named(entry), black: null, result: { white: code, black: '' } }) as BoardRow;
  const boards = [game(1, 1, 4), game(2, 5, 2), bye(3, 'U'), bye(6, 'H')];

  it('leaves the byes that were asked for alone', () => {
    expect(seatsOf(boards).map(({ entry, side }) => `${entry} ${side}`)).toEqual(['1 white', '4 black', '5 white', '2 black', '3 bye']);
  });

  it('puts two players in each other’s place, on one board too', () => {
    expect(exchanged(boards, 4, 3)).toEqual([{ white: 1, black: 3 }, { white: 5, black: 2 }, { white: 4, black: null }]);
    expect(exchanged(boards, 1, 4)[0]).toEqual({ white: 4, black: 1 });
  });
});

it('a pawn that reaches the edge asks for a piece', () => {
  const fen = '8/P6k/8/8/8/8/p6K/1N6 w - - 0 1';
  expect([pieceAt(fen, 'a7'), pieceAt(fen, 'b1'), pieceAt(fen, 'c1'), pieceAt(fen, 'h7')]).toEqual(['P', 'N', '', 'k']);
  expect([needsPromotion(fen, 'a7', 'a8'), needsPromotion(fen, 'a2', 'a1'), needsPromotion(fen, 'h7', 'h8')]).toEqual([true, true, false]);
});

describe('the header', () => {
  const base = { id: 1, name: 'A', system: 'round_robin', form: newTournament('A', 'round_robin'), begun: false, left_fide_mode: null, takes_players: true, players: 8, rounds_planned: 7, calendar: [], rounds: [], cannot_pair: null } as TournamentView;
  const round = (number: number, missing: number) => ({ number, boards: 4, missing, draft: false });

  it('tells where the tournament stands', () => {
    expect(standing({ ...base, players: 0 }).key).toBe('ui-place-no-players');
    expect(standing(base).key).toBe('ui-place-not-paired');
    expect(standing({ ...base, rounds: [round(1, 0), round(2, 3)] })).toMatchObject({ key: 'ui-place-playing', args: { round: 2, missing: 3 } });
    expect(standing({ ...base, rounds: [round(1, 0)] }).key).toBe('ui-place-round-complete');
    const draft = { ...round(2, 4), draft: true };
    expect(standing({ ...base, rounds: [round(1, 0), draft] })).toMatchObject({ key: 'ui-place-draft', args: { round: 2 } });
    expect(standing({ ...base, rounds_planned: 1, rounds: [round(1, 0)] }).key).toBe('ui-place-finished');
  });
});
