// Pairing systems, the words for them, and the form of a new tournament.

import type { SystemChoice, TournamentForm } from '$lib/backend/types';

export const SYSTEMS: { value: SystemChoice; label: string }[] = [
  { value: 'dutch', label: 'ui-system-dutch' },
  { value: 'round_robin', label: 'ui-system-round-robin' },
  { value: 'double_round_robin', label: 'ui-system-double-round-robin' },
];

/** A tournament of which only name and system were said; the desk fills in the tie-breaks it advises. */
export function newTournament(name: string, system: SystemChoice): TournamentForm {
  return {
    id: null,
    name,
    system,
    rounds: system === 'dutch' ? 9 : null,
    initial_colour: null,
    acceleration: 'none',
    scoring: { win: '1', draw: '0.5', loss: '0', absence: '0', pairing_allocated_bye: '1' },
    tie_breaks: '',
  };
}

/** The form with another system: what only a Swiss knows comes or goes, and the tie-breaks are the new system's. */
export function withSystem(form: TournamentForm, system: SystemChoice): TournamentForm {
  const swiss = system === 'dutch';
  return {
    ...form,
    system,
    rounds: swiss ? (form.rounds ?? 9) : null,
    initial_colour: swiss ? form.initial_colour : null,
    acceleration: swiss ? form.acceleration : 'none',
    tie_breaks: '',
  };
}
