// What can be opened in the standings, and how arrows go among it.

import type { GroupChoice } from '$lib/backend/types';

/** The player's card, the points, or a tie-break by its place. */
export type Column = number | 'points' | 'card';

/** What stands beside the table. */
export interface Opened {
  entry: number;
  column: Column;
}

/** Rows down and columns to the right. */
export const STEPS: Record<string, { down: number; right: number }> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

/** A group as the value of a choice. */
export const groupKey = ({ group }: Pick<GroupChoice, 'group'>): string => JSON.stringify(group);
