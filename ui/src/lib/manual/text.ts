// A chapter of the manual as it is shown: what `build/manual.ts` makes of the Markdown in `docs/manual`, and no more.

/** A piece of a line. */
export type Inline =
  | { kind: 'text'; text: string }
  /** Words of the screen, exactly as they stand there. */
  | { kind: 'screen'; text: string }
  /** Something to be typed, or a name of a file. */
  | { kind: 'code'; text: string }
  /** A key, as people write it. */
  | { kind: 'key'; text: string }
  /** Another chapter, and a heading in it if not its beginning. */
  | { kind: 'link'; text: string; chapter: string; heading: string | null };

export type Line = Inline[];

export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; ordered: boolean; items: Line[] }
  | { kind: 'table'; head: Line[]; rows: Line[][] };

export interface Chapter {
  /** Its name in every language, such as `pairing`. */
  id: string;
  title: string;
  blocks: Block[];
}

/** What a line says, without its signs. */
export function said(line: Line): string {
  return line.map((piece) => piece.text).join('');
}

/** All lines of a block, in their order. */
export function linesOf(block: Block): Line[] {
  switch (block.kind) {
    case 'heading':
      return [[{ kind: 'text', text: block.text }]];
    case 'paragraph':
      return [block.line];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}
