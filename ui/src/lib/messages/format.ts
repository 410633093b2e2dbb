// Numbers, dates and clocks as a language writes them.

import type { Lang } from './catalogue';

const FRACTIONS: Record<string, string> = { '5': '½', '25': '¼', '75': '¾' };

/** Points from an exact decimal: `2.5` is `2½`; other fractions keep the decimal sign of the language. */
export function points(text: string, lang: Lang): string {
  const [whole = '0', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  if (digits === '') return whole;
  const sign = FRACTIONS[digits];
  if (sign) return whole === '0' ? sign : `${whole}${sign}`;
  return decimal(`${whole}.${digits}`, lang);
}

/** A decimal with the sign of the language, all its digits kept. */
export function decimal(text: string, lang: Lang): string {
  return lang === 'es' ? text.replace('.', ',') : text;
}

/** A change from an exact decimal, always with its sign: `+13.4`, `−0.33`, `0`. */
export function signed(text: string, lang: Lang): string {
  const size = decimal(text.replace('-', ''), lang);
  if (Number(text) === 0) return size;
  return `${text.startsWith('-') ? '−' : '+'}${size}`;
}

/** A whole number with its sign. */
export function whole(value: number): string {
  return signed(String(value), 'en');
}

/** A day, `2026-10-03`. */
export function day(iso: string, lang: Lang): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** First and last day, the common part said once. */
export function days(from: string, to: string, lang: Lang): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  if (from === to || Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return day(from, lang);
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(first, last);
}

/** The time of day with seconds, on this machine's clock. */
export function timeOfDay(iso: string, lang: Lang): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(lang, { timeStyle: 'medium', hourCycle: 'h23' }).format(date);
}

/** Day and time, for logs. */
export function moment(iso: string, lang: Lang): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(date);
}

/** A clock reading: `0:14:31`. */
export function clock(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return ms < 0 ? `−${text}` : text;
}

/** Seconds to add or take, as `+2:00` or `−0:30`; empty for none. */
export function delta(seconds: number): string {
  if (seconds === 0) return '';
  const size = Math.abs(seconds);
  return `${seconds < 0 ? '−' : '+'}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

/**
 * A clock reading as typed: `h:mm:ss`, `m:ss` or `m` minutes, with `:`, `.`, or a space between; none if it is
 * not one. Empty text is no reading either.
 */
export function readClock(text: string): number | null {
  const parts = text.trim().split(/[:.\s]+/);
  if (parts.length > 3 || parts.some((part) => !/^\d{1,3}$/.test(part))) return null;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((value) => value > 59)) return null;
  const [hours, minutes, seconds] =
    numbers.length === 3 ? numbers : numbers.length === 2 ? [0, ...numbers] : [0, ...numbers, 0];
  return ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000;
}

/** Seconds as typed for a correction: `120`, `2:00`, `+2:00`, `-30`; none if it is no number. */
export function readDelta(text: string): number | null {
  const match = /^([+\-−]?)\s*(?:(\d{1,3}):)?(\d{1,4})$/.exec(text.trim());
  if (!match) return text.trim() === '' ? 0 : null;
  const size = Number(match[2] ?? 0) * 60 + Number(match[3]);
  return match[1] === '-' || match[1] === '−' ? -size : size;
}
