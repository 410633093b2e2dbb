// A new event's form, before anything is typed.

import type { EventForm } from '$lib/backend/types';

/** The day of a moment as this machine's calendar has it, `2026-10-03`. */
export function isoDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function newForm(today: string, edition: string): EventForm {
  return {
    name: '',
    site: '',
    federation: '',
    start_date: today,
    end_date: today,
    chief_arbiter: '',
    deputy_arbiters: '',
    edition,
    time_class: 'standard',
    supervised: true,
    time_control: '',
  };
}

/** A new event's form like another's: its own name, from its own first day on, as many days. */
export function formLike(form: EventForm, other: EventForm): EventForm {
  const day = 24 * 60 * 60 * 1000;
  const length = Math.max(Date.parse(other.end_date) - Date.parse(other.start_date), 0) || 0;
  const end = new Date(Date.parse(form.start_date) + Math.round(length / day) * day).toISOString().slice(0, 10);
  return { ...other, name: form.name, start_date: form.start_date, end_date: end };
}
