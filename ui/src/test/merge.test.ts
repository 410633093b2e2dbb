// Two files of one event are held against each other on the event page, and what is chosen is taken over.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import type { MergeAct, MergeLook, MergePart } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, one, show, type } from './person';

const act = (number: number, who: string): MergeAct => ({ number, at: '2026-10-03T10:42:07Z', who, host: '', message: { key: 'journal-event-edit', params: { name: `act ${number}` }, article: null }, kind: 'act' });

const part = (name: string, changed: MergePart['changed'], id: number, rest: Partial<MergePart> = {}): MergePart => ({
  part: { tournament: { here: id, there: id } },
  name,
  changed,
  here: { counts: changed === 'there' ? [] : [{ kind: 'results', count: 1 }], acts: changed === 'there' ? [] : [8] },
  there: { counts: changed === 'here' ? [] : [{ kind: 'results', count: 2 }], acts: changed === 'here' ? [] : [9, 8] },
  cannot_take: null,
  ...rest,
});

const LOOK: MergeLook = {
  path: '/stick/copy.arbitro',
  common: act(7, 'Ana'),
  here: [act(8, 'Ana')],
  there: [act(9, 'Bea'), act(8, 'Bea')],
  parts: [
    part('Open A', 'here', 1),
    part('Open B', 'there', 2),
    part('Open C', 'both', 3),
    part('Open D', 'there', 4, { cannot_take: { key: 'error-merge-name-taken', params: { name: 'Open D' }, article: null } }),
  ],
};

async function looked(look: MergeLook): Promise<FakeDesk> {
  const desk = FakeDesk.open();
  desk.answers = { 'merge/look': () => look, 'merge/apply': () => desk.event };
  const session = show(desk);
  session.go({ view: 'event' });
  await waitFor(() => one('merge-path'));
  await type('merge-path', ' /stick/copy.arbitro ');
  await fireEvent.submit(one('merge-path').closest('form') as HTMLFormElement);
  await waitFor(() => one('merge-seen'));
  expect(desk.asked('merge/look')).toEqual([{ path: '/stick/copy.arbitro' }]);
  return desk;
}

const row = (name: string) => one('merge-part', `[data-name="${name}"]`);
const within = (name: string, id: string) => row(name).querySelector<HTMLElement>(`[data-testid="${id}"]`);

it('offers what changed there alone, keeps what changed here, and lets the arbiter choose what changed in both', async () => {
  const desk = await looked(LOOK);
  expect(all('merge-part').map((found) => [found.dataset.name, found.dataset.changed])).toEqual([['Open A', 'here'], ['Open B', 'there'], ['Open C', 'both'], ['Open D', 'there']]);
  expect(within('Open B', 'merge-side')?.textContent).toContain('2 results; 2 acts by Bea');
  expect(within('Open A', 'merge-take')).toBeNull();
  expect((within('Open B', 'merge-take') as HTMLInputElement).checked).toBe(true);
  expect(within('Open C', 'merge-choice')?.dataset.value).toBe('mine');
  expect(within('Open D', 'merge-take')).toBeNull();
  expect(within('Open D', 'merge-cannot')?.textContent).toContain('Open D');

  await fireEvent.click(within('Open C', 'merge-choice')?.querySelector('[value="theirs"]') as HTMLElement);
  await fireEvent.click(one('merge-apply'));
  await waitFor(() => one('merge-done'));
  const taken = (id: number) => ({ tournament: { here: id, there: id } });
  expect(desk.asked('merge/apply')).toEqual([{ path: '/stick/copy.arbitro', here: 8, there: 9, take: [taken(2), taken(3)] }]);
  expect(all('merge-seen')).toEqual([]);
});

it('takes nothing over that is not chosen', async () => {
  const desk = await looked(LOOK);
  await fireEvent.click(within('Open B', 'merge-take') as HTMLElement);
  expect((one('merge-apply') as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(one('merge-leave'));
  expect(all('merge-seen')).toEqual([]);
  expect(desk.asked('merge/apply')).toEqual([]);
});

it('says that two files are the same', async () => {
  await looked({ ...LOOK, parts: [] });
  one('merge-same');
  expect(all('merge-apply')).toEqual([]);
});
