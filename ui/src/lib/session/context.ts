// The session reaches every component through the context of the page.

import { getContext, setContext } from 'svelte';

import type { Session } from './session.svelte';

const KEY = Symbol('session');

export function giveSession(session: Session): void {
  setContext(KEY, session);
}

export function useSession(): Session {
  return getContext<Session>(KEY);
}
