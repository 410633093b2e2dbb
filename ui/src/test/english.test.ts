// No word of another language stands in the English texts: neither one that Spanish has far more often, nor one with a
// letter that English lacks, nor a sentence left as it is in Spanish.

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { LANGS, type Lang } from '$lib/messages/catalogue';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** All that a message may say, its variants one after the other; a value is a gap. */
function sayings(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sayings).join('');
  const node = value as { type?: string; variants?: { value: unknown }[] } | null;
  return node?.type === 'select' ? (node.variants ?? []).map((variant) => sayings(variant.value)).join(' … ') : ' … ';
}

/** The messages of a language, by their keys. Words for finding an event are no text of the interface. */
function messages(lang: Lang): Map<string, string> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  const all = own.flatMap(([, text]) => new FluentResource(text).body).map(({ id, value }): [string, string] => [id, sayings(value)]);
  return new Map(all.filter(([id]) => !id.endsWith('-words')));
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);

/** In how many messages each word stands. */
function counted(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const english = messages('en');
const spanish = messages('es');

/** What English says with words that Spanish has too. */
const SHARED = [/\ben passant\b/gi, /\bO-O(?:-O)?\b/g, /\bmates?\b/gi, /\bfinal\b/gi];

/** The name of the other language, in its own words, by which one finds it. */
const NAMED_ITSELF = ['Español'];

/** The words of a text that Spanish has far more often than English. */
function strangers(text: string, counts: Record<Lang, Map<string, number>>): string[] {
  const own = SHARED.reduce((left, shared) => left.replace(shared, ' '), text);
  return [...wordsOf(own)].filter((word) => (counts.es.get(word) ?? 0) >= 3 * (counts.en.get(word) ?? 1));
}

const counts = { en: counted(english.values()), es: counted(spanish.values()) };

describe('the English texts', () => {
  it('have no word that is Spanish', () => {
    expect(english.size).toBeGreaterThan(1000);
    const found = [...english].flatMap(([key, text]) => strangers(text, counts).map((word) => `${key}: ${word}`));
    expect(found).toEqual([]);
  });

  it('have no letter that English lacks', () => {
    const strange = [...english].flatMap(([key, text]) => {
      const own = NAMED_ITSELF.reduce((left, name) => left.replaceAll(name, ''), text);
      return (own.match(/\p{L}*[^\P{L}a-zA-Z]\p{L}*|[¿¡«»]/gu) ?? []).map((word) => `${key}: ${word}`);
    });
    expect(strange).toEqual([]);
  });

  it('are not those of the Spanish catalogue, but for names', () => {
    const alike = [...english].filter(([key, text]) => spanish.get(key) === text && /(?<!\p{L})\p{Ll}{3,}/u.test(text.replace(/\b(?:art|error)\b/g, '')));
    expect(alike).toEqual([]);
  });

  it('are held by a test that finds a Spanish word, be it a rare one', () => {
    for (const lang of LANGS) expect(messages(lang).size).toBe(english.size);
    for (const word of ['tablero', 'planilla', 'retirar', 'de', 'Aún']) expect(strangers(`The ${word} of round 1`, counts), word).toEqual([word.toLowerCase()]);
  });
});
