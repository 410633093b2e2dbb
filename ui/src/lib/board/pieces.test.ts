import { expect, it } from 'vitest';

import { fenOf, partsOf, pieceOf, START, toggled } from './pieces';

it('a FEN is the same after it was taken apart', () => {
  for (const fen of [START, '8/8/4k3/8/8/4K3/8/7R b - - 12 60', '4k3/8/8/8/8/8/8/4K2R w K e6 0 1']) expect(fenOf(partsOf(fen))).toBe(fen);
});

it('what a FEN lacks is the usual', () => {
  expect(fenOf(partsOf('4k3/8/8/8/8/8/8/4K3'))).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  expect(fenOf(partsOf(' 4k3/8/8/8/8/8/8/4K3   b '))).toBe('4k3/8/8/8/8/8/8/4K3 b - - 0 1');
});

it('castling rights are given and taken, in their order', () => {
  expect(toggled('-', 'q')).toBe('q');
  expect(toggled('Kq', 'k')).toBe('Kkq');
  expect(fenOf({ ...partsOf(START), castling: toggled('K', 'K') })).toContain(' w - ');
});

it('letters are pieces', () => {
  expect(pieceOf('N')).toEqual({ role: 'knight', color: 'white' });
  expect(pieceOf('q')).toEqual({ role: 'queen', color: 'black' });
  expect(pieceOf('none')).toBeUndefined();
});
