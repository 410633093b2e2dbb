// The language of the page, and the texts in it. A text read in a component changes with the language.

import type { Message } from '$lib/backend/types';

import { format, LANGS, type Args, type Lang } from './catalogue';

const STORED = 'arbitro-lang';

function initial(): Lang {
  const wanted = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGS.find((lang) => lang === wanted.find((tag) => LANGS.some((known) => known === tag))) ?? 'en';
}

class Language {
  #current = $state<Lang>(initial());

  get current(): Lang {
    return this.#current;
  }

  set current(lang: Lang) {
    this.#current = lang;
    localStorage.setItem(STORED, lang);
  }

  /** The language the switch leads to. */
  get other(): Lang {
    return LANGS.find((lang) => lang !== this.#current) ?? 'en';
  }
}

export const language = new Language();

/** The text of a key in the language of the page. */
export function t(key: string, args?: Args): string {
  return format(language.current, key, args);
}

/** The arguments of sentences that are keys themselves: an event's everyday name, the kind of a round. */
const KEYS = ['event', 'kind'];

/** A sentence of the desk in the language of the page. Its arguments are texts; a 1 is a number, for the singular. */
export function say({ key, params }: Message): string {
  const args = Object.entries(params).map(([name, value]) => [name, KEYS.includes(name) ? t(value) : value === '1' ? 1 : value]);
  return t(key, Object.fromEntries(args) as Args);
}
