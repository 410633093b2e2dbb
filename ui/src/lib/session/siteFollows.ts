// The web site of the event follows what happened, if it is to: the desk knows whether, the page tells it when.

import { DeskFailure } from '$lib/backend';

import type { Session } from './session.svelte';

export async function siteFollows(session: Session): Promise<void> {
  try {
    await session.ask('site/follow', {});
  } catch (thrown) {
    session.failure = DeskFailure.from(thrown);
  }
}
