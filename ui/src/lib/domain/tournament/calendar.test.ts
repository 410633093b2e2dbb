import { describe, expect, it } from 'vitest';

import { filled, linesOf, whenOf } from './calendar';

const line = (round: number, date: string | null = null, time = '', remark = '') => ({ round, date, time, remark });

describe('the calendar', () => {
  it('has a line for every round, and for one dated beyond those planned', () => {
    const calendar = [line(2, '2026-10-04', '10:00'), line(4, null, '', 'if needed')];
    expect(linesOf({ calendar, rounds_planned: 3 })).toEqual([line(1), calendar[0], line(3), calendar[1]]);
  });

  it('is filled from the first round across months, and keeps what was typed', () => {
    const lines = [line(1, '2026-10-24', '16:30'), line(2, null, '', 'Hall 2'), line(3, '2026-10-30', '09:00'), line(4, null, '10:00')];
    expect(filled(lines, 7)).toEqual([
      lines[0],
      line(2, '2026-10-31', '16:30', 'Hall 2'),
      lines[2],
      line(4, '2026-11-14', '10:00'),
    ]);
  });

  it('may have all rounds on one day', () => {
    expect(filled([line(1, '2026-10-24'), line(2)], 0)[1]).toEqual(line(2, '2026-10-24'));
  });

  it('is not filled without a first day', () => expect(filled([line(1), line(2)], 7)).toEqual([line(1), line(2)]));

  it('tells when a round begins, as far as is known', () => {
    const calendar = [line(1, '2026-10-03', '16:30'), line(2, '2026-10-04'), line(3, null, '10:00')];
    expect([1, 2, 3, 4].map((round) => whenOf(calendar, round, 'en'))).toEqual(['Oct 3, 2026, 16:30', 'Oct 4, 2026', '10:00', '']);
  });
});
