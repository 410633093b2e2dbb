// Reads the manual's Markdown while the page is built: the page gets chapters as data and has no reader of Markdown in it.
// What the page has no element for is refused here, so that nothing of a chapter is lost unseen.

import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { Block, Chapter, Inline, Line } from '../src/lib/manual/text';

const FILE = /docs\/manual\/[a-z]+\/(\d\d)-([a-z-]+)\.md$/;

/** The anchor of a heading, as the hosts of repositories make it, so that links lead somewhere there too. */
export function anchorOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '');
  return kept.trim().replace(/\s/g, '-');
}

function refuse(what: string): never {
  throw new Error(`the manual has no place for ${what}`);
}

function inline(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: (token as Tokens.Text).text };
    case 'strong':
      return { kind: 'screen', text: (token as Tokens.Strong).text };
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text };
    case 'link':
      return link(token as Tokens.Link);
    default:
      return refuse(token.raw);
  }
}

function link({ href, text }: Tokens.Link): Inline {
  const found = /^\d\d-([a-z-]+)\.md(?:#(.+))?$/.exec(href);
  const chapter = found?.[1] ?? refuse(`a link to ${href}`);
  return { kind: 'link', text, chapter, heading: found?.[2] ? decodeURIComponent(found[2]) : null };
}

/** A line; a key stands between `<kbd>` and `</kbd>`, which is the only markup there is. */
export function line(tokens: readonly Token[]): Line {
  const pieces: Line = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, inner, end] = tokens.slice(at, at + 3);
    if (token?.raw === '<kbd>' && inner?.type === 'text' && end?.raw === '</kbd>') {
      pieces.push({ kind: 'key', text: inner.raw });
      at += 2;
    } else if (token) pieces.push(inline(token));
  }
  return pieces;
}

function item(one: Tokens.ListItem): Line {
  const [only, ...more] = one.tokens.filter((token) => token.type !== 'space');
  if (more.length > 0 || !only || !('tokens' in only)) refuse(`a list in a list: ${one.raw}`);
  return line(only.tokens ?? []);
}

function block(token: Token): Block {
  switch (token.type) {
    case 'heading': {
      const { depth, text } = token as Tokens.Heading;
      return depth === 2 ? { kind: 'heading', id: anchorOf(text), text } : refuse(token.raw);
    }
    case 'paragraph':
      return { kind: 'paragraph', line: line((token as Tokens.Paragraph).tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', ordered, items: items.map(item) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return { kind: 'table', head: header.map((cell) => line(cell.tokens)), rows: rows.map((row) => row.map((cell) => line(cell.tokens))) };
    }
    default:
      return refuse(token.raw);
  }
}

/** A chapter of its Markdown. */
export function read(id: string, text: string): Chapter {
  const [first, ...rest] = lexer(text).filter((token) => token.type !== 'space');
  if (first?.type !== 'heading' || (first as Tokens.Heading).depth !== 1) refuse(`a chapter without a title: ${id}`);
  return { id, title: (first as Tokens.Heading).text, blocks: rest.map(block) };
}

/** The files of the manual as chapters. */
export function manual(): Plugin {
  return {
    name: 'arbitro-manual',
    enforce: 'pre',
    transform(text, path) {
      const id = FILE.exec(path)?.[2];
      return id ? { code: `export default ${JSON.stringify(read(id, text))};`, map: null } : null;
    },
  };
}
