// What an act asks before it goes on: one panel for all levels, by the keyboard, and the focus comes back.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { DeskFailure } from '$lib/backend';
import type { Warning, WarningLevel } from '$lib/backend/types';
import { language } from '$lib/messages/index.svelte';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike } from './person';

const CODES: Record<WarningLevel, string> = {
  acknowledge: 'warning-acknowledge',
  confirm: 'warning-confirm',
  two_steps: 'warning-two-steps',
  refused: 'warning-refused',
};

function asks(level: WarningLevel, rest: Partial<Warning> = {}): DeskFailure {
  const consequences = [{ key: 'warning-leave-for-good', params: {}, article: null }];
  const warning: Warning = { level, step: 1, consequences, token: 'first', tournament: null, ...rest };
  return new DeskFailure({ code: rest.step === 2 ? 'warning-once-more' : CODES[level], params: {}, warning });
}

/** A desk that asks before a round is paired: once for each of these, then it does it. */
async function asking(...failures: DeskFailure[]): Promise<FakeDesk> {
  const desk = FakeDesk.open();
  const left = [...failures];
  desk.answers['round/pair'] = () => {
    const failure = left.shift();
    if (failure) throw failure;
    return { tournament: 1, round: 1, boards: [], missing: 0, can_unpair: false, draft: false, manual: false, gave_way: [] };
  };
  const session = show(desk);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('board-row'));
  one('help-button').focus();
  void session.act('round/pair', { tournament: 1 });
  await waitFor(() => one('warning'));
  return desk;
}

it('what is to be acknowledged is acknowledged by one key, and sent again with its token', async () => {
  const desk = await asking(asks('acknowledge'));
  expect(one('warning').dataset.level).toBe('acknowledge');
  expect(document.activeElement).toBe(one('warning-go-on'));
  await fireEvent.click(one('warning-go-on'));
  await waitFor(() => expect(all('warning')).toEqual([]));
  expect(desk.asked('round/pair')).toEqual([{ tournament: 1 }, { tournament: 1, confirmed: 'first' }]);
});

it('what is to be confirmed has to be reached for, and Escape leaves it with the focus where it was', async () => {
  const desk = await asking(asks('confirm'));
  expect(document.activeElement).toBe(one('warning-cancel'));
  expect(one('warning-consequence').textContent).toBe('There is no way back into FIDE mode.');
  await strike('Escape');
  await waitFor(() => expect(all('warning')).toEqual([]));
  await waitFor(() => expect(document.activeElement).toBe(one('help-button')));
  expect(desk.asked('round/pair')).toHaveLength(1);
  expect(all('failure')).toEqual([]);
});

it('two steps are two confirmations, each with its own token', async () => {
  const desk = await asking(asks('two_steps'), asks('two_steps', { step: 2, token: 'second' }));
  await strike('Enter', { ctrlKey: true });
  await waitFor(() => expect(one('warning').dataset.step).toBe('2'));
  expect(one('warning').textContent).toContain('Confirm once more');
  await strike('Enter', { ctrlKey: true });
  await waitFor(() => expect(all('warning')).toEqual([]));
  expect(desk.asked('round/pair')).toEqual([{ tournament: 1 }, { tournament: 1, confirmed: 'first' }, { tournament: 1, confirmed: 'second' }]);
});

it('what is refused shows the way out, which is asked for in its turn', async () => {
  const desk = await asking(asks('refused', { token: null, tournament: 1 }));
  desk.answers['tournament/leave_fide_mode'] = () => {
    throw asks('two_steps');
  };
  expect(all('warning-go-on')).toEqual([]);
  await fireEvent.click(one('warning-leave'));
  await waitFor(() => expect(one('warning').dataset.level).toBe('two_steps'));
  await fireEvent.click(one('warning-cancel'));
  await waitFor(() => expect(all('warning')).toEqual([]));
  expect(desk.asked('tournament/leave_fide_mode')).toEqual([{ tournament: 1 }]);
});

it('who does something else has not confirmed', async () => {
  const desk = await asking(asks('confirm'));
  await strike('1');
  expect(desk.asked('result/enter')).toEqual([]);
  await fireEvent.click(one('nav-standings'));
  await waitFor(() => expect(all('warning')).toEqual([]));
  expect(desk.asked('round/pair')).toHaveLength(1);
});

it('the mark of a tournament that left FIDE mode stands in the header', async () => {
  const desk = FakeDesk.open();
  show(desk);
  await waitFor(() => one('board-row'));
  expect(all('fide-mode-left')).toEqual([]);
  const tournament = desk.event?.tournaments[0];
  if (!tournament) throw new Error('no tournament');
  tournament.left_fide_mode = 1;
  desk.tell();
  await waitFor(() => expect(one('fide-mode-left').textContent).toBe('Left FIDE mode after round 1'));
  language.current = 'es';
  await waitFor(() => expect(one('fide-mode-left').textContent).toBe('Dejó el modo FIDE tras la ronda 1'));
});
