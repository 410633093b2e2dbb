// What the find line offers: players, with where they sit now.

import type { BoardRow, PlayerRow } from '$lib/backend/types';
import { holds } from '$lib/messages/plain';

export interface Found {
  entry: number;
  name: string;
  number: number;
  /** The pairing and board of the round, if there is one. */
  seat: { pairing: number; board: number } | null;
}

/** At most this many are shown. */
const MOST = 8;

/** The players whose name holds what was typed, or who sit at the board or have the number that was typed. */
export function find(players: readonly PlayerRow[], boards: readonly BoardRow[], typed: string): Found[] {
  const text = typed.trim();
  if (text === '') return [];
  const all = players.map((row): Found => {
    const board = boards.find(({ white, black }) => white.entry === row.entry || black?.entry === row.entry);
    return {
      entry: row.entry,
      name: row.player.name,
      number: row.number,
      seat: board ? { pairing: board.pairing, board: board.board } : null,
    };
  });
  const wanted = /^\d+$/.test(text) ? Number(text) : null;
  const fits = (one: Found) =>
    wanted === null ? holds(one.name, text) : one.seat ? one.seat.board === wanted : one.number === wanted;
  return all.filter(fits).slice(0, MOST);
}
