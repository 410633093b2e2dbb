// The arbiter at the boards in Chromium: who is missing, the clocks, an adjourned game, an expulsion; by keys as far as there are any.

import assert from 'node:assert/strict';

import { isLookedAt, newWalk, pairsARound } from './parts.mjs';

/** White to seal; either rook can go to d1. */
const TWO_ROOKS = '6k1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 41';

const { home, part } = newWalk();
let arbiter;

part('a round is on the wall', async (opened) => {
  arbiter = opened;
  await pairsARound(arbiter, home.file('clocks.arbitro'), '40/5400+30:1800+30');
});

part('the default time passes, the forfeit is proposed, and the arbiter rules', async () => {
  await arbiter.strikes('t');
  await arbiter.sees('start-row[data-board="1"][aria-selected="true"]');
  await arbiter.fills('default-time', '0');
  await arbiter.strikes('Tab');
  await arbiter.clicks('start-row[data-board="1"]');
  await arbiter.strikes('s');
  await arbiter.sees('play-began');
  await arbiter.strikes('b');
  await arbiter.sees('start-row[data-board="1"] [data-testid="sight"][data-side="black"][data-sight="missing"]');
  await arbiter.sees('start-row[data-board="1"][data-proposed="late_arrival"]');
  await isLookedAt(arbiter, '01-start-of-play');
  assert.equal(await arbiter.all('start-row[data-board="1"]').locator('[data-testid="start-rule"]').count(), 1);
  await arbiter.clicks('start-row[data-board="1"]');
  await arbiter.strikes('r');
  await arbiter.sees('ruling[data-event="late_arrival"][data-state="ready"]');
  await arbiter.reads('ruling', 'Black');
  await arbiter.clicks('ruling-apply');
  await arbiter.sees('ruling[data-state="applied"]');
  await arbiter.clicks('ruling-done');
  await arbiter.sees('game-result-shown[data-result="+-"]');
  await arbiter.strikes('Escape');
  await arbiter.sees('board-row[data-board="1"][data-result="+-"]');
});

part('a reading that the time control does not allow is noted and marked', async () => {
  await arbiter.strikes('l');
  await arbiter.sees('clock-row[data-board="1"][aria-selected="true"]');
  await arbiter.reads('periods', 'Moves 1 to 40: 1:30:00');
  await arbiter.fills('reading-interval', '30');
  await arbiter.strikes('Tab');
  await arbiter.clicks('clock-row[data-board="2"]');
  await arbiter.strikes('Enter');
  await arbiter.sees('clock-sheet');
  await arbiter.reads('clock-due', 'due at');
  await arbiter.fills('clock-white', '1:58:00');
  await arbiter.fills('clock-black', '1:20:00');
  await arbiter.fills('clock-white-moves', '10');
  await arbiter.fills('clock-black-moves', '10');
  await arbiter.strikes('Enter');
  await arbiter.sees('clock-line[data-doubted="true"]');
  await arbiter.reads('clock-doubt', 'can show 1:35:30 at most');
  await arbiter.sees('clock-row[data-board="2"][data-doubted="1"]');
  await isLookedAt(arbiter, '02-clock-sheet');
  await arbiter.strikes('Escape');
  await arbiter.seesNoMore('clock-sheet');
  await isLookedAt(arbiter, '03-clocks');
  await arbiter.strikes('Escape');
  await arbiter.sees('round');
});

part('a game is adjourned, its envelope printed, and a sealed move with two readings loses', async () => {
  await arbiter.clicks('board-row[data-board="3"]');
  await arbiter.strikes('Enter');
  await arbiter.sees('game');
  await arbiter.strikes('j');
  await arbiter.sees('adjournment[data-state="none"]');
  await arbiter.fills('envelope-fen', TWO_ROOKS);
  await arbiter.fills('envelope-white', '0:30:00');
  await arbiter.fills('envelope-black', '0:25:00');
  await arbiter.fills('envelope-resumption', '2026-10-04 10:00');
  await isLookedAt(arbiter, '04-envelope');
  // What was typed is still there after the page was read in the other language.
  assert.equal(await arbiter.one('envelope-fen').inputValue(), TWO_ROOKS);
  await arbiter.clicks('envelope-seal');
  await arbiter.sees('adjournment[data-state="sealed"]');
  await isLookedAt(arbiter, '05-sealed');
  await arbiter.clicks('envelope-print');
  await arbiter.sees('paper-page');
  await arbiter.looks('06-envelope-on-paper');
  await arbiter.clicks('nav-round');
  await arbiter.sees('board-row[data-board="3"]');
  await arbiter.clicks('board-row[data-board="3"]');
  await arbiter.strikes('j');
  await arbiter.sees('adjourned-row[data-state="sealed"][aria-selected="true"]');
  await isLookedAt(arbiter, '07-adjourned-games');
  await arbiter.reads('adjourned-row', '2026-10-04 10:00');
  await arbiter.clicks('adjourned-row');
  await arbiter.strikes('Enter');
  await arbiter.sees('adjournment[data-state="sealed"]');
  await arbiter.clicks('adjournment-resume');
  await arbiter.sees('adjournment[data-state="resumed"]');
  await isLookedAt(arbiter, '08-resumed');
  await arbiter.fills('sealed-written', 'Rd1');
  await arbiter.clicks('envelope-open');
  await arbiter.sees('ruling[data-event="sealed_move_opened"][data-state="ready"]');
  await arbiter.reads('ruling', '0-1');
  await isLookedAt(arbiter, '09-sealed-move');
  await arbiter.clicks('ruling-apply');
  await arbiter.sees('ruling[data-state="applied"]');
  await arbiter.clicks('ruling-done');
  await arbiter.sees('game-result-shown[data-result="01"]');
});

part('an expulsion shows in the standings and is undone', async () => {
  await arbiter.clicks('nav-round');
  await arbiter.clicks('board-row[data-board="4"]');
  await arbiter.strikes('r');
  await arbiter.fills('ruling-event', 'conduct');
  await arbiter.strikes('Enter');
  await arbiter.sees('ruling[data-event="conduct"]');
  await arbiter.page.locator('[data-testid="ruling"] [data-field="player"] input').nth(1).check();
  await arbiter.one('ruling').locator('select[data-field="offence"]').selectOption('notes');
  await arbiter.clicks('ruling-otherwise');
  await arbiter.picks('otherwise-penalty', 'laws-option-expulsion');
  await arbiter.picks('otherwise-expelled', 'black');
  await arbiter.picks('otherwise-result', 'white');
  await isLookedAt(arbiter, '10-expulsion');
  await arbiter.clicks('otherwise-apply');
  await arbiter.sees('ruling[data-state="applied"]');
  await arbiter.clicks('ruling-done');
  await arbiter.clicks('nav-standings');
  await arbiter.sees('standings-row[data-expelled="true"]');
  await arbiter.reads('standings-expelled', 'expelled');
  await isLookedAt(arbiter, '11-standings');
  await arbiter.clicks('nav-incidents');
  await arbiter.sees('incident-expelled');
  await isLookedAt(arbiter, '12-incidents');
  await arbiter.strikes('c');
  await arbiter.sees('count-row');
  await isLookedAt(arbiter, '13-counts');
  await arbiter.strikes('p');
  await arbiter.sees('paper-page');
  await arbiter.looks('14-arbiters-report');
  await arbiter.clicks('nav-standings');
  await arbiter.sees('standings-row[data-expelled="true"]');
  await arbiter.strikes('Control+z');
  await arbiter.seesNoMore('standings-row[data-expelled="true"]');
  await arbiter.counts('standings-row', 8);
});
