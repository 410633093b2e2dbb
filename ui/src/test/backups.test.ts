// Copies of the event, and the event as a new file when its own is not there any more.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import type { BackupsView } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, one, show } from './person';

const VIEW: BackupsView = { settings: { folder: '', minutes: 5 }, folder: '/copies', backups: [], failed: null };

it('saves the event as a new file and opens that one', async () => {
  const desk = FakeDesk.open();
  desk.answers = {
    'backup/list': () => VIEW,
    'backup/save': ({ path }: { path: string }) => ({ path: `${path}.arbitro` }),
    'event/open': () => desk.event,
  };
  const session = show(desk);
  session.go({ view: 'event' });
  await waitFor(() => one('save-path'));
  expect((one('save-event') as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.input(one('save-path'), { target: { value: ' /stick/club ' } });
  await fireEvent.click(one('save-event'));
  await waitFor(() => expect(one('save-done').textContent).toContain('/stick/club.arbitro'));
  expect(desk.asked('backup/save')).toEqual([{ path: '/stick/club' }]);
  await fireEvent.click(one('save-open'));
  await waitFor(() => expect(desk.asked('event/open')).toEqual([{ path: '/stick/club.arbitro' }]));
});

it('says of an event on a network share how to leave it, as long as it is open, and of no other', async () => {
  const desk = FakeDesk.open();
  desk.answers = { 'backup/list': () => VIEW, 'backup/save': ({ path }: { path: string }) => ({ path }) };
  const session = show(desk);
  session.go({ view: 'event' });
  await waitFor(() => one('save-path'));
  expect(all('event-share')).toEqual([]);

  if (desk.event) desk.event = { ...desk.event, share: 'nfs4' };
  desk.tell();
  await waitFor(() => expect(one('event-share').textContent).toContain('nfs4'));
  expect(one('event-share').getAttribute('role')).toBeNull();
  // The way out stands beside the reason, once.
  expect(one('event-share').contains(one('save-path'))).toBe(true);
  await fireEvent.input(one('save-path'), { target: { value: '/home/ana/club' } });
  await fireEvent.click(one('save-event'));
  await waitFor(() => one('save-open'));
  expect(one('event-share').textContent).toContain('nfs4');
});
