// Time at the boards, as the page shows it: who is missing, clock sheets, adjourned games.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';

import type { AdjournmentView, ClockSheetView, ClocksView, StartView } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike } from './person';

let desk: FakeDesk;
let start: StartView;

const NOW = '2026-10-03T16:30:00Z';

function seat(entry: number, name: string) {
  const player = { entry, name, title: '', federation: '', rating: 0, fide_id: '', sex: '', birth_year: 0, club: '' };
  return { entry, number: entry, player, points: '0' };
}

beforeEach(async () => {
  desk = FakeDesk.open();
  const board = (pairing: number): StartView['boards'][number] => ({
    pairing, board: pairing - 99, white: seat(pairing, `White ${pairing}`), black: seat(pairing + 50, `Black ${pairing}`), result: null, missing: [null, null], proposal: null,
  });
  start = {
    tournament: 1, round: 1, now: NOW, scheduled: ['2026-10-03', '16:30'], started_at: null, clock_went_back: false, default_time_min: 30, default_at: null,
    boards: [100, 101].map(board),
  };
  desk.answers['start_of_play/show'] = () => start;
  desk.answers['start_of_play/begin'] = ({ begun }: { begun: boolean }) =>
    (start = { ...start, started_at: begun ? NOW : null, default_at: begun ? '2026-10-03T17:00:00Z' : null });
  desk.answers['start_of_play/mark'] = ({ pairing, side, sight }: { pairing: number; side: 'white' | 'black'; sight: string }) => {
    const late = sight === 'here' ? null : { arrived_at: sight === 'arrived' ? NOW : null, minutes: 31 };
    const boards = start.boards.map((row) =>
      row.pairing !== pairing ? row : { ...row, missing: (side === 'white' ? [late, row.missing[1]] : [row.missing[0], late]) as typeof row.missing },
    );
    return (start = { ...start, boards });
  };
  show(desk);
  await waitFor(() => one('board-row'));
});

const sights = () => all('sight').map((button) => button.dataset.sight);

it('marks who is missing by one key a side, and once more when the player has come', async () => {
  await strike('t');
  await waitFor(() => expect(sights()).toEqual(['here', 'here', 'here', 'here']));
  await strike('s');
  await waitFor(() => expect(one('default-left').textContent).toMatch(/0:(30:00|29:5\d)/));
  await strike('b');
  await waitFor(() => expect(sights()).toEqual(['here', 'missing', 'here', 'here']));
  await strike('ArrowDown');
  await strike('w');
  await waitFor(() => expect(sights()).toEqual(['here', 'missing', 'missing', 'here']));
  await new Promise((done) => setTimeout(done, 300));
  await strike('w');
  await waitFor(() => expect(sights()).toEqual(['here', 'missing', 'arrived', 'here']));
});

it('proposes a forfeit and enters nothing: the ruling is opened with its event', async () => {
  const proposal = { event: 'late_arrival', result: { white: '+', black: '-' }, clock_delta_s: [0, 0] as [number, number], articles: ['6.7.1'] };
  start = { ...start, started_at: NOW, default_at: NOW, boards: start.boards.map((row, index) => (index === 0 ? { ...row, proposal } : row)) };
  await strike('t');
  await waitFor(() => one('start-rule'));
  expect(one('default-left').dataset.over).toBe('true');
  await strike('r');
  await waitFor(() => expect(one('frame').dataset.view).toBe('game'));
  expect(desk.asked('result/enter')).toEqual([]);
});

it('tells how long somebody is missing while nobody touches anything', async () => {
  const after = (now: string, minutes: number) => {
    const boards = start.boards.map((row) => ({ ...row, missing: [null, { arrived_at: null, minutes }] as typeof row.missing }));
    start = { ...start, started_at: NOW, default_at: '2026-10-03T17:30:00Z', now, boards };
  };
  after('2026-10-03T16:58:59.300Z', 28);
  await strike('t');
  await waitFor(() => expect(one('start-row').textContent).toContain('28'));
  after('2026-10-03T16:59:00.300Z', 29);
  await waitFor(() => expect(one('start-row').textContent).toContain('29'), { timeout: 4000 });
});

it('says when the clock of the computer went back', async () => {
  start = { ...start, started_at: '2026-10-03T18:00:00Z', clock_went_back: true };
  await strike('t');
  await waitFor(() => expect(one('default-left').textContent).toContain('stands before the start'));
});

const line = { reading: 1, at: NOW, who: 'Ana', why: 'routine' as const, incident: null, clocks_ms: [5_400_000, 5_300_000] as [number, number], must_show_ms: [null, null] as [null, null], moves: [3, 3] as [number, number], note: '', doubts: [] };

it('notes a reading typed by keys, marks what is doubted, and says when the next is due', async () => {
  const clocks: ClocksView = {
    tournament: 1, round: 1, now: NOW, periods: [], rules: { default_time_min: null, edition_default_min: 0, reading_interval_min: 30 }, started_at: NOW,
    boards: [{ pairing: 100, board: 1, players: ['A', 'B'], result: null, adjourned: false, last: line, due_at: '2026-10-03T16:29:00Z', doubted: 1 }],
  };
  let sheet: ClockSheetView = { pairing: 100, round: 1, board: 1, players: ['A', 'B'], now: NOW, periods: [], moves: [12, 11], due_at: null, lines: [] };
  desk.answers['clock/show'] = () => clocks;
  desk.answers['clock/sheet'] = () => sheet;
  desk.answers['clock/note'] = () =>
    (sheet = { ...sheet, lines: [{ ...line, doubts: [{ key: 'clock-doubt-more-than-given', params: { side: 'white', most: '1:35:30' }, article: null }] }] });
  await strike('l');
  await waitFor(() => expect(one('clock-row').dataset).toMatchObject({ due: 'true', doubted: '1' }));
  await strike('Enter');
  await waitFor(() => one('clock-white'));
  expect((one('clock-white-moves') as HTMLInputElement).value).toBe('12');
  await fireEvent.input(one('clock-white'), { target: { value: 'much' } });
  expect((one('clock-save') as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.input(one('clock-white'), { target: { value: '1:58:00' } });
  await fireEvent.submit(one('clock-white').closest('form')!);
  await waitFor(() => expect(one('clock-doubt').textContent).toContain('1:35:30'));
  expect(desk.asked('clock/note')).toEqual([{ pairing: 100, why: 'routine', clocks_ms: [7_080_000, null], moves: [12, 11], note: '' }]);
});

it('lists the adjourned games, and opens the one that is chosen', async () => {
  const envelope = { pairing: 100, sealer: 'white' as const, fen: '8/8/8/8/8/8/8/K1k5 w - - 0 41', clocks_ms: [null, null] as [null, null], draw_offer: null, scoresheets: [true, true] as [boolean, boolean], keeper: 'Roca', resumption: '' };
  const adjournment: AdjournmentView = {
    round: 1, board: 1, players: ['A', 'B'], state: 'resumed', envelope, again: null, number: 41, used_s: [null, null], adjourned_at: NOW, resumed_at: NOW, present: [true, true], sealed_move: null, result: null,
    guidance: [{ key: 'adjournment-open-and-play', params: {}, article: 'I.9.1' }],
  };
  desk.answers['adjournment/list'] = () => [{ tournament: 1, tournament_name: 'Open', adjournment }];
  desk.answers['adjournment/show'] = () => adjournment;
  desk.answers['adjournment/open'] = ({ written }: { written: string }) => ({ ...adjournment, state: 'opened', sealed_move: written });
  await strike('j');
  await waitFor(() => expect(one('adjourned-row').dataset.state).toBe('resumed'));
  await strike('Enter');
  await waitFor(() => expect(one('guidance').textContent).toContain('I.9.1'));
  await fireEvent.input(one('sealed-written'), { target: { value: 'Td1' } });
  await fireEvent.submit(one('sealed-written').closest('form')!);
  await waitFor(() => one('ruling'));
  expect(desk.asked('adjournment/open')).toEqual([{ pairing: 100, written: 'Td1' }]);
});

it('adjourns a game again from where it has come to, and the player who has the move seals', async () => {
  const envelope = { pairing: 100, sealer: 'white' as const, fen: '8/8/8/8/8/8/8/K1k5 w - - 0 41', clocks_ms: [null, null] as [null, null], draw_offer: null, scoresheets: [true, true] as [boolean, boolean], keeper: 'Roca', resumption: '' };
  const again = { ...envelope, fen: '8/8/8/8/8/8/8/K1k5 w - - 0 60' };
  const adjournment: AdjournmentView = {
    round: 1, board: 1, players: ['A', 'B'], state: 'opened', envelope, again, number: 41, used_s: [null, null], adjourned_at: NOW, resumed_at: NOW, present: [true, true], sealed_move: 'Ka2', result: null, guidance: [],
  };
  desk.answers['adjournment/show'] = () => adjournment;
  desk.answers['adjournment/seal'] = (sealed: typeof envelope) => ({ ...adjournment, state: 'sealed', envelope: sealed, again: null, sealed_move: null });
  await strike('Enter');
  await waitFor(() => one('game'));
  await strike('j');
  await waitFor(() => one('sealed-rule'));
  await fireEvent.click(one('adjournment-again'));
  await waitFor(() => expect((one('envelope-fen') as HTMLInputElement).value).toBe(again.fen));
  await fireEvent.input(one('envelope-fen'), { target: { value: again.fen.replace(' w ', ' b ') } });
  await fireEvent.submit(one('envelope-fen').closest('form')!);
  await waitFor(() => expect(one('adjournment').dataset.state).toBe('sealed'));
  expect(desk.asked('adjournment/seal')).toEqual([{ ...again, sealer: 'black', fen: again.fen.replace(' w ', ' b ') }]);
});
