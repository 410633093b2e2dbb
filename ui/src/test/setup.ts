// What jsdom lacks and the page uses.

import { configure } from '@testing-library/svelte';

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResize;
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof matchMedia;

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
