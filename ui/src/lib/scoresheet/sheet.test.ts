import { expect, it } from 'vitest';

import type { PlyView, Side } from '$lib/backend/types';

import { clocksAfter, fenAfter, onBoard, sheetRows } from './sheet';

function ply(index: number, number: number, side: Side, mark: PlyView['mark'] = 'legal', clock: number | null = null): PlyView {
  return { index, number, side, san: `m${index}`, typed: null, squares: null, mark, reason: null, fen: `fen ${index}`, clock_ms: clock, check: null, draw_offer: false, comment: null };
}

it('two moves stand in a row', () => {
  const rows = sheetRows([ply(0, 1, 'white'), ply(1, 1, 'black'), ply(2, 2, 'white')]);
  expect(rows.map((row) => [row.number, row.white?.index, row.black?.index])).toEqual([
    [1, 0, 1],
    [2, 2, undefined],
  ]);
});

it('a move that replaced an illegal one stands in a row of its own', () => {
  const white = sheetRows([ply(0, 1, 'white', 'reinstated'), ply(1, 1, 'white'), ply(2, 1, 'black')]);
  expect(white.map((row) => [row.white?.index, row.black?.index])).toEqual([
    [0, undefined],
    [1, 2],
  ]);
  const black = sheetRows([ply(0, 1, 'white'), ply(1, 1, 'black', 'reinstated'), ply(2, 1, 'black')]);
  expect(black.map((row) => [row.white?.index, row.black?.index])).toEqual([
    [0, 1],
    [undefined, 2],
  ]);
});

it('a record may start with Black', () => {
  expect(sheetRows([ply(0, 5, 'black')])).toEqual([{ number: 5, white: null, black: ply(0, 5, 'black'), before: null }]);
});

it('a position that was set up begins a row and is shown after the moves before it', () => {
  const plies = [ply(0, 1, 'white'), ply(1, 9, 'black')];
  const setUps = [{ index: 1, cause: 'gap' as const, fen: 'set up' }];
  expect(sheetRows(plies, setUps).map((row) => [row.number, row.before?.fen])).toEqual([
    [1, undefined],
    [9, 'set up'],
  ]);
  expect([0, 1, 2].map((count) => fenAfter('start', plies, count, setUps))).toEqual(['start', 'set up', 'fen 1']);
});

it('positions are those after the plies', () => {
  const plies = [ply(0, 1, 'white'), ply(1, 1, 'black')];
  expect([0, 1, 2, 9].map((count) => fenAfter('start', plies, count))).toEqual(['start', 'fen 0', 'fen 1', 'fen 1']);
});

it('clocks are the last readings of each side', () => {
  const plies = [ply(0, 1, 'white', 'legal', 10), ply(1, 1, 'black', 'legal', 20), ply(2, 2, 'white')];
  expect(clocksAfter(plies, 3)).toEqual({ white: 10, black: 20 });
  expect(clocksAfter(plies, 1)).toEqual({ white: 10, black: null });
});

it('what was rejected is not on the board', () => {
  const marks = ['legal', 'stands', 'illegal', 'reinstated', 'void', 'unread'] as const;
  expect(marks.filter((mark) => onBoard(ply(0, 1, 'white', mark)))).toEqual(['legal', 'stands']);
});
