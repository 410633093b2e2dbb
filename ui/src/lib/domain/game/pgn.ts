// How a PGN result tag is shown.

const SHOWN: Record<string, string> = { '1/2-1/2': '½-½', '*': '' };

export function pgnResult(tag: string): string {
  return SHOWN[tag] ?? tag;
}
