// Keys of a component: heard while it is on the page.

import { onMount } from 'svelte';

import { hear, type Handlers } from './dispatch';
import type { Scope } from './table';

/** Hears a scope's keys from when the component is shown until it goes. */
export function useKeys<S extends Scope>(scope: S, handlers: Handlers<S>, covers = false): void {
  onMount(() => hear(scope, handlers, covers));
}
