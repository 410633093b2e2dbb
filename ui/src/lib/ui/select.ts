// Rows one moves among by arrows: which is next, and keeping the focus on it.

import { tick } from 'svelte';

/** The key of the row `by` places on, staying within the list; the first if none is chosen. */
export function neighbour<T>(keys: readonly T[], chosen: T | null, by: 1 | -1): T | null {
  if (keys.length === 0) return null;
  const index = chosen === null ? -1 : keys.indexOf(chosen);
  if (index < 0) return keys[by === 1 ? 0 : keys.length - 1] ?? null;
  return keys[Math.min(Math.max(index + by, 0), keys.length - 1)] ?? null;
}

/** Gives the focus to the row of a list that has the key, once it stands on the page. */
export async function focusRow(list: HTMLElement | undefined, key: string | number): Promise<void> {
  await tick();
  const row = list?.querySelector<HTMLElement>(`[data-row="${key}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}
