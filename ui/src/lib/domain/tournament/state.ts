// Where a tournament stands, in the words of the header.

import type { TournamentView } from '$lib/backend/types';

export type Standing =
  | { key: 'ui-place-no-players' }
  | { key: 'ui-place-not-paired'; args: { players: number } }
  | { key: 'ui-place-playing'; args: { round: number; planned: number; missing: number; boards: number } }
  | { key: 'ui-place-draft'; args: { round: number; planned: number } }
  | { key: 'ui-place-round-complete'; args: { round: number; planned: number } }
  | { key: 'ui-place-finished'; args: { planned: number } };

/** What the header says of a tournament: the first round with open boards, else the last one. */
export function standing(tournament: TournamentView): Standing {
  const planned = tournament.rounds_planned;
  const last = tournament.rounds.at(-1);
  if (!last) {
    if (tournament.players === 0) return { key: 'ui-place-no-players' };
    return { key: 'ui-place-not-paired', args: { players: tournament.players } };
  }
  if (last.draft) return { key: 'ui-place-draft', args: { round: last.number, planned } };
  const open = tournament.rounds.find((round) => round.missing > 0);
  if (open) {
    return {
      key: 'ui-place-playing',
      args: { round: open.number, planned, missing: open.missing, boards: open.boards },
    };
  }
  if (last.number >= planned) return { key: 'ui-place-finished', args: { planned } };
  return { key: 'ui-place-round-complete', args: { round: last.number, planned } };
}

/** What is shown of the mode: the mark of a tournament that has left FIDE mode is always seen. */
export function fideMode({ left_fide_mode: round }: TournamentView): { key: string; args?: { round: number } } {
  if (round === null) return { key: 'ui-fide-mode' };
  return round === 0 ? { key: 'ui-fide-mode-left-before' } : { key: 'ui-fide-mode-left', args: { round } };
}

/** The round to work on: the last paired one. */
export function currentRound(tournament: TournamentView): number | null {
  return tournament.rounds.at(-1)?.number ?? null;
}
