// Funds of prizes as they are typed.

import type { FundForm, PrizeForm, StandingsGroup } from '$lib/backend/types';

/** Which players compete; groups that need an age, a rating or a name beside say how it is called. */
export const WHO = [
  { value: '', label: 'ui-prize-who-all', needs: null },
  { value: 'women', label: 'ui-prize-who-women', needs: null },
  { value: 'under', label: 'ui-prize-who-under', needs: 'ui-prize-value-under' },
  { value: 'senior', label: 'ui-prize-who-senior', needs: 'ui-prize-value-senior' },
  { value: 'unrated', label: 'ui-prize-who-unrated', needs: null },
  { value: 'below', label: 'ui-prize-who-below', needs: 'ui-prize-value-below' },
  { value: 'federation', label: 'ui-prize-who-federation', needs: 'ui-prize-value-federation' },
  { value: 'club', label: 'ui-prize-who-club', needs: 'ui-prize-value-club' },
] as const;
export type Who = (typeof WHO)[number]['value'];

/** How players with equal points share. */
export const SHARINGS = [
  { value: 'by_place', label: 'ui-prize-by-place' },
  { value: 'equal', label: 'ui-prize-equal' },
  { value: 'hort', label: 'ui-prize-hort' },
] as const;

export interface FundText {
  name: string;
  currency: string;
  sharing: FundForm['sharing'];
  combinable: boolean;
  who: Who;
  value: string;
  prizes: PrizeForm[];
}

/** A fund that has nothing yet, in the money of the one before. */
export function emptyFund(currency: string): FundText {
  return { name: '', currency, sharing: 'by_place', combinable: false, who: '', value: '', prizes: [emptyPrize()] };
}

export function emptyPrize(): PrizeForm {
  return { amount: '', thing: '' };
}

/** A fund for editing. */
export function textOf(fund: FundForm): FundText {
  const [who, value] = whoOf(fund.who);
  const { name, currency, sharing, combinable } = fund;
  return { name, currency, sharing, combinable, who, value, prizes: fund.prizes.map((prize) => ({ ...prize })) };
}

function whoOf(group: StandingsGroup | null): [Who, string] {
  if (group === null) return ['', ''];
  if ('federation' in group) return ['federation', group.federation];
  if ('club' in group) return ['club', group.club];
  const category = group.category;
  if (category === 'women' || category === 'unrated') return [category, ''];
  if ('under' in category) return ['under', String(category.under)];
  if ('senior' in category) return ['senior', String(category.senior)];
  return ['below', String(category.below)];
}

/** The fund as the desk takes it; none where an age or a rating is no number. Prizes with nothing in them at the end are dropped. */
export function fundOf(text: FundText): FundForm | null {
  const who = groupOf(text.who, text.value.trim());
  if (who === undefined) return null;
  const { name, currency, sharing, combinable } = text;
  const last = text.prizes.findLastIndex((prize) => prize.amount.trim() !== '' || prize.thing.trim() !== '');
  return { name, currency, sharing, combinable, who, prizes: text.prizes.slice(0, last + 1) };
}

function groupOf(who: Who, value: string): StandingsGroup | null | undefined {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : undefined;
  switch (who) {
    case '':
      return null;
    case 'women':
    case 'unrated':
      return { category: who };
    case 'under':
      return number === undefined ? undefined : { category: { under: number } };
    case 'senior':
      return number === undefined ? undefined : { category: { senior: number } };
    case 'below':
      return number === undefined ? undefined : { category: { below: number } };
    case 'federation':
      return { federation: value.toUpperCase() };
    case 'club':
      return { club: value };
  }
}
