// An act of the journal in words: done, taken back, or done again.

import type { Act, JournalKind } from '$lib/backend/types';
import { say, t } from '$lib/messages/index.svelte';

const AROUND: Record<JournalKind, string | null> = {
  act: null,
  undo: 'ui-act-undone',
  redo: 'ui-act-redone',
};

/** What was done; of an undo or redo, what was taken back or done again. */
export function sayAct(act: Pick<Act, 'message' | 'kind'>): string {
  const around = AROUND[act.kind];
  return around ? t(around, { act: say(act.message) }) : say(act.message);
}
