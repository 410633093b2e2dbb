import { expect, it } from 'vitest';

import type { FundForm, StandingsGroup } from '$lib/backend/types';

import { emptyFund, fundOf, textOf } from './funds';

const fund = (who: StandingsGroup | null): FundForm => ({
  name: 'Fund', currency: '€', sharing: 'hort', combinable: true, who, prizes: [{ amount: '50.00', thing: '' }, { amount: '', thing: 'cup' }],
});

const GROUPS: (StandingsGroup | null)[] = [
  null,
  { category: 'women' },
  { category: 'unrated' },
  { category: { under: 12 } },
  { category: { senior: 50 } },
  { category: { below: 2000 } },
  { federation: 'ESP' },
  { club: 'Peón' },
];

it.each(GROUPS)('a fund is edited and comes back as it was: %j', (who) => {
  expect(fundOf(textOf(fund(who)))).toEqual(fund(who));
});

it('an age that is no number makes no fund', () => {
  for (const value of ['', 'ten', '-3', '12345']) expect(fundOf({ ...emptyFund('€'), name: 'U', who: 'under', value })).toBeNull();
});

it('places with nothing at the end are dropped, those between are kept', () => {
  const text = { ...emptyFund('€'), prizes: [{ amount: '', thing: '' }, { amount: '5', thing: '' }, { amount: ' ', thing: '' }] };
  expect(fundOf(text)?.prizes).toEqual([{ amount: '', thing: '' }, { amount: '5', thing: '' }]);
});
