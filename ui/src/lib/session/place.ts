// Where one is in the page, as an address: a reload or a second page comes to the same place.

export type Place =
  | { view: 'start' }
  | { view: 'new-event' }
  | { view: 'quick' }
  | { view: 'check' }
  | { view: 'players' }
  | { view: 'check-in' }
  | { view: 'round'; round: number | null }
  | { view: 'second-pass'; round: number | null }
  | { view: 'start-of-play'; round: number | null }
  | { view: 'clocks'; round: number | null }
  | { view: 'adjourned' }
  | { view: 'standings' }
  | { view: 'prizes' }
  | { view: 'games'; round: number | null }
  | { view: 'game'; pairing: number }
  | { view: 'incidents' }
  | { view: 'ratings' }
  | { view: 'papers' }
  | { view: 'handover' }
  | { view: 'event' };

/** Views that need no event: they are opened from anywhere, and left to where one was. */
export type AsideView = 'quick' | 'check';

export function isAside(place: Place): boolean {
  return place.view === 'quick' || place.view === 'check';
}

/** Views of an open event that stand in the rail, in its order. */
export const RAIL = ['players', 'round', 'standings', 'games', 'incidents', 'ratings', 'papers', 'handover', 'event'] as const;
export type RailView = (typeof RAIL)[number];

/** The address of a place in a tournament. */
export function addressOf(place: Place, tournament: number | null): string {
  const start = tournament === null ? '#/' : `#/t${tournament}/`;
  if (place.view === 'game') return `${start}game/${place.pairing}`;
  if ('round' in place && place.round !== null) {
    return `${start}${place.view}/${place.round}`;
  }
  return start + place.view;
}

/** The place and tournament of an address; the start screen if it is none of ours. */
export function placeOf(address: string): { place: Place; tournament: number | null } {
  const parts = address.replace(/^#?\/?/, '').split('/');
  const found = /^t(\d+)$/.exec(parts[0] ?? '');
  const tournament = found ? Number(found[1]) : null;
  const [view = '', number] = found ? parts.slice(1) : parts;
  const count = number !== undefined && /^\d+$/.test(number) ? Number(number) : null;
  return { place: placeNamed(view, count), tournament };
}

function placeNamed(view: string, count: number | null): Place {
  switch (view) {
    case 'game':
      return count === null ? { view: 'start' } : { view, pairing: count };
    case 'round':
    case 'second-pass':
    case 'start-of-play':
    case 'clocks':
    case 'games':
      return { view, round: count };
    case 'new-event':
    case 'quick':
    case 'check':
    case 'players':
    case 'check-in':
    case 'standings':
    case 'prizes':
    case 'incidents':
    case 'adjourned':
    case 'ratings':
    case 'handover':
    case 'papers':
    case 'event':
      return { view };
    default:
      return { view: 'start' };
  }
}
