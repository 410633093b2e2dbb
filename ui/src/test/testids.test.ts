// The names tests use are those of the page.

import { expect, it } from 'vitest';

import { TESTIDS } from '$lib/testids';

const code = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../lib/testids.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every name in the list is on the page', () => {
  const all = Object.values(code).join('\n');
  const missing = TESTIDS.filter((name) => !new RegExp(`['"]${name}['"]`).test(all));
  expect(missing).toEqual([]);
});

it('every name on the page is in the list', () => {
  const known = new Set<string>(TESTIDS);
  for (const [path, text] of Object.entries(code)) {
    const used = [...text.matchAll(/(?:data-testid|testid)="([a-z0-9-]+)"/g)].map((match) => match[1] ?? '');
    expect(used.filter((name) => !known.has(name)), path).toEqual([]);
  }
});
