// The pieces on the web site of an event are those of the board in the page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const css = readFileSync(createRequire(import.meta.url).resolve('@lichess-org/chessground/assets/chessground.cburnett.css'), 'utf8');

const files = import.meta.glob<string>('../../../crates/site/assets/pieces/*.svg', { query: '?raw', import: 'default', eager: true });

const LETTERS: Record<string, string> = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };

it('are the same, with a line that says whose they are', () => {
  const drawn = [...css.matchAll(/piece\.(\w+)\.(\w+) \{[^']*'data:image\/svg\+xml;base64,([^']+)'/g)];
  expect(drawn).toHaveLength(12);
  for (const [, role, colour, base64] of drawn) {
    const name = `/${colour?.[0]}${LETTERS[role ?? '']}.svg`;
    const file = Object.entries(files).find(([path]) => path.endsWith(name))?.[1].split('\n');
    expect(file?.[0], name).toContain('Colin M.L. Burnett');
    expect(file?.slice(1).join('\n').trim(), name).toBe(atob(base64 ?? ''));
  }
});
