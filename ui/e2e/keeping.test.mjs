// What is done is kept, in Chromium: the journal tells of each act, the event is saved elsewhere and edited there, both come
// together again, an earlier copy is put back, and what is typed while the program does not answer waits.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';

import { Arbiter } from './arbiter.mjs';
import { Door, Home } from './door.mjs';
import { isLookedAt, newWalk, pairsARound } from './parts.mjs';

const { home, part } = newWalk();
const copy = home.file('stick/open.arbitro');
let arbiter;

/** The row of a board, chosen, and a result typed. */
async function types(arbiter, board, key) {
  await arbiter.clicks(`board-row[data-board="${board}"]`);
  await arbiter.strikes(key);
}

part('a round is on the wall', async (opened) => {
  arbiter = opened;
  mkdirSync(home.file('stick'));
  await pairsARound(arbiter, home.file('keeping.arbitro'));
});

part('the event is saved on a stick, and goes on there', async () => {
  await arbiter.clicks('nav-event');
  await arbiter.fills('save-path', copy);
  await arbiter.clicks('save-event');
  await arbiter.sees('save-done');
  const elsewhere = new Home();
  const door = await Door.open(elsewhere, copy);
  const bea = await Arbiter.at(door.link);
  await bea.clicks('nav-round');
  await types(bea, 1, '1');
  await bea.sees('board-row[data-board="1"][data-result="10"]');
  await types(bea, 2, '0');
  await bea.sees('board-row[data-board="2"][data-result="01"]');
  await bea.leaves();
  await door.kill();
  elsewhere.remove();
});

part('what was done on the stick is looked at, and taken over', async () => {
  await arbiter.clicks('nav-round');
  await types(arbiter, 3, '=');
  await arbiter.sees('board-row[data-board="3"][data-result="=="]');
  await arbiter.clicks('nav-event');
  await arbiter.fills('merge-path', copy);
  await arbiter.clicks('merge-look');
  await arbiter.sees('merge-part[data-changed="both"]');
  await arbiter.one('merge').scrollIntoViewIfNeeded();
  for (const side of ['here', 'there']) await arbiter.one(`merge-side[data-side="${side}"]`).locator('summary').click();
  await isLookedAt(arbiter, 'keeping-01-merge');
  await arbiter.one('merge-choice').locator('input[value="theirs"]').check();
  await arbiter.clicks('merge-apply');
  await arbiter.sees('merge-done');
  await arbiter.clicks('nav-round');
  await arbiter.sees('board-row[data-board="1"][data-result="10"]');
  assert.equal(await arbiter.one('board-row[data-board="3"]').getAttribute('data-result'), '', 'the other as a whole');
});

part('the journal tells of the act, with what was there before and after', async () => {
  await arbiter.clicks('nav-event');
  await arbiter.clicks('journal-row[data-call="merge/apply"]');
  await arbiter.sees('act-change');
  await isLookedAt(arbiter, 'keeping-02-act');
  await arbiter.strikes('Escape');
  await arbiter.seesNoMore('panel');
});

part('an earlier copy is looked into, put back, and what it replaced is kept', async () => {
  await arbiter.clicks('backup-make');
  await arbiter.sees('backup-row');
  await arbiter.clicks('nav-round');
  await types(arbiter, 4, '1');
  await arbiter.sees('board-row[data-board="4"][data-result="10"]');
  await arbiter.clicks('nav-event');
  await arbiter.clicks('backup-look');
  await arbiter.sees('backup-differs');
  await isLookedAt(arbiter, 'keeping-03-backup');
  await arbiter.clicks('backup-restore');
  await arbiter.sees('warning');
  await arbiter.clicks('warning-go-on');
  await arbiter.sees('backup-kept');
  await arbiter.clicks('nav-round');
  await arbiter.sees('board-row[data-board="4"][data-result=""]');
});

part('what is typed while the program does not answer waits, and is handed in', async () => {
  const context = arbiter.page.context();
  const complaints = arbiter.complaints.length;
  await context.setOffline(true);
  await types(arbiter, 4, '0');
  await arbiter.sees('unsent[data-count="1"]');
  await types(arbiter, 3, '=');
  await arbiter.sees('unsent[data-count="2"]');
  await arbiter.one('unsent').locator('summary').click();
  await arbiter.counts('unsent-entry', 2);
  await isLookedAt(arbiter, 'keeping-04-unsent');
  await context.setOffline(false);
  await arbiter.clicks('unsent-send');
  await arbiter.seesNoMore('unsent');
  await arbiter.sees('board-row[data-board="4"][data-result="01"]');
  await arbiter.sees('board-row[data-board="3"][data-result="=="]');
  // Of what was not reached the browser complains, as it should.
  assert.ok(arbiter.complaints.slice(complaints).every((said) => said.includes('ERR_INTERNET_DISCONNECTED')), arbiter.complaints.join('\n'));
  arbiter.complaints.length = complaints;
});
