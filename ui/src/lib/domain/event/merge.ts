// Two files of one event in words: what changed in a part of it, by whom, and which is offered.

import type { MergeAct, MergeChanged, MergeChanges, MergeKind, MergeLook, MergePart, MergeWhat } from '$lib/backend/types';
import { moment } from '$lib/messages/format';
import { language, t } from '$lib/messages/index.svelte';

export type Side = 'here' | 'there';

export const CHANGED: Record<MergeChanged, string> = {
  here: 'ui-merge-changed-here',
  there: 'ui-merge-changed-there',
  both: 'ui-merge-changed-both',
};

export const SIDES: Record<Side, string> = { here: 'ui-merge-side-here', there: 'ui-merge-side-there' };

const COUNTS: Record<MergeKind, string> = {
  settings: 'ui-merge-count-settings',
  players: 'ui-merge-count-players',
  rounds: 'ui-merge-count-rounds',
  results: 'ui-merge-count-results',
  games: 'ui-merge-count-games',
  incidents: 'ui-merge-count-incidents',
  clocks: 'ui-merge-count-clocks',
};

/** The name of a part. */
export function nameOf(part: MergePart): string {
  if (part.part === 'event') return t('ui-merge-event');
  return part.part === 'letterhead' ? t('ui-merge-letterhead') : part.name;
}

/** What tells a part from the others. */
export function keyOf(what: MergeWhat): string {
  return JSON.stringify(what);
}

/** Whether a part is taken over unless the arbiter says otherwise: what changed there alone. */
export function isOffered(part: MergePart): boolean {
  return part.changed === 'there' && part.cannot_take === null;
}

/** The acts that changed a part, the last first. */
export function actsOf(changes: MergeChanges, acts: readonly MergeAct[]): MergeAct[] {
  return acts.filter((act) => changes.acts.includes(act.number));
}

/** Who it was, and at which computer, as far as either has a name. */
function whoAt({ who, host }: MergeAct): string {
  return who !== '' && host !== '' ? `${who} (${host})` : who || host;
}

/** How much of what changed, by whom, and when last. */
export function told(changes: MergeChanges, acts: readonly MergeAct[]): string {
  const counts = changes.counts.map(({ kind, count }) => t(COUNTS[kind], { count })).join(', ');
  const did = actsOf(changes, acts);
  const [last] = did;
  if (!last) return counts;
  const who = [...new Set(did.map((act) => whoAt(act)))].join(', ');
  const by = t('ui-merge-by', { count: did.length, who, at: moment(last.at, language.current) });
  return counts === '' ? by : `${counts}; ${by}`;
}

/** The number of the last act in a file when it was looked at. */
export function lastAct(look: MergeLook, side: Side): number {
  return (look[side][0] ?? look.common).number;
}
