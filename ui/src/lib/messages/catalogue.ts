// The message catalogue of the whole program: the same files the desk and the terminal read.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGS = ['en', 'es'] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles = new Map<Lang, FluentBundle>(LANGS.map((lang) => [lang, load(lang)]));

function load(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** The text of a key; a key the language lacks is given in English, one that nobody has as itself. */
export function format(lang: Lang, key: string, args?: Args): string {
  for (const bundle of [bundles.get(lang), bundles.get('en')]) {
    const pattern = bundle?.getMessage(key)?.value;
    // An argument that is missing shows as its name in braces: visible, and no exception.
    if (bundle && pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return key;
}

/** Whether the language has the key. */
export function has(lang: Lang, key: string): boolean {
  return bundles.get(lang)?.hasMessage(key) ?? false;
}
