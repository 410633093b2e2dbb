// Something asked of the desk and shown: asked again on every change, the old stays until the new is there.

import { DeskFailure, type Answer, type Request } from '$lib/backend';
import type { Calls } from '$lib/backend/types';

import type { Session } from './session.svelte';

export class Shown<K extends keyof Calls> {
  /** The last answer; none before the first. */
  value = $state.raw<Answer<K> | null>(null);
  failure = $state.raw<DeskFailure | null>(null);
  #turn = 0;

  /** Asks with the request of the moment, none to show nothing; call it while a component is set up. */
  constructor(session: Session, name: K, request: () => Request<K> | null) {
    let key = '';
    $effect(() => {
      void session.revision;
      const asked = request();
      // In another language it is the same that is shown: what stands beside it, half typed, stays.
      const asks = JSON.stringify({ ...asked, lang: null });
      if (asks !== key) this.value = null;
      key = asks;
      if (asked !== null) void this.#ask(session, name, asked);
    });
  }

  async #ask(session: Session, name: K, request: Request<K>): Promise<void> {
    const turn = ++this.#turn;
    try {
      const answer = await session.ask(name, request);
      // An answer that was overtaken by a later one is old.
      if (turn === this.#turn) [this.value, this.failure] = [answer, null];
    } catch (thrown) {
      if (turn === this.#turn) this.failure = DeskFailure.from(thrown);
    }
  }

  /** Takes an answer that came with an act, so that it shows at once. */
  take(answer: Answer<K>): void {
    this.#turn += 1;
    this.value = answer;
  }
}
