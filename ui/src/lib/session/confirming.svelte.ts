// What an act has to have confirmed before it goes on, one act at a time.

import { DeskFailure, type Answer, type Backend, type Request } from '$lib/backend';
import type { Calls, Warning } from '$lib/backend/types';

import { focused, giveBack } from './focus';

/** What an act asks: the desk's refusal and what it warns of. */
export interface Asking {
  code: string;
  warning: Warning;
}

export class Confirming {
  /** What waits for an answer. */
  asking = $state.raw<Asking | null>(null);
  #before: HTMLElement | null = null;
  #answer: ((goOn: boolean) => void) | null = null;

  /** Asks the desk for an act, and the person for what it wants confirmed; none if that was left undone. */
  async call<K extends keyof Calls>(backend: Backend, name: K, request: Request<K>): Promise<Answer<K> | null> {
    let wanted = request;
    for (;;) {
      try {
        return await backend.call(name, wanted);
      } catch (thrown) {
        const { code, warning } = DeskFailure.from(thrown);
        if (!warning) throw thrown;
        if (!(await this.#ask({ code, warning }))) return null;
        wanted = { ...wanted, confirmed: warning.token };
      }
    }
  }

  #ask(asking: Asking): Promise<boolean> {
    if (this.asking === null) this.#before = focused();
    this.asking = asking;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** Whether anything waited for an answer. */
  answer(goOn: boolean): boolean {
    const answer = this.#answer;
    this.#answer = null;
    answer?.(goOn);
    return answer !== null;
  }

  /** The act is done or left undone: what had the focus before it asked has it again. */
  end(): void {
    if (this.asking === null) return;
    this.asking = null;
    giveBack(this.#before, () => this.asking !== null);
    this.#before = null;
  }
}
