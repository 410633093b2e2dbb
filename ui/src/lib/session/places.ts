// Places that do not hang on one round or game, for a change of tournament.

import type { EventView } from '$lib/backend/types';

import { RAIL, type Place, type RailView } from './place';

/** The place of a rail word. */
export function railPlace(view: RailView): Place {
  return view === 'round' || view === 'games' ? { view, round: null } : { view };
}

/** The same view in another tournament. */
export function firstOf(place: Place): Place {
  if (place.view === 'check-in' || place.view === 'prizes' || place.view === 'adjourned') return place;
  const view = RAIL.find((known) => known === place.view);
  return railPlace(view ?? 'round');
}

/** The rail word a place belongs to. */
export function railOf(place: Place): RailView | null {
  if (place.view === 'game') return 'games';
  if (place.view === 'check-in') return 'players';
  if (place.view === 'prizes') return 'standings';
  if (place.view === 'second-pass' || place.view === 'start-of-play' || place.view === 'clocks') return 'round';
  if (place.view === 'adjourned') return 'games';
  return RAIL.find((known) => known === place.view) ?? null;
}

/** Where an event opens: at the round in play, or at the players before there is one. */
export function firstPlace(event: EventView): Place {
  return event.tournaments.some((tournament) => tournament.rounds.length > 0)
    ? { view: 'round', round: null }
    : { view: 'players' };
}
