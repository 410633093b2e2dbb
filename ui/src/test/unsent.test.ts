// UC39: a page that cannot reach the program keeps what was typed, says so, and hands it in when the program answers again.

import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BrowserBackend } from '$lib/backend/browser';
import { DeskFailure } from '$lib/backend';
import { Session } from '$lib/session/session.svelte';

import App from '../App.svelte';

import { FakeDesk } from './fakeDesk';
import { all, chosenBoard, one, strike } from './person';

/** The door between the page and a desk, and what is wrong with it. */
class Door {
  readonly desk = FakeDesk.open();
  /** Whether anybody answers. */
  open = true;
  /** The next answer is lost on its way, after the desk has done what was asked. */
  losesAnswer = false;
  /** Whether the program was started anew, and does not know the page. */
  stranger = false;
  /** The names of the entries that came through, each as often as it came. */
  readonly entries: string[] = [];
  readonly #done = new Map<string, unknown>();

  fetch = async (address: string, { body, headers }: { body: string; headers: Record<string, string> }): Promise<Response> => {
    if (!this.open) throw new TypeError('Failed to fetch');
    if (this.stranger) return Response.json({ code: 'door-link-needed', params: {} }, { status: 401 });
    const entry = headers['X-Entry'];
    if (entry) this.entries.push(entry);
    const name = address.replace('/api/call/', '') as never;
    try {
      const known = entry === undefined ? undefined : this.#done.get(entry);
      const { of_event, ...request } = JSON.parse(body) as { of_event?: string };
      if (of_event !== undefined && of_event !== this.desk.event?.path) throw new DeskFailure({ code: 'error-another-event', params: {} });
      const answer = known ?? (await this.desk.call(name, request as never));
      if (entry) this.#done.set(entry, answer);
      if (entry && this.losesAnswer) {
        this.losesAnswer = false;
        throw new TypeError('network changed');
      }
      return Response.json(answer);
    } catch (thrown) {
      if (!(thrown instanceof DeskFailure)) throw thrown;
      return Response.json({ code: thrown.code, params: thrown.params }, { status: 422 });
    }
  };
}

class Silence {
  onopen: (() => void) | null = null;
  addEventListener(): void {}
  close(): void {}
}

let door: Door;

beforeEach(() => {
  door = new Door();
  vi.stubGlobal('fetch', door.fetch);
  vi.stubGlobal('EventSource', Silence);
});

afterEach(() => vi.unstubAllGlobals());

async function inRound(): Promise<void> {
  render(App, { session: new Session(new BrowserBackend()) });
  await waitFor(() => expect(all('board-row')).toHaveLength(4));
  await waitFor(() => expect(chosenBoard()).toBe('1'));
}

const results = () => [...door.desk.results].map(([pairing, { white, black }]) => [pairing, white, black]);
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('UC39: while the program does not answer', () => {
  it('entries are kept in their order, told as not saved, and handed in once it answers', async () => {
    await inRound();
    expect(all('unsent')).toEqual([]);
    door.open = false;
    await strike('1');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('1'));
    expect(chosenBoard(), 'typing goes on').toBe('2');
    await strike('=');
    await strike('ArrowUp');
    await strike('0');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('3'));
    expect(one('unsent').textContent).toContain('not saved yet');
    expect(all('unsent-entry').map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('1.1 Aranda'),
      expect.stringContaining('1.2 Bergström'),
      expect.stringMatching(/1\.[12] /),
    ]);
    // Not one of them looks as if it was saved.
    expect(all('board-row').map((row) => row.dataset.result)).toEqual(['', '', '', '']);
    expect(all('failure')).toEqual([]);
    expect(leaving(), 'the page is not closed unasked').toBe(true);

    door.open = true;
    await fireEvent.click(one('unsent-send'));
    await waitFor(() => expect(all('unsent')).toEqual([]));
    const asked = door.desk.asked('result/enter') as { pairing: number }[];
    expect(asked.map(({ pairing }) => pairing).slice(0, 2)).toEqual([100, 101]);
    expect(asked).toHaveLength(3);
    expect(leaving()).toBe(false);
  });

  it('they are handed in by themselves, and before whatever is done next', async () => {
    await inRound();
    door.open = false;
    await strike('1');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('1'));
    door.open = true;
    await strike('=');
    await waitFor(() => expect(results()).toEqual([[100, '1', '0'], [101, '=', '=']]));
    await waitFor(() => expect(all('unsent')).toEqual([]));

    door.open = false;
    await strike('0');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('1'));
    door.open = true;
    await waitFor(() => expect(results()).toHaveLength(3), { timeout: 5000 });
  });

  it('an entry whose answer was lost is done once', async () => {
    await inRound();
    door.losesAnswer = true;
    await strike('1');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('1'));
    await fireEvent.click(one('unsent-send'));
    await waitFor(() => expect(all('unsent')).toEqual([]));
    expect(door.entries).toHaveLength(2);
    expect(new Set(door.entries).size, 'sent again under its name').toBe(1);
    expect(door.desk.asked('result/enter')).toHaveLength(1);
  });

  it('an entry that is refused then is told and kept until the arbiter decides; the others are handed in', async () => {
    await inRound();
    door.open = false;
    await strike('1');
    await strike('=');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('2'));
    door.open = true;
    door.desk.fails = { name: 'result/enter', code: 'error-gone' };
    await fireEvent.click(one('unsent-send'));
    await waitFor(() => expect(one('unsent-refused').textContent).toContain('not there any more'));
    await waitFor(() => expect(results()).toEqual([[101, '=', '=']]));
    expect(leaving()).toBe(true);
    await fireEvent.click(one('unsent-retry'));
    await waitFor(() => expect(results()).toEqual([[101, '=', '='], [100, '1', '0']]));
    await waitFor(() => expect(all('unsent')).toEqual([]));

    door.open = false;
    await strike('0');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('1'));
    door.open = true;
    door.desk.fails = { name: 'result/enter', code: 'error-gone' };
    await fireEvent.click(one('unsent-send'));
    await waitFor(() => one('unsent-drop'));
    await fireEvent.click(one('unsent-drop'));
    await waitFor(() => expect(all('unsent')).toEqual([]));
    expect(results()).toHaveLength(2);
  });

  it('a program that was started anew is let known by its new link, and nothing is lost meanwhile', async () => {
    await inRound();
    door.stranger = true;
    await strike('1');
    await waitFor(() => one('unsent-link'));
    door.stranger = false;
    await fireEvent.click(one('unsent-send'));
    await waitFor(() => expect(results()).toEqual([[100, '1', '0']]));
  });

  it('an entry for one event is never handed in to another, whose boards have the same numbers', async () => {
    await inRound();
    door.open = false;
    await strike('1');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('1'));
    const meant = door.desk.event;
    if (!meant) throw new Error('no event is open');
    door.desk.event = { ...meant, path: '/events/another.arbitro' };
    door.open = true;
    await fireEvent.click(one('unsent-send'));
    await waitFor(() => expect(one('unsent-refused').textContent).toContain('another event'));
    expect(results()).toEqual([]);
    door.desk.event = meant;
    await fireEvent.click(one('unsent-retry'));
    await waitFor(() => expect(results()).toEqual([[100, '1', '0']]));
  });

  it('what depends on the moment is not kept: it is refused, and told', async () => {
    await inRound();
    await strike('1');
    await waitFor(() => expect(one('foot-undo')).toBeTruthy());
    door.open = false;
    await strike('z', { ctrlKey: true });
    await waitFor(() => expect(one('failure').dataset.code).toBe('ui-error-unreachable'));
    expect(all('unsent')).toEqual([]);
    await strike('=');
    await waitFor(() => expect(one('unsent').dataset.count).toBe('1'));
    door.open = true;
    await fireEvent.click(one('unsent-send'));
    await waitFor(() => expect(results()).toEqual([[100, '1', '0'], [101, '=', '=']]));
    expect(door.desk.asked('journal/undo')).toEqual([]);
  });
});
