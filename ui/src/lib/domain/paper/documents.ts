// The documents that can be printed, in the order in which they are offered.

import type { DocumentKind } from '$lib/backend/types';

interface DocumentRow {
  kind: DocumentKind;
  /** Whether it is about a round, or stands after one. */
  round: boolean;
  /** Whether there is nothing to it before a round is paired. */
  begun: boolean;
  /** Whether it is about one player, or may be. */
  player?: 'one' | 'any';
}

export const DOCUMENTS: readonly DocumentRow[] = [
  { kind: 'pairings', round: true, begun: true },
  { kind: 'pairings_by_name', round: true, begun: true },
  { kind: 'results', round: true, begun: true },
  { kind: 'standings', round: true, begun: true },
  { kind: 'cross_table', round: true, begun: true },
  { kind: 'player_cards', round: true, begun: true, player: 'any' },
  { kind: 'workings', round: true, begun: true, player: 'one' },
  { kind: 'prizes', round: true, begun: true },
  { kind: 'slips', round: true, begun: true },
  { kind: 'scoresheets', round: true, begun: true },
  { kind: 'clock_sheets', round: true, begun: true },
  { kind: 'envelopes', round: false, begun: true },
  { kind: 'arbiters_report', round: false, begun: true },
  { kind: 'calendar', round: false, begun: false },
  { kind: 'players', round: false, begun: false },
  { kind: 'check_in', round: true, begun: false },
  { kind: 'name_cards', round: false, begun: false },
  { kind: 'board_cards', round: false, begun: false },
];

/** The key of a document's title in the catalogue. */
export function titleOf(kind: DocumentKind): string {
  return `paper-title-${kind.replaceAll('_', '-')}`;
}

/** A picture of a page as an address; in an image nothing of it can run. */
export function pictureOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
