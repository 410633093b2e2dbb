// Which rounds a player takes part in, in words.

import type { PlayerRow, TournamentView } from '$lib/backend/types';

/** A bye that can be asked for, and what it is called. */
export const BYES = [
  { value: '', label: 'ui-bye-none' },
  { value: 'H', label: 'ui-bye-half' },
  { value: 'Z', label: 'ui-bye-zero' },
  { value: 'F', label: 'ui-bye-full' },
] as const;

/** The rounds that are not paired for good yet. */
export function roundsAhead(tournament: TournamentView): number[] {
  const paired = tournament.rounds.filter((round) => !round.draft).length;
  return Array.from({ length: tournament.rounds_planned - paired }, (_, index) => paired + index + 1);
}

export type Remark = { key: string; args: Record<string, number | string> };

/** What is out of the ordinary with a player, for the list. */
export function remarks(row: PlayerRow): Remark[] {
  const said: Remark[] = [];
  if (row.first_round > 1) said.push({ key: 'ui-player-from-round', args: { round: row.first_round } });
  if (row.withdrawn_after !== null) said.push({ key: row.expelled ? 'ui-player-expelled-after' : 'ui-player-withdrawn-after', args: { round: row.withdrawn_after } });
  if (row.fixed_board !== null) said.push({ key: 'ui-player-at-board', args: { board: row.fixed_board } });
  for (const bye of row.byes) said.push({ key: 'ui-player-bye-in', args: { round: bye.round, kind: bye.result } });
  if (row.fee && row.fee.owes !== '') said.push({ key: 'ui-player-owes', args: { amount: row.fee.owes } });
  return said;
}
