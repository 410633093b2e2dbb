// The events an arbiter rules on: the desk names them, here they are found by typing and their facts are gathered.

import type { EventChoice, RulingForm, FactValue, FactView, IncidentIn } from '$lib/backend/types';
import { holds, plain } from '$lib/messages/plain';

/** What is ruled on when an illegal move of the record waits. */
export const WAITING = 'illegal_move_completed';
/** What is asked most often without an event: may this flag still win? */
export const QUICK = 'flag_fall';

/**
 * The events whose name or other words hold every word typed: those whose name begins with it first, then those whose
 * name holds it. Before anything is typed all are there, the common ones first.
 */
export function findEvents(events: readonly EventChoice[], typed: string): EventChoice[] {
  const rank = ({ name }: EventChoice) => (plain(name).startsWith(plain(typed)) ? 0 : holds(name, typed) ? 1 : 2);
  const found = events.filter(({ name, words }) => holds(`${name} ${words}`, typed));
  return typed.trim() === '' ? found : found.toSorted((one, other) => rank(one) - rank(other));
}

/** The answers by their fields; what is not known is not there. */
export type Answers = Record<string, FactValue>;

/** What the record tells. */
export function prefilled(form: RulingForm): Answers {
  const told = form.facts.flatMap(({ field, value }) => (value === null ? [] : [[field, value] as const]));
  return Object.fromEntries(told);
}

/** The answers once a form tells otherwise than before: what stood as it was told follows, what the arbiter answered stays. */
export function followed(answers: Answers, before: Answers, now: Answers): Answers {
  const told = (field: string) => JSON.stringify(answers[field]) === JSON.stringify(before[field]);
  const kept = Object.entries(answers).filter(([field]) => !told(field));
  return { ...Object.fromEntries(Object.entries(now).filter(([field]) => told(field))), ...Object.fromEntries(kept) };
}

/** The facts to ask now: at once, only when a question names them, or among the others. */
export function asked(facts: readonly FactView[], questions: ReadonlySet<string>, answers: Answers): { now: FactView[]; more: FactView[] } {
  const wanted = ({ field, need }: FactView) =>
    need === 'must' || need === 'shown' || questions.has(field) || (need === 'asked' && answers[field] !== undefined);
  return { now: facts.filter(wanted), more: facts.filter((fact) => fact.need === 'more' && !wanted(fact)) };
}

/** What is sent to the desk. */
export function incidentOf(event: string, answers: Answers): IncidentIn {
  return { event, facts: answers };
}

/** A whole number as typed; none if it is not one. */
export function readNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null;
}
