// The names of the places where keys are heard, in the order in which they are shown.

import type { Scope } from './table';

export const TITLES: Record<Scope, string> = {
  everywhere: 'ui-keys-everywhere',
  start: 'ui-rail-start',
  players: 'ui-rail-players',
  round: 'ui-rail-round',
  'second-pass': 'ui-second-pass',
  'start-of-play': 'ui-start-of-play',
  clocks: 'ui-clocks',
  adjourned: 'ui-adjourned',
  adjournment: 'ui-adjournment',
  incidents: 'ui-rail-incidents',
  standings: 'ui-rail-standings',
  prizes: 'ui-prizes',
  papers: 'ui-rail-papers',
  games: 'ui-rail-games',
  ratings: 'ui-rail-ratings',
  check: 'ui-check',
  game: 'ui-keys-game',
  results: 'ui-keys-results',
  ruling: 'ui-keys-ruling',
  warning: 'ui-keys-warning',
  manual: 'ui-manual',
};
