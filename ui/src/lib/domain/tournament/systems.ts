// Pairing systems and the words for them.

import type { SystemChoice } from '$lib/backend/types';

export const SYSTEMS: { value: SystemChoice; label: string }[] = [
  { value: 'round_robin', label: 'ui-system-round-robin' },
  { value: 'double_round_robin', label: 'ui-system-double-round-robin' },
];
