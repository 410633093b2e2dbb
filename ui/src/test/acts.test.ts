// Every act is found by its name, and done from where one is.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { KEY_TABLE, type KeyRow } from '$lib/keys/table';
import { t } from '$lib/messages/index.svelte';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike, type } from './person';

const choices = () => all('find-choice').map((choice) => choice.textContent?.replaceAll('\u00a0', ' ').trim());

async function find(text: string) {
  await strike('k', { ctrlKey: true });
  await waitFor(() => one('find-line'));
  await type('find-line', text);
}

const enter = () => fireEvent.keyDown(one('find-line'), { key: 'Enter' });

describe('an act', () => {
  let desk: FakeDesk;

  beforeEach(async () => {
    desk = FakeDesk.open();
    show(desk);
    await waitFor(() => one('board-row'));
  });

  it('of this view is done here, as its key would', async () => {
    await find('white wins');
    await waitFor(() => expect(choices()[0]).toContain('1'));
    await enter();
    await waitFor(() => expect(desk.asked('result/enter')).toEqual([{ pairing: 100, result: { white: '1', black: '0' } }]));
    expect(all('find-line')).toEqual([]);
  });

  it('of another view is done there', async () => {
    await find('player add');
    await waitFor(() => expect(choices()[0]).toMatch(/^Add a player Players/));
    await enter();
    await waitFor(() => one('player-form'));
    expect(one('frame').dataset.view).toBe('players');
  });

  it('prints the paper that is named', async () => {
    await find('cross table');
    await waitFor(() => expect(all('find-choice').length).toBeGreaterThan(1));
    const paper = all('find-choice').find((choice) => choice.textContent?.includes('Papers'))!;
    await fireEvent.mouseDown(paper);
    await waitFor(() => expect(one('frame').dataset.view).toBe('papers'));
    await waitFor(() => expect(desk.calls.some(({ name, request }) => name === 'print/preview' && JSON.stringify(request).includes('cross_table'))).toBe(true));
  });

  it('that nobody knows is said not to be there', async () => {
    await find('quorum');
    expect(choices()).toEqual([]);
    expect(document.body.textContent).toContain('Nothing of that name');
  });
});

it('every act with a key is offered in its own view or from anywhere', async () => {
  const desk = FakeDesk.open();
  show(desk);
  // The list takes the focus when it is there.
  await waitFor(() => expect(document.activeElement).toBe(one('board-row')));
  const rows: readonly KeyRow[] = KEY_TABLE;
  const offered = rows.filter((row) => !row.moves && (row.scope === 'everywhere' || row.scope === 'round' || row.alone));
  for (const row of offered) {
    await find(t(row.label));
    await waitFor(() => expect(choices().some((choice) => choice?.startsWith(t(row.label))), row.label).toBe(true));
    await fireEvent.keyDown(one('find-line'), { key: 'Escape' });
  }
});

it('the start screen has its acts too', async () => {
  show(new FakeDesk());
  await waitFor(() => one('start'));
  await find('sample');
  await waitFor(() => expect(choices()).toHaveLength(1));
});
