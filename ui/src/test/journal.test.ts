// The journal of a long event comes in pages, and stays without a gap while acts are done.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import type { JournalRow, ListJournal } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, one, show } from './person';

const act = (number: number, undone: boolean): JournalRow => ({
  number, at: '2026-10-03T10:00:00Z', who: 'Ana', host: 'hall', call: 'result/enter', kind: 'act', target: null, undone,
  message: { key: 'journal-result', params: {}, article: null },
});

it('is fetched page by page, and anew when something was done', async () => {
  const desk = FakeDesk.open();
  let [count, undone] = [1200, 0];
  desk.answers = {
    'journal/list': ({ before, most }: ListJournal) => {
      const from = Math.min(before ?? count + 1, count + 1) - 1;
      return Array.from({ length: Math.min(most ?? count, from) }, (_, at) => act(from - at, from - at === undone));
    },
  };
  const session = show(desk);
  session.go({ view: 'event' });
  await waitFor(() => expect(one('journal').dataset.rows).toBe('500'));
  expect(desk.asked('journal/list')).toEqual([{ most: 500 }]);
  const list = one('journal').querySelector('.list-scroll');
  // Nothing has a height here, so the end is near wherever one is.
  if (list) await fireEvent.scroll(list);
  await waitFor(() => expect(one('journal').dataset.rows).toBe('1000'));
  [count, undone] = [1201, 600];
  session.revision += 1;
  await waitFor(() => expect(desk.asked('journal/list').at(-1)).toEqual({ before: 702, most: 501 }));
  await waitFor(() => expect(all('journal-row')[0]?.dataset.number).toBe('1201'));
  expect(one('journal').dataset.rows).toBe('1001');
});
