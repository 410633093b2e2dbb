// The pairing of a round: how far it has come, and giving it up.

import type { RoundView } from '$lib/backend/types';

import type { Session } from './session.svelte';

/** Most rounds are paired before anybody could read a word about it. */
const PATIENCE_MS = 300;
const PACE_MS = 200;

export class Pairing {
  /** Thousandths; none where nothing runs, or not for long yet. */
  permille = $state<number | null>(null);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Pairs the next round of a tournament; none where it was refused or given up. */
  async pair(tournament: number): Promise<RoundView | null> {
    let pace: ReturnType<typeof setInterval> | undefined;
    const patience = setTimeout(() => {
      this.permille = 0;
      pace = setInterval(() => void this.#follow(), PACE_MS);
    }, PATIENCE_MS);
    const paired = await this.#session.act('round/pair', { tournament });
    clearTimeout(patience);
    clearInterval(pace);
    this.permille = null;
    return paired;
  }

  async #follow(): Promise<void> {
    const progress = await this.#session.ask('round/progress', {}).catch(() => null);
    if (progress && this.permille !== null) this.permille = progress.permille;
  }

  cancel(): void {
    void this.#session.ask('round/cancel', {}).catch(() => null);
  }
}
