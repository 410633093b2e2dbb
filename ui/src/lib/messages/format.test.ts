import { describe, expect, it } from 'vitest';

import { clock, day, days, decimal, delta, points, readClock, readDelta, signed, whole } from './format';

describe('points', () => {
  it.each([
    ['2.5', 'en', '2½'],
    ['0.5', 'es', '½'],
    ['0', 'en', '0'],
    ['3.0', 'es', '3'],
    ['12.25', 'en', '12¼'],
    ['6.375', 'es', '6,375'],
    ['6.375', 'en', '6.375'],
  ] as const)('%s in %s is %s', (text, lang, shown) => expect(points(text, lang)).toBe(shown));
});

it('writes decimals with the sign of the language', () => {
  expect(decimal('1.50', 'es')).toBe('1,50');
  expect(decimal('1.50', 'en')).toBe('1.50');
});

it('writes changes with their sign', () => {
  expect(signed('13.4', 'es')).toBe('+13,4');
  expect(signed('-0.33', 'en')).toBe('−0.33');
  expect([whole(-127), whole(0), whole(5)]).toEqual(['−127', '0', '+5']);
});

describe('days', () => {
  it('are written as the language has them', () => {
    expect(day('2026-10-03', 'en')).toBe('Oct 3, 2026');
    expect(day('2026-10-03', 'es')).toBe('3 oct 2026');
  });

  it('say the common part once', () => {
    expect(days('2026-10-03', '2026-10-05', 'es')).toMatch(/^3.5 oct 2026$/);
    expect(days('2026-10-03', '2026-10-03', 'en')).toBe('Oct 3, 2026');
  });

  it('show what is no day as it is', () => expect(day('someday', 'en')).toBe('someday'));
});

describe('clocks', () => {
  it.each([
    ['1:28:30', 5_310_000],
    ['14:31', 871_000],
    ['5', 300_000],
    ['0:03:10', 190_000],
    ['1.28.30', 5_310_000],
    ['1 28 30', 5_310_000],
  ])('reads %s', (text, ms) => expect(readClock(text)).toBe(ms));

  it.each(['', 'x', '1:60', '1:2:3:4', '-5', '1:5x'])('does not read %j', (text) => expect(readClock(text)).toBeNull());

  it('shows what it reads', () => {
    for (const text of ['0:00:00', '1:28:30', '0:14:31']) expect(clock(readClock(text) ?? -1)).toBe(text);
  });
});

describe('corrections of clocks', () => {
  it.each([
    ['+2:00', 120],
    ['120', 120],
    ['-30', -30],
    ['−0:30', -30],
    ['', 0],
  ])('reads %j', (text, seconds) => expect(readDelta(text)).toBe(seconds));

  it('does not read words', () => expect(readDelta('two minutes')).toBeNull());

  it('shows them with their sign', () => {
    expect(delta(120)).toBe('+2:00');
    expect(delta(-30)).toBe('−0:30');
    expect(delta(0)).toBe('');
  });
});
