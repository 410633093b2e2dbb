// Ratings, norms and what goes out of the house: the page shows what the desk says of them.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import type { NormRow, RatingRow, ReportHealth } from '$lib/backend/types';
import type { Session } from '$lib/session/session.svelte';

import { FakeDesk } from './fakeDesk';
import { all, one, show, strike } from './person';

const message = (key: string, params: Record<string, string> = {}) => ({ key, params, article: null });

function rating(desk: FakeDesk): RatingRow {
  const row = desk.players[1];
  if (!row) throw new Error('no player');
  return {
    entry: row.entry, number: 2, player: row.player, games: 1, score: '0', expected: '0.67', delta: '-0.67', k: 20, change: '-13.4', rounded: -13, new: 2121, performance: 1684,
    terms: [{ round: 1, opponent: 5, rating: 1984, difference: 550, counted: 400, score: '0', expected: '0.92', delta: '-0.92' }],
    notes: [message('rating-k-below-2400'), message('rating-round-not-played', { round: '2' })],
  };
}

function norm(desk: FakeDesk): NormRow {
  const row = desk.players[0];
  if (!row) throw new Error('no player');
  return {
    entry: row.entry, number: 1, player: row.player, title: 'IM', met: false, games: 8, score: '5', average: 2310, performance: 2420,
    requirements: [
      { article: '1.4.1', what: message('norm-kind-games'), needed: 9, at_most: false, found: 8, met: false, waived: null },
      { article: '1.4.3', what: message('norm-kind-foreign-federations'), needed: 2, at_most: false, found: 1, met: true, waived: '1.4.3e' },
    ],
    notes: [message('norm-needs', { points: '0.5', rounds: '1' })],
  };
}

const HEALTH: ReportHealth = {
  sendable: false,
  findings: [
    { error: true, line: null, entry: null, message: message('trf-lack-city') },
    { error: false, line: 14, entry: 2, message: message('trf-lack-fide-id', { found: '2 Bergström, Nils' }) },
  ],
  integrity: [{ kind: 'MPA', round: 3, message: message('journal-round-change', { round: '3', tournament: 'Open A', before: '1-2', after: '1-3' }) }],
};

let desk: FakeDesk;
let session: Session;
let delivered: string[] = [];

beforeEach(async () => {
  desk = FakeDesk.open();
  delivered = [];
  desk.deliver = (name: string) => void delivered.push(name);
  desk.answers = {
    'rating/show': () => ({ tournament: 1, time_class: 'standard', rows: [rating(desk)] }),
    'norm/show': () => ({ tournament: 1, exemption: null, rows: [norm(desk)] }),
    'trf/health': () => HEALTH,
    'trf/export': () => ({ path: null, text: '012 Open', file_name: 'Open.trf', losses: [message('loss-club', { found: '3' })] }),
    'table/export': (request: { table: string }) => ({ rows: 8, path: null, text: 'a;b', file_name: `Open-${request.table}.csv` }),
    'game/export': () => ({ games: 3, path: null, text: '[Event "x"]', file_name: 'Open-1.pgn' }),
  };
  session = show(desk);
  await waitFor(() => one('round'));
});

describe('ratings', () => {
  beforeEach(async () => {
    await strike('6', { altKey: true });
    await waitFor(() => one('rating-row'));
  });

  it('tell each change with its working', async () => {
    expect(one('rating-row').textContent).toContain('−13.4');
    one('rating-row').focus();
    await strike('Enter');
    await waitFor(() => one('rating-working'));
    expect(one('rating-sum').textContent).toContain('K = 20 × −0.67 = −13.4, rounded −13');
    expect(one('rating-term').textContent).toContain('1984, difference +550, counted as +400');
    expect(all('rating-note').map((note) => note.textContent)).toEqual(['below 2400 (8.3.3)', 'Round 2 is not rated: no game was played']);
  });

  it('give way to norms with every requirement', async () => {
    await strike('n');
    await waitFor(() => one('norm-row'));
    await fireEvent.click(one('norm-row'));
    await waitFor(() => one('norm-working'));
    expect(all('norm-requirement').map((row) => [row.dataset.met, row.textContent.replace(/\s+/g, ' ')])).toEqual([
      ['false', expect.stringContaining('at least 98missing') as string],
      ['true', expect.stringContaining('waived (art. 1.4.3e)') as string],
    ]);
    expect(one('norm-note').textContent).toContain('needs 0.5 from the last round against');
    await strike('n');
    await waitFor(() => expect(all('norm-working')).toEqual([]));
  });
});

describe('the hand-over', () => {
  beforeEach(async () => {
    await strike('8', { altKey: true });
    await waitFor(() => one('health'));
  });

  it('begins with what the report lacks, and leads to the player', async () => {
    expect(one('health').dataset.sendable).toBe('false');
    expect(all('health-finding').map((finding) => finding.dataset.error)).toEqual(['true', 'false']);
    expect(one('health').textContent).toContain('1 thing is wrong');
    expect(all('health-finding')[1]?.textContent).toContain('line 14');
    expect(one('integrity').textContent).toContain('MPA @ Round 3');
    await fireEvent.click(one('health-player'));
    await waitFor(() => expect(session.place.view).toBe('players'));
  });

  it('saves the report and tells what it cannot hold', async () => {
    await fireEvent.click(one('report-save'));
    await waitFor(() => expect(delivered).toEqual(['Open.trf']));
    await waitFor(() => expect(one('handover-saved').textContent).toContain('Open.trf'));
    expect(all('report-loss')).toHaveLength(1);
  });

  it('saves every table, up to a round', async () => {
    await fireEvent.change(one('tables-round'), { target: { value: '1' } });
    for (const table of all('table-save')) await fireEvent.click(table);
    await waitFor(() => expect(delivered).toHaveLength(10));
    expect(desk.asked('table/export').map((request) => (request as { table: string }).table)).toEqual([
      'players', 'pairings', 'results', 'standings', 'cross_table', 'grid', 'ratings', 'norms', 'incidents', 'journal',
    ]);
    expect(desk.asked('table/export')[1]).toMatchObject({ round: 1, delimiter: ';', lang: 'en' });
  });

  it('writes the web site where and as it was written the last time, until something else is said', async () => {
    desk.answers['site/show'] = () => ({ folder: '/srv/open', lang: 'es', follow: false });
    desk.answers['site/write'] = () => ({ folder: '/srv/open', files: 40, written: 3, removed: 1 });
    await strike('1', { altKey: true });
    await strike('8', { altKey: true });
    await waitFor(() => expect((one('site-folder') as HTMLInputElement).value).toBe('/srv/open'));
    await fireEvent.click(one('site-write'));
    await waitFor(() => expect(one('site-done').textContent).toContain('40 files: 3 were written, 1 removed'));
    await fireEvent.input(one('site-folder'), { target: { value: '/srv/other' } });
    await fireEvent.click(one('site-follow'));
    await fireEvent.click(one('site-write'));
    await waitFor(() => expect(desk.asked('site/write')).toEqual([
      { folder: '/srv/open', lang: 'es', follow: false },
      { folder: '/srv/other', lang: 'es', follow: true },
    ]));
  });

  it('asks the desk after each act whether the site is to follow, and tells why it cannot', async () => {
    const asked = desk.asked('site/follow').length;
    desk.fails = { name: 'site/follow', code: 'error-site-stranger' };
    desk.tell({ journal: 9, message: message('journal-round-publish'), kind: 'act' });
    await waitFor(() => expect(one('failure')).toBeTruthy());
    expect(desk.asked('site/follow')).toHaveLength(asked + 1);
    desk.tell({ journal: null, message: message('change-event-opened'), kind: 'act' });
    expect(desk.asked('site/follow')).toHaveLength(asked + 1);
  });

  it('saves the games of the rounds that are ticked', async () => {
    await fireEvent.click(one('handover-round'));
    await fireEvent.click(one('handover-games'));
    await waitFor(() => expect(desk.asked('game/export')).toEqual([{ tournament: 1, rounds: [1], boards: '', parts: true, target: 'answer' }]));
    await waitFor(() => expect(one('handover-saved').textContent).toContain('3 games, Open-1.pgn'));
  });
});
