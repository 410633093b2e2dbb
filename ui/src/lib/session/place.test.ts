import { expect, it } from 'vitest';

import { addressOf, placeOf, type Place } from './place';
import { firstOf, railOf } from './places';

const PLACES: Place[] = [
  { view: 'start' },
  { view: 'new-event' },
  { view: 'quick' },
  { view: 'check' },
  { view: 'players' },
  { view: 'check-in' },
  { view: 'round', round: null },
  { view: 'round', round: 4 },
  { view: 'second-pass', round: 4 },
  { view: 'standings' },
  { view: 'prizes' },
  { view: 'games', round: 2 },
  { view: 'game', pairing: 17 },
  { view: 'incidents' },
  { view: 'event' },
];

it.each(PLACES)('an address leads back to its place: %j', (place) => {
  expect(placeOf(addressOf(place, 3))).toEqual({ place, tournament: 3 });
  expect(placeOf(addressOf(place, null))).toEqual({ place, tournament: null });
});

it('an address of something else leads to the start', () => {
  for (const address of ['', '#', '#/t3/game', '#/nowhere', '#/t/round']) expect(placeOf(address).place).toEqual({ view: 'start' });
});

it('a game belongs to the games', () => {
  expect(railOf({ view: 'game', pairing: 1 })).toBe('games');
  expect(railOf({ view: 'check-in' })).toBe('players');
  expect(railOf({ view: 'prizes' })).toBe('standings');
  expect(railOf({ view: 'second-pass', round: 2 })).toBe('round');
  expect(railOf({ view: 'start' })).toBeNull();
});

it('another tournament shows the same view', () => {
  expect(firstOf({ view: 'round', round: 4 })).toEqual({ view: 'round', round: null });
  expect(firstOf({ view: 'check-in' })).toEqual({ view: 'check-in' });
  expect(firstOf({ view: 'game', pairing: 1 })).toEqual({ view: 'round', round: null });
});
