// Where a round has no pairing, the arbiter is told who cannot be paired and what would allow one.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { FakeDesk } from './fakeDesk';
import { all, one, show } from './person';

it('what stands in the way of a round is one click from the refusal', async () => {
  const desk = FakeDesk.open();
  desk.answers['round/obstacles'] = () => ({
    stuck: [1, 2], opponents: [3], ways_out: [{ key: 'pairing-relax-rematches', params: {}, article: null }],
  });
  const session = show(desk);
  await waitFor(() => one('round'));
  desk.fails = { name: 'round/pair', code: 'error-no-pairing' };
  await session.act('round/pair', { tournament: 1 });
  await waitFor(() => one('failure-why'));
  await fireEvent.click(one('failure-why'));
  await waitFor(() => expect(one('obstacles').textContent).toContain('Aranda, Lucía'));
  expect(one('obstacles').textContent).toContain('These 2 players cannot all be paired');
  expect(all('way-out').map((way) => way.textContent)).toEqual(['a pairing exists if players may meet again']);
});

it('a refusal of another kind offers no more', async () => {
  const desk = FakeDesk.open();
  const session = show(desk);
  await waitFor(() => one('round'));
  desk.fails = { name: 'round/pair', code: 'error-draft-stands' };
  await session.act('round/pair', { tournament: 1 });
  await waitFor(() => one('failure-close'));
  expect(all('failure-why')).toEqual([]);
});
