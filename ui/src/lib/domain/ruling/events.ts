// The events an arbiter rules on, found by their everyday names.

import type { GameView, IncidentIn, Side } from '$lib/backend/types';
import { holds } from '$lib/messages/plain';

export type EventKind = IncidentIn['event'];

/** Name and everyday words of each event. */
export const EVENTS: { kind: EventKind; label: string; words: string }[] = [
  { kind: 'illegal_move', label: 'ui-event-illegal-move', words: 'ui-event-illegal-move-words' },
  { kind: 'claim_threefold', label: 'ui-event-threefold', words: 'ui-event-threefold-words' },
  { kind: 'claim_fifty_moves', label: 'ui-event-fifty-moves', words: 'ui-event-fifty-moves-words' },
  { kind: 'flag_fall', label: 'ui-event-flag-fall', words: 'ui-event-flag-fall-words' },
];

/** The events whose name or everyday words hold every word typed. */
export function findEvents(typed: string, textOf: (key: string) => string): EventKind[] {
  return EVENTS.filter(({ label, words }) => holds(`${textOf(label)} ${textOf(words)}`, typed)).map(({ kind }) => kind);
}

/** The facts that matter, as they are asked. */
export interface Facts {
  /** Index of the illegal move. */
  index: number | null;
  clockPressed: boolean;
  side: Side;
  /** The move written down but not played; empty if the position is on the board. */
  intended: string;
}

/** What the record says of an event. */
export function prefilled(kind: EventKind, game: GameView): Facts {
  const wanted = kind === 'claim_threefold' ? 'threefold' : 'fifty_moves';
  const claim = game.claims.find((known) => known.kind === wanted);
  const illegal = game.plies.filter((ply) => ply.mark === 'illegal').at(-1);
  return {
    index: game.waiting ?? illegal?.index ?? null,
    clockPressed: true,
    side: kind.startsWith('claim') ? (claim?.by ?? game.side_to_move) : game.side_to_move,
    intended: claim?.intended ?? '',
  };
}

/** The incident of the facts; none while one is missing. */
export function incidentOf(kind: EventKind, facts: Facts): IncidentIn | null {
  const intended = facts.intended.trim() === '' ? null : facts.intended.trim();
  switch (kind) {
    case 'illegal_move':
      return facts.index === null ? null : { event: kind, index: facts.index, clock_pressed: facts.clockPressed };
    case 'claim_threefold':
    case 'claim_fifty_moves':
      return { event: kind, by: facts.side, intended };
    case 'flag_fall':
      return { event: kind, player: facts.side };
  }
}
