import { expect, it } from 'vitest';

import { stepped } from './keyboard';
import { fenOf, namesFiles, partsOf, pieceOf, rightsOf, START, toggled } from './pieces';

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

it('rights that name the files of the rooks are those of the same sides', () => {
  const rights = (fen: string) => rightsOf(partsOf(fen));
  expect(rights('bqnb1rkr/pp3ppp/8/8/8/8/PPP2PPP/BQNB1RKR w HFhf - 2 9')).toBe('KQkq');
  expect(rights('1k1r4/8/8/8/8/8/8/R1K5 w Ad - 0 1')).toBe('Qk');
  expect(rights(START)).toBe('KQkq');
  expect(rights('8/8/8/8/8/8/8/R6R w HA - 0 1')).toBe('');
  expect(namesFiles('HAha')).toBe(true);
  for (const usual of ['KQkq', 'q', '-', '']) expect(namesFiles(usual)).toBe(false);
});

it('arrows lead over the board as it is seen, and not off it', () => {
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => stepped('e2', key, 'white'))).toEqual(['e3', 'e1', 'd2', 'f2']);
  expect(['ArrowUp', 'ArrowRight'].map((key) => stepped('e2', key, 'black'))).toEqual(['e1', 'd2']);
  expect(stepped('h8', 'ArrowRight', 'white')).toBe('h8');
  expect(stepped('e2', 'Enter', 'white')).toBeNull();
});
