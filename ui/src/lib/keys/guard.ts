// A key held or struck twice never writes twice.

/** The same key again within this time is a bounce, not a second wish. */
export const BOUNCE_MS = 250;

export class StrikeGuard {
  #last = '';
  #at = Number.NEGATIVE_INFINITY;

  /** Whether this strike of a writing key counts. */
  counts(id: string, repeat: boolean, now: number): boolean {
    const bounced = id === this.#last && now - this.#at < BOUNCE_MS;
    this.#last = id;
    this.#at = now;
    return !repeat && !bounced;
  }
}
