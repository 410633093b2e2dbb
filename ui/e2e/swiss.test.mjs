// A Swiss of sixty players over nine rounds in Chromium: byes, a late entry, a withdrawal, one manual change, and results
// by single keys.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

import { verify } from './door.mjs';
import { hasNoBarriers, newWalk } from './parts.mjs';

const ROUNDS = 9;
const PLAYERS = 60;
/** The signs of a name keep sixty of them apart in the order of their ratings. */
const name = (number) => `Player${String(number).padStart(2, '0')}, Ana`;

const { home, part } = newWalk();

/** Types a result at every board of the round that is shown, as fast as the keys go. */
async function typesAllResults(arbiter) {
  const boards = await arbiter.all('board-row[data-result=""]').count();
  for (let board = 0; board < boards; board += 1) await arbiter.strikes(['1', '0', '=', '1', '='][board % 5]);
  await arbiter.page.waitForFunction(() => document.querySelectorAll('[data-testid="board-row"][data-result=""]').length === 0);
}

async function pairsAndPublishes(arbiter, round) {
  await arbiter.strikes('p');
  await arbiter.sees(`round[data-round="${round}"]`);
  await arbiter.sees('round-publish');
  await arbiter.strikes('w');
  await arbiter.seesNoMore('round-publish');
}

part('an event with a Swiss of nine rounds is made, and sixty players are read', async (arbiter) => {
  await arbiter.clicks('start-new');
  await arbiter.fills('event-form-name', 'Open 2026');
  await arbiter.picks('event-form-system', 'dutch');
  await arbiter.fills('event-form-rounds', String(ROUNDS));
  await hasNoBarriers(arbiter);
  await arbiter.clicks('event-form-save');
  const lines = Array.from({ length: PLAYERS }, (_, index) => `"${name(index + 1)}",ESP,${2400 - 15 * index}`);
  const file = home.file('players.csv');
  writeFileSync(file, ['name,federation,rating', ...lines].join('\n'));
  await arbiter.clicks('player-import');
  await arbiter.chooses('source-choose', file);
  await arbiter.clicks('players-take');
  await arbiter.counts('player-row', PLAYERS);
  await hasNoBarriers(arbiter);
});

part('a player asks for a half-point bye in round 1', async (arbiter) => {
  await arbiter.one(`player-row[data-name="${name(7)}"]`).dblclick();
  await arbiter.picks('player-bye', 'H');
  await arbiter.reads(`player-row[data-name="${name(7)}"]`, 'half-point bye in round 1');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Escape');
});

part('two players are kept apart, and one keeps a board', async (arbiter) => {
  await arbiter.one(`player-row[data-name="${name(30)}"]`).dblclick();
  await arbiter.fills('player-board', '28');
  await arbiter.clicks('player-board-keep');
  await arbiter.reads(`player-row[data-name="${name(30)}"]`, 'always at board 28');
  const other = await arbiter.one('player-apart-from').locator('option', { hasText: name(60) }).getAttribute('value');
  await arbiter.picks('player-apart-from', other);
  await arbiter.reads('player-apart', name(60));
  await arbiter.looks('swiss-seating');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Escape');
});

part('round 1 is drafted, explained, changed by hand with a reason, and published', async (arbiter) => {
  await arbiter.clicks('round-pair');
  await arbiter.sees('round-publish');
  await arbiter.counts('board-row', 31);
  await arbiter.reads('board-row[data-board="28"]', name(30));
  await hasNoBarriers(arbiter);
  await arbiter.strikes('e');
  await arbiter.reads('explanation', 'Colours:');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Escape');
  await arbiter.clicks('round-exchange');
  await arbiter.clicks('manual-begin');
  await arbiter.sees('exchange');
  const other = await arbiter.one('exchange-other').locator('option', { hasText: 'Board 1, Black' }).getAttribute('value');
  await arbiter.picks('exchange-other', other);
  await arbiter.sees('exchange-findings');
  await hasNoBarriers(arbiter);
  await arbiter.looks('swiss-exchange');
  await arbiter.clicks('exchange-apply');
  // The two turn colours, which is to be acknowledged.
  await arbiter.sees('warning[data-level="acknowledge"]');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('warning-go-on');
  await arbiter.seesNoMore('warning');
  await arbiter.fills('exchange-reason', 'one family');
  await arbiter.clicks('manual-end');
  await arbiter.sees('warning[data-level="two_steps"][data-step="1"]');
  await arbiter.looks('swiss-warning');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('warning-go-on');
  await arbiter.sees('warning[data-step="2"]');
  await arbiter.clicks('warning-go-on');
  await arbiter.seesNoMore('warning');
  await arbiter.seesNoMore('exchange');
  await arbiter.clicks('round-publish');
  await arbiter.seesNoMore('round-publish');
  await typesAllResults(arbiter);
  await arbiter.looks('swiss-round');
  await hasNoBarriers(arbiter);
});

part('a late entry comes and a player withdraws', async (arbiter) => {
  await arbiter.clicks('nav-players');
  await arbiter.clicks('player-add');
  await arbiter.fills('player-form-name', 'Late, Laura');
  await arbiter.fills('player-form-rating', '2350');
  await arbiter.strikes('Enter');
  await arbiter.reads('player-row[data-name="Late, Laura"]', 'from round 2');
  await arbiter.strikes('Escape');
  await arbiter.one(`player-row[data-name="${name(30)}"]`).dblclick();
  await arbiter.clicks('player-withdraw');
  await arbiter.reads(`player-row[data-name="${name(30)}"]`, 'withdrawn after round 1');
  await arbiter.strikes('Escape');
  await arbiter.looks('swiss-players');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('nav-round');
  await arbiter.sees('round[data-round="1"]');
});

part('all but one come to round 2, and the one who does not is withdrawn', async (arbiter) => {
  await arbiter.strikes('c');
  await arbiter.sees(`check-in[data-missing="${PLAYERS}"]`);
  await hasNoBarriers(arbiter);
  await arbiter.fills('check-in-search', 'laura');
  await arbiter.strikes('Enter');
  await arbiter.sees('check-in[data-here="1"]');
  await arbiter.clicks('check-in-all-here');
  await arbiter.sees('check-in[data-missing="0"]');
  await arbiter.clicks(`check-in-player[data-name="${name(1)}"]`);
  await arbiter.sees('check-in[data-missing="1"]');
  await arbiter.looks('check-in');
  await hasNoBarriers(arbiter);
  await arbiter.picks('check-in-absent', 'withdraw');
  await arbiter.clicks('check-in-close');
  await arbiter.sees('round-pair');
  await arbiter.reads(`check-in-player[data-name="${name(1)}"]`, 'not in this round');
  // It was a mistake: one key takes it back.
  await arbiter.clicks('foot-undo');
  await arbiter.sees('check-in[data-missing="1"]');
  await arbiter.clicks(`check-in-player[data-name="${name(1)}"]`);
  await arbiter.sees('check-in[data-missing="0"]');
  await arbiter.clicks('nav-round');
  await arbiter.sees('round[data-round="1"]');
});

for (let round = 2; round <= ROUNDS; round += 1) {
  part(`round ${round} is paired, published and played`, async (arbiter) => {
    await pairsAndPublishes(arbiter, round);
    const rows = await arbiter.all('board-row').allInnerTexts();
    assert.ok(rows.some((row) => row.includes('Late, Laura')), 'the late entry plays');
    assert.ok(!rows.some((row) => row.includes(name(30))), 'who withdrew does not');
    await typesAllResults(arbiter);
  });
}

/** Clicks what opens a panel, sees that nobody stumbles over it, and leaves it. */
async function looksInto(arbiter, what, panel, picture) {
  await arbiter.clicks(what);
  await arbiter.sees(panel);
  await arbiter.looks(picture);
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Escape');
  await arbiter.seesNoMore(panel);
}

part('each value of the standings has its working, each player a card', async (arbiter) => {
  await arbiter.clicks('nav-standings');
  await arbiter.counts('standings-row', PLAYERS + 1);
  await looksInto(arbiter, 'standings-value[data-row="0"][data-column="0"]', 'working-total', 'standings-working');
  await looksInto(arbiter, 'standings-card[data-row="2"]', 'card-round[data-round="9"]', 'standings-card');
  await arbiter.strikes('c');
  await arbiter.sees('cross-toggle[aria-pressed="true"]');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('c');
});

part('rating changes and norms are told with their working', async (arbiter) => {
  await arbiter.clicks('nav-ratings');
  await arbiter.counts('rating-row', PLAYERS + 1);
  await looksInto(arbiter, 'rating-row', 'rating-sum', 'ratings-working');
  await arbiter.strikes('n');
  await arbiter.sees('norms-toggle[aria-pressed="true"]');
  await hasNoBarriers(arbiter);
});

part('the report is checked, says what changed the pairings, and is saved', async (arbiter) => {
  await arbiter.clicks('nav-handover');
  await arbiter.sees('health[data-sendable="false"]');
  await arbiter.reads('integrity', 'MPA @ Round 1');
  await arbiter.reads('integrity', 'Late entry @ Round 2');
  await arbiter.looks('handover');
  await hasNoBarriers(arbiter);
  const report = home.file('open.trf');
  await arbiter.downloads('report-save', report);
  const lines = readFileSync(report, 'utf8').split(/\r?\n/);
  assert.equal(lines.filter((line) => line.startsWith('001')).length, PLAYERS + 1);
  assert.deepEqual(
    lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4).split(':')[0]),
    ['MPA @ Round 1', 'Late entry @ Round 2'],
  );
  // Paired again from the report, every round is the same but the one that was changed by hand.
  const { status, differences } = verify(report);
  assert.deepEqual([status, differences.map((difference) => difference.round)], [1, [1]], JSON.stringify(differences));
  const table = home.file('standings.csv');
  await arbiter.downloads('table-row[data-table="standings"] [data-testid="table-save"]', table);
  assert.equal(readFileSync(table, 'utf8').trim().split('\n').length, PLAYERS + 2);
});

part('a rating list is read, and a player of it is found by typing', async (arbiter) => {
  const list = home.file('club.csv');
  writeFileSync(list, 'Id;Name;Fed;Rating;FIDE ID\nA1;Zorn, Zoe;GER;2222;1234567\nA2;Zimmer, Max;AUT;1999;\n');
  await arbiter.clicks('nav-players');
  await arbiter.clicks('lists');
  await arbiter.sees('list-name');
  await hasNoBarriers(arbiter);
  await arbiter.chooses('source-choose', list);
  await hasNoBarriers(arbiter);
  await arbiter.clicks('list-take');
  await arbiter.reads('list-done', 'club: 2 players');
  await arbiter.clicks('list-compare');
  await arbiter.sees('comparison');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Escape');
  await arbiter.one(`player-row[data-name="${name(5)}"]`).dblclick();
  await arbiter.sees('player-form-name');
  await arbiter.one('player-form-name').fill('');
  await arbiter.one('player-form-name').pressSequentially('zoe zo');
  await arbiter.counts('listed', 1);
  await arbiter.looks('listed');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('ArrowDown');
  await arbiter.strikes('Enter');
  assert.equal(await arbiter.one('player-form-rating').inputValue(), '2222');
  await arbiter.strikes('Escape');
});

part('prizes are written down, shared after Hort, and the greater of two is kept', async (arbiter) => {
  await arbiter.clicks('nav-standings');
  await arbiter.strikes('p');
  await arbiter.sees('prizes-empty');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('prize-edit');
  await arbiter.fills('prize-fund-name', 'Open');
  await arbiter.picks('prize-fund-sharing', 'hort');
  for (const amount of ['500', '300', '100.50']) {
    await arbiter.all('prize-amount').last().fill(amount);
    await arbiter.clicks('prize-more');
  }
  await arbiter.clicks('prize-fund-add');
  const second = arbiter.all('prize-fund').nth(1);
  await second.locator('[data-testid="prize-fund-name"]').fill('Under 2100');
  await second.locator('[data-testid="prize-fund-who"]').selectOption('below');
  await second.locator('[data-testid="prize-fund-value"]').fill('2100');
  await second.locator('[data-testid="prize-amount"]').fill('120');
  await hasNoBarriers(arbiter);
  await arbiter.looks('swiss-prizes-form');
  await arbiter.clicks('prize-save');
  await arbiter.sees('prize-won');
  await arbiter.looks('swiss-prizes');
  await hasNoBarriers(arbiter);
  const amounts = await arbiter.all('prize-won').evaluateAll((rows) => rows.map((row) => Number(row.dataset.amount)));
  assert.equal(Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100), 102_050, 'everything is given out');
  await arbiter.strikes('Escape');
  await arbiter.sees('standings');
});

part('the papers of the round can be looked at and saved', async (arbiter) => {
  await arbiter.clicks('nav-papers');
  await arbiter.all('paper-page').first().waitFor();
  await arbiter.looks('swiss-papers');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('paper-kind[data-kind="cross_table"]');
  await arbiter.all('paper-page').first().waitFor();
  await arbiter.clicks('paper-save');
  await arbiter.sees('paper-done');
});

part('the standings have everybody, and the journal the reason', async (arbiter) => {
  assert.equal(await arbiter.all('round-pair').count(), 0, 'all rounds are paired');
  await arbiter.clicks('nav-standings');
  await arbiter.counts('standings-row', PLAYERS + 1);
  await arbiter.looks('swiss-standings');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('nav-event');
  await arbiter.sees('journal-row');
  // Only the acts in sight are on the page.
  const reason = arbiter.one('journal').getByText('one family');
  const acts = arbiter.one('journal').locator('.list-scroll');
  for (let screens = 0; screens < 200 && (await reason.count()) === 0; screens += 1) {
    await acts.evaluate((list) => list.scrollBy(0, list.clientHeight / 2));
    await arbiter.one('journal-row').waitFor();
  }
  assert.ok((await reason.count()) > 0, 'the reason of the change by hand');
  await hasNoBarriers(arbiter);
});
