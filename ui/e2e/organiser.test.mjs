// What an organiser does beside pairing, in Chromium: acts by their names, the second pass, the check before round 1, an event
// like another, the manual. Each screen is looked at in the light and in the dark.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { hasNoBarriers, newWalk } from './parts.mjs';

const { home, part } = newWalk();

part('an act is found by its name', async (arbiter) => {
  await arbiter.clicks('start-sample');
  await arbiter.sees('round');
  await arbiter.strikes('Control+k');
  await arbiter.fills('find-line', 'second');
  await arbiter.sees('find-choice');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Escape');
});

part('results are typed a second time, and the one that differs is settled', async (arbiter) => {
  await arbiter.clicks('nav-round');
  await arbiter.sees('board-row');
  await arbiter.strikes('v');
  await arbiter.sees('second-pass');
  await hasNoBarriers(arbiter);
  for (const key of ['=', '0', '1', '1']) {
    await arbiter.strikes(key);
    await arbiter.page.waitForTimeout(300);
  }
  await arbiter.sees('difference');
  await arbiter.looks('second-pass');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('second-stands');
  await arbiter.strikes('Escape');
  await arbiter.sees('round');
});

part('an event is set up like this one, and checked before its first round', async (arbiter) => {
  await arbiter.clicks('nav-event');
  await arbiter.fills('template-name', 'Club open');
  await arbiter.clicks('template-save');
  await arbiter.sees('template-kept');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('event-like-this');
  await arbiter.sees('like-tournaments');
  await arbiter.clicks('like-players');
  await arbiter.fills('event-form-name', 'Club Open 2027');
  await arbiter.looks('event-like');
  await hasNoBarriers(arbiter);
  await arbiter.clicks('event-form-save');
  await arbiter.counts('player-row', 8);
  await arbiter.clicks('to-start-check');
  await arbiter.sees('health-finding');
  await arbiter.looks('start-check');
  await hasNoBarriers(arbiter);
});

part('the manual opens beside the work, at its chapter, and a place in it is found', async (arbiter) => {
  await arbiter.clicks('nav-players');
  await arbiter.sees('player-row');
  await arbiter.strikes('F1');
  await arbiter.sees('manual[data-chapter="players"]');
  await arbiter.looks('manual-players');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('/');
  await arbiter.page.keyboard.type('taking a round back');
  await arbiter.sees('manual-found');
  await arbiter.looks('manual-search');
  await hasNoBarriers(arbiter);
  await arbiter.strikes('Enter');
  await arbiter.sees('manual[data-chapter="pairing"]');
  // The heading that was found is in sight.
  await arbiter.page.waitForFunction(() => {
    const heading = document.querySelector('[data-heading="taking-a-round-back"]')?.getBoundingClientRect();
    return heading !== undefined && heading.top > 0 && heading.bottom < innerHeight;
  });
  await arbiter.clicks('language-switch');
  await arbiter.reads('manual-title', 'Emparejar una ronda');
  await arbiter.looks('manual-spanish');
  await hasNoBarriers(arbiter);
  for (const chapter of ['keys', 'results', 'terminal']) {
    await arbiter.clicks(`manual-chapter[data-chapter="${chapter}"]`);
    await arbiter.sees(`manual[data-chapter="${chapter}"]`);
    await hasNoBarriers(arbiter);
  }
  await arbiter.clicks('language-switch');
  const file = home.file('manual.pdf');
  assert.match(await arbiter.downloads('manual-save', file), /\.pdf$/);
  await arbiter.sees('manual-saved');
  assert.equal(readFileSync(file, 'latin1').slice(0, 4), '%PDF');
  await arbiter.strikes('F1');
  await arbiter.seesNoMore('manual');
  await arbiter.sees('player-row');
});
