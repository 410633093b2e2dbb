// A walk through the program in Chromium, in parts that build on each other.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Arbiter } from './arbiter.mjs';
import { Door, Home } from './door.mjs';

/** Nobody stumbles over what is shown, in the light or in the dark. */
export async function hasNoBarriers(arbiter) {
  const chosen = await arbiter.page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of ['light', 'dark']) {
    await arbiter.page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    assert.deepEqual(await arbiter.barriers(), [], theme);
  }
  await arbiter.page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), chosen);
}

/** Both languages, the barriers of both themes, and a picture of each. */
export async function isLookedAt(arbiter, name) {
  await hasNoBarriers(arbiter);
  await arbiter.looks(name);
  await arbiter.clicks('language-switch');
  await arbiter.sees('frame[data-lang="es"]');
  await arbiter.page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await arbiter.looks(`${name}-es-dark`);
  await arbiter.page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await arbiter.clicks('language-switch');
  await arbiter.sees('frame[data-lang="en"]');
}

const PLAYERS = new URL('../../tests/data/e2e/players.csv', import.meta.url).pathname;

/** Makes an event of eight players with the first round of a round robin on the wall. */
export async function pairsARound(arbiter, path, timeControl = '5400+30') {
  await arbiter.clicks('start-new');
  await arbiter.fills('event-form-name', 'Club Open 2026');
  await arbiter.fills('event-form-start', '2026-10-03');
  await arbiter.fills('event-form-end', '2026-10-09');
  await arbiter.fills('event-form-time-control', timeControl);
  await arbiter.picks('event-form-system', 'round_robin');
  await arbiter.fills('event-form-path', path);
  await arbiter.clicks('event-form-save');
  await arbiter.clicks('player-import');
  await arbiter.chooses('source-choose', PLAYERS);
  await arbiter.clicks('players-take');
  await arbiter.counts('player-row', 8);
  await arbiter.clicks('nav-round');
  await arbiter.clicks('round-pair');
  await arbiter.counts('board-row', 4);
}

/** Opens the door and the browser for the tests of a file; gives the walk, whose `arbiter` is there once they run. */
export function newWalk() {
  const walk = { home: new Home(), arbiter: null, part, startsAgain };
  let door;
  /** The first part that failed: what comes after it cannot be walked. */
  let stopped = null;

  async function opens() {
    door = await Door.open(walk.home);
    walk.arbiter = await Arbiter.at(door.link);
    return walk.arbiter;
  }

  /** The program is killed and started again. */
  async function startsAgain() {
    await walk.arbiter.leaves();
    await door.kill();
    return opens();
  }

  before(opens);

  after(async () => {
    if (walk.arbiter) await walk.arbiter.leaves();
    if (door) await door.kill();
    walk.home.remove();
  });

  /** A part of the walk; a screenshot tells where it ended in vain. */
  function part(name, go) {
    test(name, { timeout: 120_000 }, async () => {
      assert.equal(stopped, null, 'an earlier part failed');
      try {
        await go(walk.arbiter);
      } catch (trouble) {
        stopped = name;
        await walk.arbiter.looks('trouble');
        throw trouble;
      }
      assert.deepEqual(walk.arbiter.complaints, [], 'the browser has nothing to complain of');
    });
  }

  return walk;
}
