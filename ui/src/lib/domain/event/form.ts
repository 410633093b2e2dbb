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
    edition,
    time_class: 'standard',
    supervised: true,
    time_control: '',
  };
}
