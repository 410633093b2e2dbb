// A Swiss of sixty players over nine rounds in Chromium: byes, a late entry, a withdrawal, one manual change, and results
// by single keys.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';

import { newWalk } from './parts.mjs';

const ROUNDS = 9;
const PLAYERS = 60;
/** The signs of a name keep sixty of them apart in the order of their ratings. */
const name = (number) => `Player${String(number).padStart(2, '0')}, Ana`;

const { home, part } = newWalk();

async function hasNoBarriers(arbiter) {
  assert.deepEqual(await arbiter.barriers(), []);
}

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

part('round 1 is drafted, explained, changed by hand with a reason, and published', async (arbiter) => {
  await arbiter.clicks('round-pair');
  await arbiter.sees('round-publish');
  await arbiter.counts('board-row', 31);
  await hasNoBarriers(arbiter);
  await arbiter.strikes('e');
  await arbiter.reads('explanation', 'Colours:');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Escape');
  await arbiter.clicks('round-exchange');
  const other = await arbiter.one('exchange-other').locator('option', { hasText: 'Board 2, Black' }).getAttribute('value');
  await arbiter.picks('exchange-other', other);
  await arbiter.sees('exchange-findings');
  await hasNoBarriers(arbiter);
  await arbiter.looks('swiss-exchange');
  await arbiter.fills('exchange-reason', 'one family');
  await arbiter.clicks('exchange-apply');
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

for (let round = 2; round <= ROUNDS; round += 1) {
  part(`round ${round} is paired, published and played`, async (arbiter) => {
    await pairsAndPublishes(arbiter, round);
    const rows = await arbiter.all('board-row').allInnerTexts();
    assert.ok(rows.some((row) => row.includes('Late, Laura')), 'the late entry plays');
    assert.ok(!rows.some((row) => row.includes(name(30))), 'who withdrew does not');
    await typesAllResults(arbiter);
  });
}

part('the standings have everybody, and the journal the reason', async (arbiter) => {
  assert.equal(await arbiter.all('round-pair').count(), 0, 'all rounds are paired');
  await arbiter.clicks('nav-standings');
  await arbiter.counts('standings-row', PLAYERS + 1);
  await arbiter.looks('swiss-standings');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('nav-event');
  await arbiter.reads('journal', 'one family');
  await hasNoBarriers(arbiter);
});
