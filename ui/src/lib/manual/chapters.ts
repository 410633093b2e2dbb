// The manual in both languages. It is loaded when it is opened first.

import type { Lang } from '$lib/messages/catalogue';

import type { Chapter } from './text';

const files = import.meta.glob<Chapter>('../../../../docs/manual/*/*.md', { import: 'default', eager: true });

/** The chapters in a language, in the order of their files. */
export function chaptersIn(lang: Lang): Chapter[] {
  const own = Object.keys(files).filter((path) => path.includes(`/manual/${lang}/`));
  return own.sort().flatMap((path) => files[path] ?? []);
}
