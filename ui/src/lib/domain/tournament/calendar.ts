// The calendar of rounds: every round there will be, and filling it from the first.

import type { CalendarRound, TournamentView } from '$lib/backend/types';
import { day } from '$lib/messages/format';
import type { Lang } from '$lib/messages/catalogue';

const DAY = 86_400_000;

/** A line for every round, those not yet dated empty. */
export function linesOf(tournament: Pick<TournamentView, 'calendar' | 'rounds_planned'>): CalendarRound[] {
  const last = Math.max(tournament.rounds_planned, tournament.calendar.at(-1)?.round ?? 0);
  return Array.from({ length: last }, (_, index) => {
    const round = index + 1;
    const known = tournament.calendar.find((line) => line.round === round);
    return known ? { ...known } : { round, date: null, time: '', remark: '' };
  });
}

/** The rounds not yet dated, so many days each after the one before from the first on, at its time; the rest stays. */
export function filled(lines: readonly CalendarRound[], interval: number): CalendarRound[] {
  const first = lines[0];
  const start = first?.date ? Date.parse(`${first.date}T00:00:00Z`) : NaN;
  if (!first || Number.isNaN(start)) return [...lines];
  return lines.map((line, index) =>
    line.date
      ? line
      : { ...line, date: new Date(start + index * interval * DAY).toISOString().slice(0, 10), time: line.time || first.time },
  );
}

/** When a round begins, as the language writes it; empty when not known. */
export function whenOf(calendar: readonly CalendarRound[], round: number, lang: Lang): string {
  const line = calendar.find((one) => one.round === round);
  return [line?.date ? day(line.date, lang) : '', line?.time ?? ''].filter((part) => part !== '').join(', ');
}
