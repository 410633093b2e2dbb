// A pairing that takes its time is followed, and given up by one click.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { DeskFailure } from '$lib/backend';
import type { RoundView } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, one, show } from './person';

/** A desk at which pairing goes on until it is ended; the ends. */
function slow(desk: FakeDesk) {
  const ends: { done: (view: RoundView) => void; failed: (failure: DeskFailure) => void }[] = [];
  const call = desk.call.bind(desk);
  desk.call = ((name: string, request: never) =>
    name === 'round/pair'
      ? new Promise((done, failed) => ends.push({ done, failed }))
      : call(name as 'round/show', request)) as typeof desk.call;
  return ends;
}

it('is followed and given up', async () => {
  const desk = FakeDesk.open();
  const ends = slow(desk);
  desk.answers['round/progress'] = () => ({ permille: 423 });
  desk.answers['round/cancel'] = () => (ends[0]?.failed(new DeskFailure({ code: 'error-stopped', params: {} })), {});
  const session = show(desk);
  await waitFor(() => one('round'));
  const paired = session.pairing.pair(1);
  await waitFor(() => expect(one('pairing-runs').textContent).toContain('Pairing the round: 42 %'));
  await fireEvent.click(one('pairing-cancel'));
  expect(await paired).toBeNull();
  expect(all('pairing-runs')).toEqual([]);
  await waitFor(() => expect(document.body.textContent).toContain('The pairing was cancelled.'));
});

it('of a moment is not worth a word', async () => {
  const desk = FakeDesk.open();
  const ends = slow(desk);
  const session = show(desk);
  await waitFor(() => one('round'));
  const paired = session.pairing.pair(1);
  await waitFor(() => expect(ends).toHaveLength(1));
  const view = await desk.call('round/show', { tournament: 1, round: 1 });
  ends[0]?.done(view);
  expect(await paired).toEqual(view);
  expect(all('pairing-runs')).toEqual([]);
});
