// A position that is being set up: its pieces, whose move it is, the rights, the counters; by hand or from FEN.

import type { Side } from '$lib/backend/types';

import { fenOf, namesFiles, partsOf, rightsOf, type Counters, countersOf, withCounters, type Parts, type Tool } from './pieces';

export class SettingUp {
  parts = $state.raw<Parts>(partsOf(''));
  chess960 = $state(false);
  /** The FEN as it is being typed; none once a piece was moved. */
  typed = $state<string | null>(null);
  /** What a click puts down; none: pieces are moved about. */
  tool = $state<Tool | null>(null);
  orientation = $state<Side>('white');

  readonly fen = $derived(fenOf(this.parts));
  readonly rights = $derived(rightsOf(this.parts));
  readonly counters = $derived(countersOf(this.parts));

  constructor(fen: string, chess960: boolean) {
    this.begin(fen, chess960);
  }

  begin(fen: string, chess960: boolean): void {
    [this.parts, this.chess960, this.typed, this.tool] = [partsOf(fen), chess960, null, null];
  }

  set(change: Partial<Parts>): void {
    this.typed = null;
    this.parts = { ...this.parts, ...change };
  }

  count(change: Partial<Counters>): void {
    this.set(withCounters(this.parts, change));
  }

  type(text: string): void {
    this.typed = text;
    if (text.trim() === '') return;
    this.parts = partsOf(text);
    // Only a game of Chess960 is written with the files of the rooks.
    if (namesFiles(this.parts.castling)) this.chess960 = true;
  }
}
