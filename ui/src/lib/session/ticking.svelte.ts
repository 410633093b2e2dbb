// The desk's clock between two answers: it runs by the page's own steady clock, so that a computer whose time is set anew
// meanwhile counts on all the same.

/** How often what is shown is counted on, in milliseconds. */
const STEP = 1000;

export class Ticking {
  /** The time of the desk, in milliseconds; none before the first answer. */
  now = $state<number | null>(null);

  /** Runs on from the time that the last answer told; call it while a component is set up. */
  constructor(told: () => string | null) {
    $effect(() => {
      const text = told();
      if (text === null) return;
      const [start, then] = [Date.parse(text), performance.now()];
      const count = () => (this.now = start + (performance.now() - then));
      count();
      const timer = setInterval(count, STEP);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds until a time; negative once it has passed. */
  until(iso: string): number | null {
    return this.now === null ? null : Date.parse(iso) - this.now;
  }
}
