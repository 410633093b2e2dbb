// What a column of a table of players can hold, in words.

export const COLUMN_FIELDS: Record<string, string> = {
  number: 'ui-list-number',
  fide_id: 'ui-player-fide-id',
  name: 'ui-player-name',
  surname: 'ui-player-surname',
  given_name: 'ui-player-given-name',
  title: 'ui-player-title',
  women_title: 'ui-list-women-title',
  other_titles: 'ui-list-other-titles',
  arena_title: 'ui-list-arena-title',
  federation: 'ui-player-federation',
  rating: 'ui-player-rating',
  games: 'ui-list-games',
  k: 'ui-list-k',
  standard_rating: 'ui-list-standard-rating',
  standard_games: 'ui-list-standard-games',
  standard_k: 'ui-list-standard-k',
  rapid_rating: 'ui-list-rapid-rating',
  rapid_games: 'ui-list-rapid-games',
  rapid_k: 'ui-list-rapid-k',
  blitz_rating: 'ui-list-blitz-rating',
  blitz_games: 'ui-list-blitz-games',
  blitz_k: 'ui-list-blitz-k',
  sex: 'ui-player-sex',
  birth: 'ui-player-birth-year',
  flag: 'ui-list-flag',
  club: 'ui-player-club',
};

/** The columns once this one holds that; what it was taken from holds nothing. */
export function said(columns: readonly [string, string][], place: number, field: string): [string, string][] {
  return columns.map(([header, held], index) => [header, index === place ? field : held === field ? '' : held]);
}
