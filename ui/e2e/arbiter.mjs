// What an arbiter does at the page in Chromium, and what she sees. Elements are found by the names of `testids.ts` alone.

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { chromium } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PATIENCE = 60_000;
export const SCREENSHOTS = process.env.ARBITRO_SCREENSHOTS ?? new URL('../../target/e2e/browser', import.meta.url).pathname;

/** Chromium speaks to nobody but the door. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** What somebody would stumble over on a page, by the rules of WCAG 2 A and AA. */
export async function barriersOf(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, { preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

export class Arbiter {
  #browser;
  /** Somebody else with a browser, such as a visitor of the site with a phone. */
  newVisitor(options) {
    return this.#browser.newContext(options);
  }

  /** For what a test does with the page itself. */
  page;
  /** What the browser complained of: a policy that was broken, an exception. */
  complaints = [];

  static async at(link) {
    const arbiter = new Arbiter();
    arbiter.#browser = await chromium.launch({
      executablePath: process.env.ARBITRO_BROWSER ?? '/usr/bin/chromium',
      chromiumSandbox: process.getuid?.() !== 0,
      args: QUIET,
    });
    const context = await arbiter.#browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
    arbiter.page = await context.newPage();
    arbiter.page.setDefaultTimeout(PATIENCE);
    arbiter.page.on('console', (message) => {
      // What the desk refuses or asks first is the page's to show; the browser tells of it as well.
      if (message.type() === 'error' && !message.text().includes('status of 422')) arbiter.complaints.push(message.text());
    });
    arbiter.page.on('pageerror', (error) => arbiter.complaints.push(String(error)));
    await arbiter.page.goto(link);
    return arbiter;
  }

  /** An element by its name, with further selectors such as `[data-board="4"]`. */
  all(name) {
    const [, id, rest] = /^([^[]+)(.*)$/.exec(name);
    return this.page.locator(`[data-testid="${id}"]${rest}`);
  }

  one(name) {
    return this.all(name).first();
  }

  async sees(name) {
    await this.one(name).waitFor();
  }

  async seesNoMore(name) {
    await this.one(name).waitFor({ state: 'detached' });
  }

  async reads(name, words) {
    await this.all(name).filter({ hasText: words }).first().waitFor();
  }

  /** Waits until there are this many, and gives their texts. */
  async counts(name, count) {
    await this.all(name).nth(count - 1).waitFor();
    const texts = await this.all(name).allInnerTexts();
    if (texts.length !== count) throw new Error(`${texts.length} times ${name}, not ${count}`);
    return texts;
  }

  async clicks(name) {
    await this.one(name).click();
  }

  async fills(name, text) {
    await this.one(name).fill(text);
  }

  async strikes(key) {
    await this.page.keyboard.press(key);
  }

  /** Takes one of the values of a list of choices. */
  async picks(name, value) {
    await this.one(name).selectOption(value);
  }

  /** What those would stumble over who see, hear or move otherwise, by the rules of WCAG 2 A and AA. */
  barriers() {
    return barriersOf(this.page);
  }

  /** Chooses a file for the chooser that this click opens. */
  async chooses(name, file) {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.clicks(name)]);
    await chooser.setFiles(file);
  }

  /** Saves what this click downloads. */
  async downloads(name, file) {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.clicks(name)]);
    await download.saveAs(file);
    return download.suggestedFilename();
  }

  /** Drags a piece, by the names of the squares. */
  async drags(from, to) {
    const middle = await this.#squares();
    await this.page.mouse.move(...middle(from));
    await this.page.mouse.down();
    await this.page.mouse.move(...middle(to), { steps: 4 });
    await this.page.mouse.up();
  }

  /** Moves a piece by clicks, by the names of the squares. */
  async clicksSquares(from, to) {
    const middle = await this.#squares();
    await this.page.mouse.click(...middle(from));
    await this.page.mouse.click(...middle(to));
  }

  /** Where the middle of each square is. */
  async #squares() {
    const board = this.one('board');
    await board.waitFor();
    const orientation = await board.getAttribute('data-orientation');
    const area = await board.locator('cg-board').boundingBox();
    return (square) => {
      const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
      const [column, row] = orientation === 'black' ? [7 - file, rank] : [file, 7 - rank];
      return [area.x + ((column + 0.5) * area.width) / 8, area.y + ((row + 0.5) * area.height) / 8];
    };
  }

  async looks(name) {
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SCREENSHOTS}/${name}.png` });
  }

  async leaves() {
    await this.#browser.close();
  }
}
