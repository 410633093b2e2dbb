// What the find line offers: players, and acts by their names.

import type { BoardRow, PlayerRow } from '$lib/backend/types';
import { holds, plain } from '$lib/messages/plain';

export interface FoundPlayer {
  kind: 'player';
  id: string;
  entry: number;
  name: string;
  number: number;
  /** The pairing and board of the round, if there is one. */
  seat: { pairing: number; board: number } | null;
}

/** Something that can be done. */
export interface FoundAct {
  kind: 'act';
  id: string;
  name: string;
  /** The key that does the same where it is heard, as people write it. */
  key: string;
  /** Where it is done, if not here. */
  where: string;
  run: () => void;
}

export type Found = FoundPlayer | FoundAct;

/** At most this many of each are shown. */
const MOST = 8;

/** The players whose name holds what was typed, or who sit at the board or have the number that was typed. */
export function findPlayers(players: readonly PlayerRow[], boards: readonly BoardRow[], typed: string): FoundPlayer[] {
  const text = typed.trim();
  if (text === '') return [];
  const all = players.map((row): FoundPlayer => {
    const board = boards.find(({ white, black }) => white.entry === row.entry || black?.entry === row.entry);
    return {
      kind: 'player',
      id: `player-${row.entry}`,
      entry: row.entry,
      name: row.player.name,
      number: row.number,
      seat: board ? { pairing: board.pairing, board: board.board } : null,
    };
  });
  const wanted = /^\d+$/.test(text) ? Number(text) : null;
  const fits = (one: FoundPlayer) =>
    wanted === null ? holds(one.name, text) : one.seat ? one.seat.board === wanted : one.number === wanted;
  return all.filter(fits).slice(0, MOST);
}

/** The acts whose name holds what was typed, those that begin with it first. */
export function findActs(acts: readonly FoundAct[], typed: string): FoundAct[] {
  const text = typed.trim();
  if (text === '') return [];
  const begins = (act: FoundAct) => plain(act.name).startsWith(plain(text));
  const fitting = acts.filter((act) => holds(`${act.name} ${act.where}`, text));
  return [...fitting.filter(begins), ...fitting.filter((act) => !begins(act))].slice(0, MOST);
}
