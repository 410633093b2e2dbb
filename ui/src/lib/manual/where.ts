// Which chapter tells of what is on the screen.

import type { PanelKind, Session } from '$lib/session/session.svelte';
import type { Place } from '$lib/session/place';

export const CHAPTERS = [
  'start', 'event', 'fide-mode', 'players', 'check-in', 'pairing', 'results', 'standings', 'prizes', 'papers', 'games', 'rulings',
  'ratings', 'hand-over', 'check-a-file', 'journal', 'terminal', 'keys', 'troubleshooting',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export const OF_VIEW: Record<Place['view'], ChapterId> = {
  start: 'start',
  'new-event': 'event',
  event: 'event',
  players: 'players',
  'check-in': 'check-in',
  round: 'results',
  'second-pass': 'results',
  'start-of-play': 'rulings',
  clocks: 'rulings',
  adjourned: 'rulings',
  standings: 'standings',
  prizes: 'prizes',
  games: 'games',
  game: 'games',
  incidents: 'rulings',
  quick: 'rulings',
  ratings: 'ratings',
  papers: 'papers',
  handover: 'hand-over',
  check: 'check-a-file',
};

/** Panels that are about something else than the view beside them. */
const OF_PANEL: Partial<Record<PanelKind, ChapterId>> = {
  results: 'results',
  ruling: 'rulings',
  'clock-sheet': 'rulings',
  adjournment: 'rulings',
  explain: 'pairing',
  exchange: 'pairing',
  unpair: 'pairing',
  obstacles: 'pairing',
  'start-check': 'event',
  report: 'hand-over',
  reported: 'hand-over',
};

/** The chapter of what is on the screen, the innermost first. */
export function chapterOf({ confirming, panel, place, tournament }: Pick<Session, 'confirming' | 'panel' | 'place' | 'tournament'>): ChapterId {
  if (confirming.asking) return 'fide-mode';
  const inPanel = panel === null ? undefined : OF_PANEL[panel];
  if (inPanel) return inPanel;
  const last = tournament?.rounds.at(-1);
  // Until its first round is published a tournament is being paired, and so is a round that is a draft.
  const pairs = place.view === 'round' && (last === undefined || (last.draft && (place.round ?? last.number) === last.number));
  return pairs ? 'pairing' : OF_VIEW[place.view];
}
