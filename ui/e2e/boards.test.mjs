// Electronic boards in Chromium: a folder is followed while games grow in it, the arbiter's own acts stand, a result that a board
// tells is entered; a folder of games is read. Each screen is looked at in the light and in the dark.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { hasNoBarriers, isLookedAt, newWalk, pairsARound } from './parts.mjs';

const LINE = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7'];

const { home, part } = newWalk();
const folder = home.file('boards');
let boards = [];

/** What the board system writes of a board. */
function written(board, plies, { after = '', result = '*' } = {}) {
  const [white, black] = boards[board - 1];
  const moves = LINE.slice(0, plies).map((move, at) => `${at % 2 === 0 ? `${at / 2 + 1}. ` : ''}${move} {[%clk 1:${59 - at}:00]}`);
  return `[White "${white}"]\n[Black "${black}"]\n[Round "1.${board}"]\n[Result "${result}"]\n\n${moves.join(' ')} ${after} ${result}\n\n`;
}

const tells = (board, plies, rest) => writeFileSync(join(folder, `board${board}.pgn`), written(board, plies, rest));

part('an event with one round is made', async (arbiter) => {
  mkdirSync(folder, { recursive: true });
  await pairsARound(arbiter, home.file('boards.arbitro'));
  await arbiter.clicks('nav-games');
  await arbiter.counts('game-row', 4);
  boards = await arbiter.all('game-row').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td.name')].map((cell) => cell.innerText)));
  boards = boards.map((pair) => pair.map((name) => name.replace(/\s+\d{3,4}\s*$/, '').replace(/^(GM|IM|FM|CM|WGM|WIM|WFM|WCM)\s+/, '').trim()));
  assert.equal(boards.flat().length, 8);
});

part('a folder is followed and moves come in while they are played', async (arbiter) => {
  tells(1, 2);
  tells(2, 1);
  await arbiter.strikes('l');
  await arbiter.fills('live-folder', folder);
  await hasNoBarriers(arbiter);
  await arbiter.clicks('live-start');
  await arbiter.sees('live-summary[data-heard="2"]');
  await arbiter.sees('game-row[data-board="1"][data-plies="2"]');
  for (const plies of [3, 5, 6]) {
    tells(1, plies);
    await arbiter.sees(`game-row[data-board="1"][data-plies="${plies}"]`);
  }
  writeFileSync(join(folder, 'strange.pgn'), '[White "Nobody, A"]\n[Black "Nobody, B"]\n\n1. e4 *\n');
  tells(3, 4, { after: 'Ke4 Kd5' });
  await arbiter.sees('live-other');
  await arbiter.sees('live-board[data-board="3"][data-state="over"]');
  await isLookedAt(arbiter, 'live');
});

part('the result that a board tells is entered by the arbiter', async (arbiter) => {
  await arbiter.reads('live-result', '1-0');
  await arbiter.clicks('live-result');
  await arbiter.seesNoMore('live-result');
  await arbiter.reads('game-row[data-board="3"]', '1');
  await arbiter.clicks('panel-close');
});

part('what the arbiter takes off the scoresheet stays off until the arbiter decides', async (arbiter) => {
  await arbiter.clicks('game-row[data-board="1"]');
  await arbiter.sees('game[data-plies="6"]');
  await arbiter.strikes('Backspace');
  await arbiter.sees('game[data-plies="5"]');
  tells(1, 8);
  await arbiter.sees('live-note[data-state="held"]');
  await arbiter.sees('game[data-plies="5"]');
  await isLookedAt(arbiter, 'live-held');
  await arbiter.clicks('live-holds-board');
  await arbiter.sees('game[data-plies="8"]');
  await arbiter.seesNoMore('live-note');
  tells(1, 10);
  await arbiter.sees('game[data-plies="10"]');
});

part('after a gap the position is set up, and the game goes on from it', async (arbiter) => {
  await arbiter.clicks('game-next');
  await arbiter.sees('game[data-plies="1"]');
  await arbiter.fills('move-line', '???');
  await arbiter.sees('move-reading[data-kind="unread"]');
  await arbiter.strikes('Enter');
  await arbiter.sees('status-unread');
  await arbiter.strikes('u');
  await arbiter.fills('set-up-fen', 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3');
  await arbiter.fills('set-up-number', '12');
  await isLookedAt(arbiter, 'set-up');
  await arbiter.clicks('set-up-apply');
  await arbiter.sees('sheet-set-up[data-cause="gap"]');
  await arbiter.seesNoMore('status-unread');
  // What is only begun is completed where one legal move is left.
  await arbiter.fills('move-line', 'Qe');
  await arbiter.sees('move-only');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Enter');
  await arbiter.reads('ply[data-index="4"]', 'Qe2');
  await arbiter.looks('after-the-gap');
});

part('a pawn that reaches the last rank becomes what is chosen, and the board is flipped', async (arbiter) => {
  await arbiter.strikes('u');
  await arbiter.fills('set-up-fen', '4k3/P7/8/8/8/8/8/4K3 w - - 0 40');
  await arbiter.clicks('set-up-apply');
  await arbiter.seesNoMore('set-up-apply');
  await arbiter.clicks('game-flip');
  await arbiter.sees('board[data-orientation="black"]');
  await arbiter.drags('a7', 'a8');
  await arbiter.sees('promotion');
  await hasNoBarriers(arbiter);
  await arbiter.looks('promotion');
  await arbiter.clicks('promotion-n');
  await arbiter.reads('ply[data-index="5"]', 'a8=N');
});

part('following stops, and a folder of games is read', async (arbiter) => {
  await arbiter.clicks('nav-games');
  await arbiter.clicks('games-live');
  await arbiter.clicks('live-stop');
  await arbiter.sees('live-start');
  await arbiter.clicks('panel-close');
  tells(4, 9, { result: '1/2-1/2' });
  await arbiter.clicks('games-import');
  await arbiter.fills('source-path', folder);
  await arbiter.clicks('source-read');
  await arbiter.counts('import-game', 5);
  await arbiter.sees('import-game[data-board=""]');
  await isLookedAt(arbiter, 'folder');
  await arbiter.clicks('games-take');
  await arbiter.sees('game-row[data-board="4"][data-plies="9"]');
});
