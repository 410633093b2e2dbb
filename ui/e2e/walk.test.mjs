// The first way through the program in Chromium, over the browser door: the same walk as in the window.

import assert from 'node:assert/strict';

import { check } from './door.mjs';
import { hasNoBarriers, newWalk } from './parts.mjs';

const PLAYERS = new URL('../../tests/data/e2e/players.csv', import.meta.url).pathname;
const WHITE = 'Dvořák, Tomáš';
const BLACK = 'Eze, Chidi';

const { home, part, startsAgain } = newWalk();
let arbiter;

async function typesAMove(typed, read) {
  await arbiter.fills('move-line', typed);
  await arbiter.reads('move-reading', read);
  await arbiter.strikes('Enter');
}

async function entersTheIllegalMove(index) {
  await typesAMove('Ta3', 'Ra1-a3');
  await arbiter.sees(`ply[data-index="${index}"][data-mark="illegal"]`);
  await arbiter.sees('waiting');
  await arbiter.strikes('r');
  await arbiter.sees('ruling[data-event="illegal_move_completed"][data-state="ready"]');
  await arbiter.sees('ruling-line[data-article="7.5.5"]');
}

const hasPoints = (name, points) => arbiter.sees(`standings-row[data-name="${name}"][data-points="${points}"]`);

part('a new event is made', async (opened) => {
  arbiter = opened;
  await arbiter.clicks('start-new');
  await arbiter.fills('event-form-name', 'Club Open 2026');
  await arbiter.fills('event-form-site', 'Alcalá de Henares');
  await arbiter.fills('event-form-start', '2026-10-03');
  await arbiter.fills('event-form-end', '2026-10-09');
  await arbiter.picks('event-form-system', 'round_robin');
  await arbiter.fills('event-form-path', home.file('club.arbitro'));
  await arbiter.clicks('event-form-save');
  await arbiter.sees('players');
});

part('eight players come from a file that is chosen', async () => {
  await arbiter.clicks('player-import');
  await arbiter.chooses('source-choose', PLAYERS);
  await arbiter.counts('preview-row', 8);
  await arbiter.clicks('players-take');
  await arbiter.counts('player-row', 8);
  await arbiter.looks('players');
});

part('the first round is paired and four results are typed', async () => {
  await arbiter.clicks('nav-round');
  await arbiter.clicks('round-pair');
  const boards = await arbiter.counts('board-row', 4);
  assert.ok(boards[3].indexOf(WHITE) >= 0 && boards[3].indexOf(WHITE) < boards[3].indexOf(BLACK), boards[3]);
  for (const [board, key, result] of [[1, '1', '10'], [2, '0', '01'], [3, '=', '=='], [4, '1', '10']]) {
    await arbiter.strikes(key);
    await arbiter.sees(`board-row[data-board="${board}"][data-result="${result}"]`);
  }
  await arbiter.looks('round');
  await arbiter.strikes('Backspace');
  await arbiter.sees('board-row[data-board="4"][data-result=""]');
});

part('a game is opened and moves are dragged, clicked, made by keys on the board, and typed in Spanish', async () => {
  await arbiter.strikes('Enter');
  await arbiter.sees('game');
  await arbiter.drags('e2', 'e4');
  await arbiter.reads('ply[data-index="0"]', 'e4');
  await arbiter.one('board').focus();
  await arbiter.sees('board[data-cursor="e7"]');
  await hasNoBarriers(arbiter);
  await arbiter.looks('board-by-keys');
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await arbiter.strikes(key);
  await arbiter.reads('ply[data-index="1"]', 'e5');
  await arbiter.clicksSquares('g1', 'f3');
  await arbiter.reads('ply[data-index="2"]', 'Nf3');
  await typesAMove('Cc6', 'Nc6');
  await arbiter.reads('ply[data-index="3"]', 'Nc6');
});

part('the first illegal move gives the opponent two minutes', async () => {
  await entersTheIllegalMove(4);
  await arbiter.reads('ruling-line[data-article="7.5.5"]', 'two minutes');
  await arbiter.reads('ruling-clocks', '+2:00');
  await arbiter.looks('ruling');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Enter');
  await arbiter.sees('ruling[data-state="applied"]');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('ruling-done');
  await arbiter.sees('ply[data-index="4"][data-mark="reinstated"]');
  assert.equal(await arbiter.all('game-result-shown').count(), 0, 'the game goes on');
});

part('what is asked, what the Laws say and how to decide otherwise can be reached by everybody', async () => {
  await arbiter.strikes('r');
  await arbiter.sees('ruling-event-choice');
  await hasNoBarriers(arbiter);
  await arbiter.fills('ruling-event', 'flag fall');
  await arbiter.strikes('Enter');
  await arbiter.sees('ruling[data-event="flag_fall"][data-state="ready"]');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('ruling-aloud');
  await arbiter.sees('ruling-text');
  await arbiter.clicks('ruling-otherwise');
  await arbiter.sees('otherwise-reason');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('panel-close');
  await arbiter.seesNoMore('ruling');
});

part('a quick ruling about a position, of Chess960 too', async () => {
  await arbiter.strikes('Alt+q');
  await arbiter.sees('ruling[data-event="flag_fall"]');
  await hasNoBarriers(arbiter);
  await arbiter.fills('set-up-fen', '8/8/4k1p1/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1');
  await arbiter.sees('ruling-proof[data-proof="unwinnable"]');
  await hasNoBarriers(arbiter);
  await arbiter.looks('quick');
  await arbiter.fills('set-up-fen', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9');
  await arbiter.sees('set-up-chess960[data-checked="true"]');
  await arbiter.sees('ruling[data-state="ready"]');
  await arbiter.strikes('Escape');
  await arbiter.seesNoMore('quick');
  await arbiter.sees('game');
});

part('a file of games is checked and a game opens at what was found', async () => {
  await arbiter.strikes('Alt+c');
  await arbiter.sees('check');
  await hasNoBarriers(arbiter);
  await arbiter.fills('source-text', '[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 e5 2. Ke2 Nf6 3. Kd4 1-0\n');
  await arbiter.clicks('source-read');
  await arbiter.sees('check-row[data-severity="error"]');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('check-row');
  await arbiter.sees('check-game[data-shown="5"]');
  await arbiter.reads('check-finding[data-ply="5"]', 'not legal');
  await hasNoBarriers(arbiter);
  await arbiter.looks('check');
  await arbiter.strikes('ArrowLeft');
  await arbiter.sees('check-game[data-shown="4"]');
  await arbiter.strikes('Escape');
  await arbiter.seesNoMore('check-game');
  await arbiter.strikes('Escape');
  await arbiter.sees('game');
});

part('two scoresheets and a correction can be reached by everybody', async () => {
  await arbiter.clicks('game-sheets');
  await arbiter.fills('sheets-black', '1. e4 e5 2. Nf3 d6');
  await arbiter.sees('sheets[data-open="3"]');
  await hasNoBarriers(arbiter);
  await arbiter.looks('sheets');
  await arbiter.clicks('panel-close');
  await arbiter.seesNoMore('sheets');
  // What was typed of them is still there.
  await arbiter.clicks('game-sheets');
  await arbiter.sees('sheets[data-open="3"]');
  assert.equal(await arbiter.one('sheets-black').inputValue(), '1. e4 e5 2. Nf3 d6');
  await arbiter.clicks('panel-close');
  await arbiter.clicks('ply[data-index="2"]');
  await arbiter.clicks('game-correct');
  await arbiter.fills('correct-move', 'Ch3');
  await arbiter.sees('correct-change[data-index="2"]');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('panel-close');
  await arbiter.clicks('game-last');
});

part('the second loses the game, and the standings show it', async () => {
  await entersTheIllegalMove(5);
  await arbiter.clicks('ruling-apply');
  await arbiter.sees('ruling[data-state="applied"]');
  await arbiter.clicks('ruling-done');
  await arbiter.sees('game-result-shown[data-result="01"]');
  await arbiter.looks('game');
  await arbiter.clicks('nav-standings');
  await hasPoints(BLACK, '1');
  await hasPoints(WHITE, '0');
  await arbiter.looks('standings');
});

part('it is taken back with one key, and done again', async () => {
  await arbiter.strikes('Control+z');
  await hasPoints(BLACK, '0');
  await arbiter.clicks('foot-redo');
  await hasPoints(BLACK, '1');
});

part('a second page hears of what the first does', async () => {
  const other = await arbiter.page.context().newPage();
  await other.goto(new URL(arbiter.page.url()).origin);
  await other.locator('[data-testid="nav-standings"]').click();
  const row = (points) => other.locator(`[data-testid="standings-row"][data-name="${BLACK}"][data-points="${points}"]`);
  await row('1').waitFor();
  await arbiter.strikes('Control+z');
  await row('0').waitFor();
  await arbiter.clicks('foot-redo');
  await row('1').waitFor();
  await other.close();
});

part('the program is killed and started again, and all is there', async () => {
  arbiter = await startsAgain();
  await arbiter.clicks('recent-event');
  await arbiter.clicks('nav-standings');
  await hasPoints(BLACK, '1');
  await arbiter.clicks('nav-incidents');
  await arbiter.counts('incident-row', 2);
  await arbiter.clicks('nav-round');
  await arbiter.sees('board-row[data-board="4"][data-result="01"]');
});

part('the round is downloaded as PGN, and arbitro check says the same of it', async () => {
  await arbiter.clicks('nav-games');
  await arbiter.clicks('games-export');
  const pgn = home.file('round-1.pgn');
  assert.match(await arbiter.downloads('export-choose', pgn), /\.pgn$/);
  await arbiter.sees('export-done');
  const { status, stderr, games } = check(pgn);
  assert.equal(status, 0, stderr);
  const game = games.find(({ white }) => white === WHITE);
  assert.equal(game.black, BLACK);
  assert.equal(game.plies, 4);
  assert.equal(game.result, '0-1');
  assert.equal(game.status, 'ok');
});
