// A player's form as text fields, and back.

import type { PlayerForm } from '$lib/backend/types';

export const TITLES = ['', 'GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

/** The fields of the form, all as they are typed. */
export interface PlayerText {
  name: string;
  title: string;
  federation: string;
  rating: string;
  fide_id: string;
  sex: string;
  birth_year: string;
  club: string;
}

export function emptyText(): PlayerText {
  return { name: '', title: '', federation: '', rating: '', fide_id: '', sex: '', birth_year: '', club: '' };
}

export function textOf(player: PlayerForm): PlayerText {
  return {
    ...player,
    rating: player.rating > 0 ? String(player.rating) : '',
    birth_year: player.birth_year > 0 ? String(player.birth_year) : '',
  };
}

/** The player of the fields; none while a number is not one. */
export function playerOf(text: PlayerText, entry: number | null): PlayerForm | null {
  const [rating, birthYear] = [wholeNumber(text.rating), wholeNumber(text.birth_year)];
  if (rating === null || birthYear === null || text.name.trim() === '') return null;
  return {
    entry,
    name: text.name.trim(),
    title: text.title,
    federation: text.federation.trim().toUpperCase(),
    rating,
    fide_id: text.fide_id.trim(),
    sex: text.sex,
    birth_year: birthYear,
    club: text.club.trim(),
  };
}

/** A whole number of at most four digits; nothing typed is 0, anything else none. */
export function wholeNumber(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return 0;
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}
