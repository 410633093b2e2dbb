// The quick ruling and the check of a file: opened from wherever one is, and left back to there.

import { isAside, type AsideView, type Place } from './place';
import { firstPlace } from './places';
import type { Session } from './session.svelte';

export class Aside {
  readonly #session: Session;
  #before: Place | null = null;
  #quickInCheck = false;

  constructor(session: Session) {
    this.#session = session;
  }

  open(view: AsideView): void {
    const { place } = this.#session;
    if (place.view === view) return;
    this.#quickInCheck = view === 'quick' && place.view === 'check';
    if (!isAside(place)) this.#before = place;
    this.#session.help = null;
    this.#session.go({ view });
  }

  leave(): void {
    const { place, event } = this.#session;
    if (this.#quickInCheck && place.view === 'quick') {
      this.#quickInCheck = false;
      return this.#session.go({ view: 'check' });
    }
    const back = this.#before ?? (event ? firstPlace(event) : { view: 'start' as const });
    const closed = event === null && back.view !== 'new-event';
    this.#session.go(closed ? { view: 'start' } : back);
  }
}
