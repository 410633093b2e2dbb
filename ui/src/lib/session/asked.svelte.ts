// What one view asks of another that is not open yet.

import type { DocumentKind, Like } from '$lib/backend/types';

export class Asked {
  /** The paper to be shown. */
  paper = $state<DocumentKind | null>(null);
  /** The event that is to be ruled on. */
  ruling: string | null = null;
  /** What the event is like that is to be set up. */
  like: Like | null = null;

  /** The event that is to be ruled on, once. */
  takeRuling(): string | null {
    const { ruling } = this;
    this.ruling = null;
    return ruling;
  }

  /** What the event is like that is being set up, once. */
  takeLike(): Like | null {
    const { like } = this;
    this.like = null;
    return like;
  }
}
