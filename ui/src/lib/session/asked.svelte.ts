// What one view asks of another that is not open yet.

import type { DocumentKind, Like } from '$lib/backend/types';

/** Two scoresheets as far as they were typed, and what was decided where they differ. */
export interface TypedSheets {
  white: string;
  black: string;
  decided: Record<number, string>;
}

export class Asked {
  /** Scoresheets that were left before they were taken, by their games: a whole game is typed there. */
  readonly sheets = new Map<string, TypedSheets>();
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
