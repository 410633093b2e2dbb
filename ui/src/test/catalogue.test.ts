// The catalogue and the code hold each other: no key missing, none unused, both languages alike, no text in the code.

import { FluentResource } from '@fluent/bundle';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const code = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../test/**', '!../lib/backend/types.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const locales = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

const english = keysOf('en/ui.ftl');

function resource(name: string): FluentResource {
  const found = Object.entries(locales).find(([path]) => path.endsWith(`/${name}`));
  if (!found) throw new Error(`locales/${name} is not there`);
  return new FluentResource(found[1]);
}

function keysOf(name: string): Set<string> {
  return new Set(resource(name).body.map((message) => message.id));
}

/** The keys that stand in the code, each as a literal. */
function usedKeys(): Set<string> {
  const used = new Set<string>();
  for (const text of Object.values(code)) {
    for (const [, key] of text.matchAll(/['"`](ui-[a-z0-9-]+)['"`]/g)) if (key) used.add(key);
  }
  return used;
}

/** The names of the arguments of each message, wherever they stand in it. */
function argumentsOf(name: string): Map<string, string[]> {
  const names = (value: unknown, found: Set<string>): Set<string> => {
    if (Array.isArray(value)) value.forEach((part) => names(part, found));
    else if (typeof value === 'object' && value !== null) {
      const node = value as Record<string, unknown>;
      if (node.type === 'var') found.add(String(node.name));
      Object.values(node).forEach((part) => names(part, found));
    }
    return found;
  };
  return new Map(resource(name).body.map((message) => [message.id, [...names(message.value, new Set())].sort()]));
}

describe('the catalogue', () => {
  it('has every key the code uses', () => {
    expect([...usedKeys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('has no key the code does not use', () => {
    const used = usedKeys();
    expect([...english].filter((key) => !used.has(key))).toEqual([]);
  });

  it('has the same keys in both languages', () => {
    expect([...keysOf('es/ui.ftl')].sort()).toEqual([...english].sort());
  });

  it('has the same arguments in both languages', () => {
    expect(Object.fromEntries(argumentsOf('es/ui.ftl'))).toEqual(Object.fromEntries(argumentsOf('en/ui.ftl')));
  });

  it('reads every line of its files', () => {
    for (const [path, text] of Object.entries(locales)) {
      const lines = text.split('\n').filter((line) => /^[a-z][a-z0-9-]* *=/.test(line)).length;
      expect(new FluentResource(text).body.length, path).toBe(lines);
    }
  });

  it('makes keys in the code whole, never from parts', () => {
    for (const [path, text] of Object.entries(code)) {
      expect(text.match(/`ui-[a-z0-9-]*\$\{/g) ?? [], path).toEqual([]);
    }
  });
});

const WORD = /\p{L}{2,}/u;
const SEEN_ATTRIBUTES = new Set(['title', 'aria-label', 'placeholder', 'alt', 'label', 'hint', 'text']);

/** Texts that a person would see, standing in the markup. */
function visibleTexts(root: AST.Root): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    if (node.type === 'Text' && WORD.test(String(node.data))) found.push(String(node.data).trim());
    if (node.type === 'Attribute') {
      if (SEEN_ATTRIBUTES.has(String(node.name))) walk(node.value);
      return;
    }
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') walk(child);
  };
  walk(root.fragment);
  return found;
}

describe('the markup', () => {
  it('has no text of its own', () => {
    for (const [path, text] of Object.entries(code).filter(([name]) => name.endsWith('.svelte'))) {
      expect(visibleTexts(parse(text, { modern: true })), path).toEqual([]);
    }
  });

  it('has no colour of its own', () => {
    for (const [path, text] of Object.entries(code)) {
      expect(text.match(/#[0-9a-f]{3,8}\b(?=[;\s,)])|\brgb\(|\bhsl\(/gi) ?? [], path).toEqual([]);
    }
  });

  it('has components that read in one screen or two', () => {
    for (const [path, text] of Object.entries(code)) expect(text.split('\n').length, path).toBeLessThan(300);
  });

  it('finds a text where there is one', () => {
    expect(visibleTexts(parse('<p title="Said">Hello {name}</p>', { modern: true }))).toEqual(['Said', 'Hello']);
  });
});
