// A person at the page over a desk in memory: what she sees, types and strikes.

import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';

import type { TestId } from '$lib/testids';
import { language } from '$lib/messages/index.svelte';
import { Session } from '$lib/session/session.svelte';

import App from '../App.svelte';

import type { FakeDesk } from './fakeDesk';

let clock = 1000;

beforeEach(() => {
  language.current = 'en';
  location.hash = '';
  // Strikes by hand are apart in time; a test tells when they are not.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => clock);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

export function one(id: TestId, rest = ''): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-testid="${id}"]${rest}`);
  if (!found) throw new Error(`no ${id}${rest} on the page`);
  return found;
}

export const all = (id: TestId) => [...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)];
export const chosenBoard = () => all('board-row').find((row) => row.getAttribute('aria-selected') === 'true')?.dataset.board;

export async function strike(key: string, options: KeyboardEventInit & { apart?: number } = {}): Promise<void> {
  clock += options.apart ?? 1000;
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
}

export async function type(id: TestId, text: string): Promise<void> {
  await fireEvent.input(one(id), { target: { value: text } });
}

export function show(desk: FakeDesk): Session {
  const session = new Session(desk);
  render(App, { session });
  return session;
}
