// The pieces a position is set up with, by their letters in FEN; and the parts of a FEN.

import type { Piece, Role } from '@lichess-org/chessground/types';

export const PIECES = ['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p'] as const;
/** A piece to put down, or the empty square that takes one away. */
export type Tool = (typeof PIECES)[number] | 'none';

const ROLES: Record<string, Role> = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

/** The piece of a letter; none for the empty square. */
export function pieceOf(tool: Tool): Piece | undefined {
  const role = ROLES[tool.toLowerCase()];
  return tool === 'none' || !role ? undefined : { role, color: tool === tool.toLowerCase() ? 'black' : 'white' };
}

/** The parts of a FEN that are set by hand. */
export interface Parts {
  placement: string;
  turn: 'w' | 'b';
  castling: string;
  /** En passant, half-moves, number of the move: as they were written. */
  rest: string;
}

/** The parts of a FEN; what is missing is the usual. */
export function partsOf(fen: string): Parts {
  const [placement = '', turn, castling = '-', ...rest] = fen.trim().split(/\s+/);
  return { placement, turn: turn === 'b' ? 'b' : 'w', castling, rest: rest.length > 0 ? rest.join(' ') : '- 0 1' };
}

/** The FEN of its parts. */
export function fenOf({ placement, turn, castling, rest }: Parts): string {
  return `${placement} ${turn} ${castling === '' ? '-' : castling} ${rest}`;
}

/** What stands behind the castling rights in a FEN. */
export interface Counters {
  /** The square that a pawn has just crossed, or `-`. */
  enPassant: string;
  /** Half-moves since a pawn move or a capture. */
  quiet: string;
  /** The number of the move. */
  number: string;
}

export function countersOf({ rest }: Parts): Counters {
  const [enPassant = '-', quiet = '0', number = '1'] = rest.trim().split(/\s+/);
  return { enPassant, quiet, number };
}

/** The parts with some counters changed; what was emptied is the usual. */
export function withCounters(parts: Parts, change: Partial<Counters>): Parts {
  const { enPassant, quiet, number } = { ...countersOf(parts), ...change };
  return { ...parts, rest: `${enPassant.trim() || '-'} ${quiet.trim() || '0'} ${number.trim() || '1'}` };
}

/** The file, 0 to 7, of White's or Black's king; none without one king on a known square. */
function kingFile(placement: string, king: 'K' | 'k'): number | undefined {
  for (const rank of placement.split('/')) {
    let file = 0;
    for (const sign of rank) {
      if (sign === king) return file;
      file += /\d/.test(sign) ? Number(sign) : 1;
    }
  }
  return undefined;
}

/** Whether the castling rights name the files of the rooks, as in `HAha` (Chess960). */
export function namesFiles(castling: string): boolean {
  return /^[A-Ha-h]+$/.test(castling);
}

/** The rights as `KQkq`, whether they were written so or by the files of the rooks. */
export function rightsOf({ placement, castling }: Parts): string {
  if (!namesFiles(castling)) return castling;
  const sides = [...castling].map((letter) => {
    const white = letter === letter.toUpperCase();
    const king = kingFile(placement, white ? 'K' : 'k');
    if (king === undefined) return '';
    const side = letter.toLowerCase().charCodeAt(0) - 97 > king ? 'k' : 'q';
    return white ? side.toUpperCase() : side;
  });
  return [...'KQkq'].filter((known) => sides.includes(known)).join('');
}

/** The castling rights with one of them given or taken. */
export function toggled(castling: string, right: string): string {
  const rights = castling.includes(right) ? castling.replace(right, '') : `${castling}${right}`;
  return [...'KQkq'].filter((known) => rights.includes(known)).join('');
}

/** Two kings: where a position begins that is put together by hand. */
export const TWO_KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
