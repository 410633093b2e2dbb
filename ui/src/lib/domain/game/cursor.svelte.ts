// Which position of the game is on the board.

export class Cursor {
  /** How many plies are shown; none for the end of the record, also when it grows. */
  plies = $state<number | null>(null);

  /** The plies shown of a record of `count`. */
  of(count: number): number {
    return this.plies === null ? count : Math.min(this.plies, count);
  }

  show(plies: number, count: number): void {
    this.plies = plies >= count ? null : Math.max(plies, 0);
  }

  step(by: 1 | -1, count: number): void {
    this.show(this.of(count) + by, count);
  }
}
