// The web site of an event: written from the page, and read by a visitor with a phone, from the folder as it is.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { barriersOf, SCREENSHOTS } from './arbiter.mjs';
import { hasNoBarriers, newWalk } from './parts.mjs';

const PHONE = { width: 390, height: 844 };
/** A page of each kind. */
const PAGES = [
  'index', 't1/pairings', 't1/round-2-names', 't1/standings', 't1/standings-3', 't1/cross-table', 't1/players', 't1/player-1', 't1/games', 't1/game-5-4',
];

const { home, part } = newWalk();
const folder = home.file('public/open');
const addressOf = (page) => pathToFileURL(`${folder}/${page}.html`).href;

/** A visitor with a phone, who is told of whatever the browser complains of or asks for elsewhere. */
async function visits(arbiter, options, go) {
  const context = await arbiter.newVisitor({ locale: 'en-GB', viewport: PHONE, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} is not there`));
  page.on('request', (request) => {
    if (!request.url().startsWith(pathToFileURL(folder).href)) complaints.push(`asks for ${request.url()}`);
  });
  await go(page);
  await context.close();
  assert.deepEqual(complaints, [], 'the visitor has nothing to complain of');
}

async function looks(page, name) {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage: true });
}

part('a logo and words of the organiser are set, and a paper is opened for printing', async (arbiter) => {
  await arbiter.clicks('start-sample');
  await arbiter.sees('round');
  await arbiter.clicks('nav-papers');
  await arbiter.sees('paper-page');
  await arbiter.strikes('h');
  await arbiter.sees('letterhead[data-logo=""]');
  const logo = home.file('logo.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="6" fill="#0b5965"/><circle cx="20" cy="20" r="12" fill="#fff"/></svg>');
  await arbiter.chooses('letterhead-choose', logo);
  await arbiter.sees('letterhead[data-logo="image/svg+xml"]');
  await arbiter.fills('letterhead-footer', 'Club de Ajedrez de Testville');
  await arbiter.clicks('letterhead-save');
  await arbiter.sees('letterhead-save[disabled]');
  await hasNoBarriers(arbiter);
  await arbiter.looks('site-letterhead');
  await arbiter.strikes('Escape');
  await arbiter.seesNoMore('letterhead');
  const [view] = await Promise.all([arbiter.page.waitForEvent('popup'), arbiter.clicks('paper-open')]);
  await view.waitForURL(/^blob:/);
  await view.close();
});

part('the site of the sample is written from the page', async (arbiter) => {
  await arbiter.clicks('nav-handover');
  await arbiter.sees('site');
  await arbiter.fills('site-folder', folder);
  await arbiter.clicks('site-write');
  await arbiter.reads('site-done', 'files');
  await arbiter.looks('site-written');
  await hasNoBarriers(arbiter);
  assert.ok(existsSync(`${folder}/es/t1/standings.html`));
});

part('a visitor with a phone reads every page, in the light and in the dark', async (arbiter) => {
  for (const colorScheme of ['light', 'dark']) {
    await visits(arbiter, { colorScheme }, async (page) => {
      for (const name of [...PAGES, 'es/index', 'es/t1/game-5-4']) {
        await page.goto(addressOf(name));
        const { wide, across } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, across: innerWidth }));
        assert.ok(wide <= across, `${name} is ${wide} wide on a phone of ${across}`);
        assert.deepEqual(await barriersOf(page), [], `${name}, ${colorScheme}`);
        await looks(page, `site-${colorScheme}-${name.replaceAll('/', '-')}`);
      }
    });
  }
});

part('a game is replayed by keys, by a finger and by a link', async (arbiter) => {
  await visits(arbiter, {}, async (page) => {
    await page.goto(addressOf('t1/game-5-4'));
    const says = (words) => page.locator('#position', { hasText: words }).waitFor();
    const pieces = () => page.locator('#board img').count();
    await says('Position after');
    const atEnd = await pieces();
    await page.keyboard.press('Home');
    await says('Starting position');
    assert.equal(await pieces(), 32);
    await page.keyboard.press('ArrowRight');
    await says('Position after 1. ');
    assert.equal(await page.locator('#board .touched').count(), 2);
    await page.locator('button[data-go="last"]').click();
    assert.equal(await pieces(), atEnd);
    await page.locator('#m47').click();
    await says('illegal, position restored');
    await page.keyboard.press('ArrowLeft');
    const shown = await page.locator('#m46').getAttribute('data-said');
    await says(shown);
    // The first square is a8, or h1 for who sits at the other side.
    const first = () => page.locator('#board > div').first().innerHTML();
    await page.keyboard.press('Home');
    assert.match(await first(), /br\.svg/);
    await page.locator('button[data-go="turn"]').click();
    assert.match(await first(), /wr\.svg/);
    await page.goto(`${addressOf('t1/game-5-4')}#m10`);
    await page.reload();
    await says(await page.locator('#m10').getAttribute('data-said'));
  });
});

part('without a script a game is a list of moves beside the board at its end', async (arbiter) => {
  await visits(arbiter, { javaScriptEnabled: false }, async (page) => {
    await page.goto(addressOf('t1/game-5-4'));
    assert.equal(await page.locator('.moves ol a').count(), 49);
    assert.ok((await page.locator('#board img').count()) > 10);
    assert.equal(await page.locator('#buttons').isVisible(), false);
    await looks(page, 'site-without-script');
  });
});

part('a round that is published is followed', async (arbiter) => {
  assert.ok(!existsSync(`${folder}/t1/round-6.html`));
  await arbiter.clicks('nav-round');
  await arbiter.strikes('p');
  await arbiter.sees('round[data-round="6"]');
  for (let tries = 0; !existsSync(`${folder}/t1/round-6.html`); tries += 1) {
    assert.ok(tries < 200, 'round 6 is not on the web after twenty seconds');
    await arbiter.page.waitForTimeout(100);
  }
  await visits(arbiter, {}, async (page) => {
    await page.goto(addressOf('index'));
    await page.getByRole('link', { name: 'Pairings', exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Round 6' }).click();
    await page.getByRole('heading', { name: /Round 6/ }).waitFor();
  });
});
