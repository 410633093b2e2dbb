// Rating lists at the page: players found while typing, a list read and followed, differences before anything changes.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { DeskFailure } from '$lib/backend';
import type { ListComparison, ListedCandidate, ListView } from '$lib/backend/types';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike, type } from './person';

const listed = (name: string, number: string, rating: number, entered: number | null = null): ListedCandidate => ({
  list: 'FIDE', number, inactive: false, entered,
  player: { entry: null, name, title: 'GM', federation: 'DEN', rating, fide_id: number, sex: 'm', birth_year: 1985, club: '' },
});

const LIST: ListView = { name: 'FIDE', source: 'players_list.txt', month: 'OCT26', format: 'text', imported_at: '2026-10-01T10:00:00Z', players: 3, odd: 1 };

let desk: FakeDesk;

beforeEach(async () => {
  desk = FakeDesk.open();
  desk.answers = {
    'library/find': (request: { words: string }) => (request.words.startsWith('Ad') ? [listed('Adamsen, Bo', '1400001', 2512), listed('Adler, Eva', '1400002', 2301, 4)] : []),
    'library/list': () => ({ lists: [LIST], unreadable: [] }),
  };
  show(desk);
  await waitFor(() => one('round'));
  if (desk.event) for (const tournament of desk.event.tournaments) tournament.takes_players = true;
  await strike('1', { altKey: true });
  await waitFor(() => one('player-add'));
});

describe('a player', () => {
  beforeEach(async () => {
    desk.tell();
    await waitFor(() => expect((one('player-add') as HTMLButtonElement).disabled).toBe(false));
    await strike('a');
    await waitFor(() => one('player-form'));
  });

  it('of a rating list is found while one types, and taken by arrows and Enter', async () => {
    one('player-form-name').focus();
    await type('player-form-name', 'A');
    expect(desk.asked('library/find')).toEqual([]);
    await type('player-form-name', 'Ad');
    await waitFor(() => expect(all('listed')).toHaveLength(2));
    expect(all('listed')[1]?.textContent).toContain('entered, no. 4');
    await strike('ArrowDown');
    expect(one('player-form-name').getAttribute('aria-activedescendant')).toBe(all('listed')[0]?.id);
    await strike('ArrowDown');
    await strike('ArrowUp');
    await strike('Enter');
    await waitFor(() => expect(all('listed')).toEqual([]));
    const value = (id: Parameters<typeof one>[0]) => (one(id) as HTMLInputElement).value;
    expect([value('player-form-name'), value('player-form-rating'), value('player-form-title'), value('player-form-fide-id'), value('player-form-birth-year')]).toEqual([
      'Adamsen, Bo', '2512', 'GM', '1400001', '1985',
    ]);
    expect(desk.asked('player/add'), 'taking is not entering').toEqual([]);
  });

  it('may be typed without taking any; Escape leaves the list and not the panel', async () => {
    one('player-form-name').focus();
    await type('player-form-name', 'Ad');
    await waitFor(() => expect(all('listed')).toHaveLength(2));
    await strike('Escape');
    await waitFor(() => expect(all('listed')).toEqual([]));
    one('player-form');
    await strike('Escape');
    await waitFor(() => expect(all('player-form')).toEqual([]));
  });
});

describe('a rating list', () => {
  beforeEach(async () => {
    desk.answers['library/look'] = () => ({ columns: [], sample: [], fields: [] });
    await strike('l');
    await waitFor(() => one('list-row'));
  });

  it('of a federation is looked at first, and its columns are said', async () => {
    const columns = [['Ficha', ''], ['Quien', 'name'], ['Puntos', 'name']];
    desk.answers['library/look'] = () => ({ columns, sample: [['A1', 'Adamsen, Bo', '1900']], fields: ['number', 'name', 'rating'] });
    desk.answers['library/import'] = () => ({ list: LIST, findings: [] });
    await fireEvent.click(one('list-read'));
    await type('source-path', '/lists/liga.csv');
    await fireEvent.click(one('source-read'));
    await waitFor(() => expect(all('import-column')).toHaveLength(3));
    const say = (place: number, value: string) => fireEvent.change(all('import-column')[place]!, { target: { value } });
    expect((one('list-take') as HTMLButtonElement).disabled).toBe(true);
    await say(0, 'number');
    await say(1, 'name');
    await say(2, 'rating');
    await fireEvent.change(one('list-chapter'), { target: { value: 'rapid' } });
    await fireEvent.click(one('list-take'));
    await waitFor(() => one('list-done'));
    expect(desk.asked('library/import')).toEqual([{ source: { path: '/lists/liga.csv' }, name: '', chapter: 'rapid', mapping: ['number', 'name', 'rating'] }]);
  });

  it('says what it holds, also when it is the first on the machine', async () => {
    let lists: ListView[] = [];
    desk.answers['library/list'] = () => ({ lists, unreadable: [] });
    desk.answers['library/import'] = () => {
      lists = [LIST];
      return { list: LIST, findings: [] };
    };
    desk.tell();
    await waitFor(() => expect(all('list-row')).toEqual([]));
    await type('source-path', '/lists/players_list.txt');
    await fireEvent.click(one('source-read'));
    await waitFor(() => one('list-row'));
    expect(one('list-done').textContent).toContain('FIDE');
  });

  it('is read, followed and given up', async () => {
    let end: (failure: DeskFailure) => void = () => {};
    const call = desk.call.bind(desk);
    desk.call = ((name: string, request: never) => {
      if (name !== 'library/import') return call(name as 'library/list', request);
      desk.calls.push({ name, request });
      return new Promise((_, failed) => (end = failed));
    }) as typeof desk.call;
    desk.answers['library/progress'] = () => ({ permille: 420 });
    desk.answers['library/cancel'] = () => (end(new DeskFailure({ code: 'error-list-cancelled', params: {} })), {});
    await fireEvent.click(one('list-read'));
    await type('source-path', '/lists/players_list.txt');
    await fireEvent.click(one('source-read'));
    await waitFor(() => expect(one('panel').textContent).toContain('Reading the list: 42 %'));
    expect(desk.asked('library/import')).toEqual([{ source: { path: '/lists/players_list.txt' }, name: '', chapter: null, mapping: null }]);
    await fireEvent.click(one('list-cancel'));
    await waitFor(() => expect(one('list-failure').textContent).toContain('The import was cancelled.'));
  });

  it('tells what it has otherwise before anything is taken over', async () => {
    const known = (entry: number) => ({ entry, number: entry, name: desk.players[entry - 1]?.player.name ?? '' });
    const change = { field: 'rating' as const, before: '2184', after: '2190' };
    const comparison: ListComparison = {
      list: LIST, same: 5, unknown: [known(8)],
      differences: [
        { player: known(1), other_name: null, by_name: false, changes: [change] },
        { player: known(2), other_name: 'Somebody, Else', by_name: false, changes: [{ ...change, field: 'sex', before: '', after: 'w' }] },
      ],
    };
    desk.answers['library/compare'] = () => comparison;
    desk.answers['library/update'] = () => desk.players;
    await fireEvent.click(one('list-compare'));
    await waitFor(() => one('comparison'));
    expect(one('comparison').textContent).toContain('5 players are as the list has them');
    expect(all('difference').map((row) => row.textContent.replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining('Rating: 2184 → 2190') as string,
      expect.stringContaining('this FIDE ID is that of Somebody, Else. Sex: – → female') as string,
    ]);
    expect(all('unknown-player')).toHaveLength(1);
    // Who has another name in the list is not ticked beforehand.
    await fireEvent.click(one('compare-take'));
    await waitFor(() => expect(desk.asked('library/update')).toEqual([{ tournament: 1, list: 'FIDE', entries: [1] }]));
    await waitFor(() => one('list-row'));
  });
});
