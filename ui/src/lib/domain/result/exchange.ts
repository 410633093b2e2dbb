// A draft changed by hand: two players take each other's place.

import type { BoardRow, ChangedBoard } from '$lib/backend/types';

/** Where somebody sits in a draft: on a board with a colour, or with the pairing-allocated bye. */
export interface Seat {
  entry: number;
  board: number;
  side: 'white' | 'black' | 'bye';
  name: string;
}

/** Whether a row can be changed: a game, or the bye that the pairing gave. A bye that was asked for stays. */
function changeable(row: BoardRow): boolean {
  return row.black !== null || row.result?.white === 'U';
}

/** The seats of a draft that can be exchanged, board by board. */
export function seatsOf(boards: BoardRow[]): Seat[] {
  return boards.filter(changeable).flatMap((row): Seat[] => {
    const { white, black, board } = row;
    if (!black) return [{ entry: white.entry, board, side: 'bye', name: white.player.name }];
    return [
      { entry: white.entry, board, side: 'white', name: white.player.name },
      { entry: black.entry, board, side: 'black', name: black.player.name },
    ];
  });
}

/** The draft as it is. */
export function standing(boards: BoardRow[]): ChangedBoard[] {
  return boards.filter(changeable).map((row) => ({ white: row.white.entry, black: row.black?.entry ?? null }));
}

/** The draft with two players in each other's place; on one board that turns the colours. */
export function exchanged(boards: BoardRow[], one: number, other: number): ChangedBoard[] {
  const moved = (entry: number) => (entry === one ? other : entry === other ? one : entry);
  return standing(boards).map(({ white, black }) => ({ white: moved(white), black: black === null ? null : moved(black) }));
}
