// Which rows of a long table stand on the page: those in sight and some beyond.

/** Rows beyond those in sight, on either side. */
const SPARE = 12;
/** Rows where the height is not known yet. */
const FIRST = 40;

/** The first row that stands on the page, and the one behind the last. */
export function slice(count: number, row: number, top: number, height: number): { from: number; to: number } {
  const inSight = height > 0 ? Math.ceil(height / row) : FIRST;
  const from = Math.min(Math.max(Math.floor(top / row) - SPARE, 0), Math.max(count - inSight, 0));
  return { from, to: Math.min(count, Math.floor(top / row) + inSight + SPARE) };
}

/** Where to scroll so that a row is in sight below a header; the same place if it is. */
export function scrolledTo(index: number, row: number, header: number, top: number, height: number): number {
  const [from, to] = [index * row, (index + 1) * row];
  if (from < top) return from;
  return height > 0 && to + header > top + height ? to + header - height : top;
}
