// The manual and the program hold each other: every view has its chapter, both languages are alike, and every key, word of
// the screen, link and command in it is there.

import { readFileSync, writeFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { KEY_TABLE, shown, type KeyRow, type Scope } from '$lib/keys/table';
import { TITLES } from '$lib/keys/titles';
import { chaptersIn } from '$lib/manual/chapters';
import { findSections, sectionsOf, titleOf } from '$lib/manual/search';
import { linesOf, said, type Block, type Chapter, type Inline } from '$lib/manual/text';
import { CHAPTERS, OF_VIEW } from '$lib/manual/where';
import { format, LANGS, type Lang } from '$lib/messages/catalogue';

import { read } from '../../build/manual';

const ROWS: readonly KeyRow[] = KEY_TABLE;
const manual: Record<Lang, Chapter[]> = { en: chaptersIn('en'), es: chaptersIn('es') };

function pieces<K extends Inline['kind']>(chapter: Chapter, kind: K): Extract<Inline, { kind: K }>[] {
  return chapter.blocks.flatMap(linesOf).flat().filter((piece): piece is Extract<Inline, { kind: K }> => piece.kind === kind);
}

/** Everything of a kind in a language, with the chapter it stands in. */
function everywhere<K extends Inline['kind']>(lang: Lang, kind: K): { chapter: string; piece: Extract<Inline, { kind: K }> }[] {
  return manual[lang].flatMap((chapter) => pieces(chapter, kind).map((piece) => ({ chapter: chapter.id, piece })));
}

const textOf = (chapter: Chapter) => chapter.blocks.flatMap(linesOf).map(said).join('\n');

describe('the chapters', () => {
  it('are there for every view, in both languages', () => {
    for (const lang of LANGS) expect(manual[lang].map(({ id }) => id)).toEqual([...CHAPTERS]);
    for (const chapter of Object.values(OF_VIEW)) expect(CHAPTERS).toContain(chapter);
  });

  it('have the same headings, lists and tables in both languages', () => {
    const shape = (block: Block) => {
      if (block.kind === 'list') return `list of ${block.items.length}${block.ordered ? ', numbered' : ''}`;
      return block.kind === 'table' ? `table of ${block.head.length} by ${block.rows.length}` : block.kind;
    };
    const shapes = (lang: Lang) => Object.fromEntries(manual[lang].map(({ id, blocks }) => [id, blocks.map(shape)]));
    expect(shapes('es')).toEqual(shapes('en'));
  });

  it('name the same keys and articles in both languages', () => {
    const keys = (lang: Lang) => Object.fromEntries(manual[lang].map((chapter) => [chapter.id, pieces(chapter, 'key').map(({ text }) => text)]));
    expect(keys('es')).toEqual(keys('en'));
    const articles = (lang: Lang) =>
      Object.fromEntries(manual[lang].map((chapter) => [chapter.id, [...textOf(chapter).matchAll(/\b[A-C]\.\d\d(?:\.\d+)?|\bart\. [\d.]*\d|\(Laws [^)]+\)|\(Leyes [^)]+\)/g)].map(([found]) => found.replace('Leyes', 'Laws'))]));
    expect(articles('es')).toEqual(articles('en'));
    expect(Object.values(articles('en')).flat().length).toBeGreaterThan(20);
  });

  it('have headings that differ within a chapter', () => {
    for (const lang of LANGS) {
      for (const { id, blocks } of manual[lang]) {
        const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
        expect(new Set(anchors).size, id).toBe(anchors.length);
      }
    }
  });
});

describe('what a chapter names', () => {
  it('is a key of the key table', () => {
    const known = new Set(ROWS.flatMap((row) => row.keys.map(shown)));
    for (const lang of LANGS) {
      const strange = everywhere(lang, 'key').filter(({ piece }) => !known.has(piece.text));
      expect(strange).toEqual([]);
      expect(everywhere(lang, 'key').length).toBeGreaterThan(100);
    }
  });

  it('is on the screen in exactly these words', () => {
    for (const lang of LANGS) {
      const patterns = wordsOfTheScreen(lang);
      const strange = everywhere(lang, 'screen').filter(({ piece }) => !patterns.some((pattern) => pattern.test(piece.text)));
      expect(strange.map(({ chapter, piece }) => `${chapter}: ${piece.text}`)).toEqual([]);
      expect(everywhere(lang, 'screen').length).toBeGreaterThan(150);
    }
  });

  it('is a chapter and a heading where it is a link', () => {
    for (const lang of LANGS) {
      const broken = everywhere(lang, 'link').filter(({ piece: { chapter, heading } }) => {
        const target = manual[lang].find(({ id }) => id === chapter);
        return !target || (heading !== null && !target.blocks.some((block) => block.kind === 'heading' && block.id === heading));
      });
      expect(broken).toEqual([]);
    }
  });

  it('is a command of the terminal with its options', () => {
    for (const lang of LANGS) {
      const codes = manual[lang].flatMap((chapter) =>
        chapter.blocks.flatMap(linesOf).map((line) => line.flatMap((piece) => (piece.kind === 'code' ? [piece.text] : []))),
      );
      // An option stands alone after the command whose it is.
      for (const line of [...codes, ...rowsOfCommands(lang)]) {
        const command = /^arbitro ([a-z]+)/.exec(line.find((text) => text.startsWith('arbitro ')) ?? '')?.[1];
        for (const text of line) {
          const named = /^arbitro ([a-z]+)/.exec(text)?.[1] ?? command;
          if (text.startsWith('arbitro ')) expect([...COMMANDS.keys(), 'help'], text).toContain(named);
          for (const [, option] of text.matchAll(/(?:^|\s)--([a-z0-9-]+)/g)) {
            if (named && named !== 'help') expect(COMMANDS.get(named), `${text} of ${named}`).toContain(option);
          }
        }
      }
    }
  });

  it('leaves out no command', () => {
    for (const lang of LANGS) {
      const terminal = manual[lang].find(({ id }) => id === 'terminal') as Chapter;
      const named = pieces(terminal, 'code').flatMap(({ text }) => /^arbitro ([a-z]+)/.exec(text)?.[1] ?? []);
      expect([...COMMANDS.keys()].filter((command) => !named.includes(command))).toEqual([]);
    }
  });
});

/** Rows of tables as one line each: the options beside a command are its own. */
function rowsOfCommands(lang: Lang): string[][] {
  const tables = manual[lang].flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])));
  return tables.map((row) => row.flat().flatMap((piece) => (piece.kind === 'code' ? [piece.text] : [])));
}

const sources = import.meta.glob<string>('../../../crates/cli/src/**/*.rs', { query: '?raw', import: 'default', eager: true });
const source = (name: string) => Object.entries(sources).find(([path]) => path.endsWith(`/cli/src/${name}.rs`))?.[1] ?? '';

/** A command's own file, and those of its folder. */
const sourceOf = (name: string) =>
  Object.entries(sources).filter(([path]) => path.endsWith(`/cli/src/${name}.rs`) || path.includes(`/cli/src/${name}/`)).map(([, text]) => text).join('\n');

/** The commands of the terminal, each with its long options. */
const COMMANDS = new Map(
  [...(/enum Command \{([^}]*)\}/.exec(source('main'))?.[1] ?? '').matchAll(/^\s+\w+\((\w+)::Arguments\)/gm)].map(([, name = '']) => {
    const fields = [...sourceOf(name).matchAll(/#\[arg\(([^\]]*long[^\]]*)\)\]\s*(?:pub )?(\w+):/g)];
    return [name, [...fields.map(([, , field = '']) => field.replaceAll('_', '-')), ...(sourceOf(name).includes('language: Language') ? ['lang'] : [])]];
  }),
);

/** Messages of the catalogue as patterns of what may stand on the screen: anything where a value stands. */
function wordsOfTheScreen(lang: Lang): RegExp[] {
  const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
  const own = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`) && /(ui|paper|table)\.ftl$/.test(path));
  const messages = own.flatMap(([, text]) => new FluentResource(text).body);
  const patterns = messages.flatMap(({ value }) => (value === null ? [] : [patternOf(value)]));
  // A message that is little more than its values would let anything pass.
  const telling = patterns.filter((pattern) => !pattern.includes('.+') || /\p{L}{4}/u.test(pattern));
  return telling.map((pattern) => new RegExp(`^${pattern}$`, 'u'));
}

function patternOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (Array.isArray(value)) return value.map(patternOf).join('');
  const node = value as { type: string; variants?: { value: unknown }[] };
  if (node.type === 'select') return `(?:${(node.variants ?? []).map((variant) => patternOf(variant.value)).join('|')})`;
  return '.+';
}

/** The chapter of keys, made of the key table. */
function keysChapter(lang: Lang): string {
  const words = {
    en: {
      title: 'Keys',
      intro: 'These are the keys of the program, place by place; <kbd>?</kbd> shows the same. In a text being typed only keys with <kbd>Ctrl K</kbd>, <kbd>Alt 1</kbd> and the like are heard, <kbd>F1</kbd> and <kbd>Esc</kbd>. A letter means the same with the caps lock on. On a Mac the Command key does what Ctrl does.',
      head: ['key', 'what it does'],
    },
    es: {
      title: 'Teclas',
      intro: 'Estas son las teclas del programa, lugar por lugar; <kbd>?</kbd> muestra lo mismo. Mientras se escribe un texto solo valen teclas como <kbd>Ctrl K</kbd>, <kbd>Alt 1</kbd> y semejantes, <kbd>F1</kbd> y <kbd>Esc</kbd>. Una letra significa lo mismo con el bloqueo de mayúsculas. En un Mac la tecla Comando hace lo que Ctrl.',
      head: ['tecla', 'qué hace'],
    },
  }[lang];
  const parts = (Object.keys(TITLES) as Scope[]).map((scope) => {
    const rows = ROWS.filter((row) => row.scope === scope).map(
      (row) => `| ${row.keys.map((keys) => `<kbd>${shown(keys)}</kbd>`).join(', ')} | ${format(lang, row.label)} |`,
    );
    return `## ${format(lang, TITLES[scope])}\n\n| ${words.head.join(' | ')} |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `# ${words.title}\n\n${words.intro}\n\n${parts.join('\n')}`;
}

describe('the chapter of keys', () => {
  it('is made of the key table', () => {
    for (const lang of LANGS) {
      const path = `../docs/manual/${lang}/18-keys.md`;
      if (process.env.ARBITRO_WRITE_KEYS) writeFileSync(path, keysChapter(lang));
      expect(readFileSync(path, 'utf8'), 'write it anew: ARBITRO_WRITE_KEYS=1 npx vitest run src/test/manual.test.ts').toBe(keysChapter(lang));
    }
  });
});

describe('the search', () => {
  it('finds every heading by its words, and text without accents', () => {
    for (const lang of LANGS) {
      const sections = manual[lang].flatMap(sectionsOf);
      for (const section of sections) expect(findSections(sections, `${section.chapter.title} ${titleOf(section)}`), titleOf(section)).toContain(section);
    }
    const spanish = manual.es.flatMap(sectionsOf);
    expect(findSections(spanish, 'numeros de emparejamiento')[0]?.heading?.text).toBe('Números de emparejamiento');
    expect(findSections(spanish, 'xyzzy')).toEqual([]);
  });
});

describe('the reader of chapters', () => {
  it('keeps every sign apart', () => {
    const { title, blocks } = read('x', '# T\n\nPress <kbd>p</kbd> or **Go**, `a|b`, see [there](06-pairing.md#no-pairing).\n\n1. one\n2. two\n');
    expect(title).toBe('T');
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        line: [
          { kind: 'text', text: 'Press ' },
          { kind: 'key', text: 'p' },
          { kind: 'text', text: ' or ' },
          { kind: 'screen', text: 'Go' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: 'a|b' },
          { kind: 'text', text: ', see ' },
          { kind: 'link', text: 'there', chapter: 'pairing', heading: 'no-pairing' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
    ]);
  });

  it('refuses what the page has no element for', () => {
    for (const text of ['no title', '# T\n\n### deep', '# T\n\n<b>x</b>', '# T\n\n[out](https://example.org)', '# T\n\n![p](p.png)', '# T\n\n- a\n  - b', '# T\n\n```\ncode\n```']) {
      expect(() => read('x', text), text).toThrow('the manual has no place for');
    }
  });
});
