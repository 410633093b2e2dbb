// What one view asks of another that is not open yet.

import type { DocumentKind, Like } from '$lib/backend/types';

export class Asked {
  /** The paper to be shown. */
  paper = $state<DocumentKind | null>(null);
  /** What the event is like that is to be set up. */
  like: Like | null = null;

  /** What the event is like that is being set up, once. */
  takeLike(): Like | null {
    const { like } = this;
    this.like = null;
    return like;
  }
}
