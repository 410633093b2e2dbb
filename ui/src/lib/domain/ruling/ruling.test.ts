import { describe, expect, it } from 'vitest';

import type { EventChoice, Evidence, FactView, GameView, RulingForm } from '$lib/backend/types';

import { asked, findEvents, followed, prefilled, readNumber } from './events';
import { Exhibit, squaresOfUci, stepsOf } from './evidence.svelte';

describe('events', () => {
  const events: EventChoice[] = [
    { event: 'illegal_move_completed', name: 'Jugada ilegal', words: 'dejar el rey en jaque', common: true },
    { event: 'flag_fall', name: 'Caída de bandera', words: 'tiempo agotado', common: true },
    { event: 'flag_fall_claim', name: 'Reclamación de victoria por tiempo', words: 'bandera propia', common: false },
    { event: 'both_flags_fallen', name: 'Han caído ambas banderas', words: 'los dos sin tiempo', common: false },
  ];
  const found = (typed: string) => findEvents(events, typed).map(({ event }) => event);

  it('are found by their names and other words, accents and capitals or not', () => {
    expect(found('CAIDA')).toEqual(['flag_fall']);
    expect(found('rey jaque')).toEqual(['illegal_move_completed']);
    expect(found('teléfono')).toEqual([]);
  });

  it('whose name begins with what was typed come first, then those whose name holds it', () => {
    expect(found('bandera')).toEqual(['flag_fall', 'both_flags_fallen', 'flag_fall_claim']);
    expect(found('reclam')).toEqual(['flag_fall_claim']);
    expect(found('tiempo')).toEqual(['flag_fall_claim', 'flag_fall', 'both_flags_fallen']);
  });

  it('are all there before anything is typed, in the order of the desk', () => {
    expect(found(' ')).toEqual(events.map(({ event }) => event));
  });
});

describe('facts', () => {
  const fact = (field: string, need: FactView['need'], value: FactView['value'] = null): FactView => ({
    field, need, value, label: field, hint: null, input: { kind: 'yes_no' },
  });
  const facts = [fact('player', 'must', 'white'), fact('warned', 'shown'), fact('detail', 'more'), fact('phase', 'asked')];
  const fields = (list: FactView[]) => list.map(({ field }) => field);

  it('are prefilled from the record, what is not known is left out', () => {
    expect(prefilled({ facts } as RulingForm)).toEqual({ player: 'white' });
  });

  it('are asked only when they matter', () => {
    const first = asked(facts, new Set(), {});
    expect([fields(first.now), fields(first.more)]).toEqual([['player', 'warned'], ['detail']]);
    expect(fields(asked(facts, new Set(['phase']), {}).now)).toEqual(['player', 'warned', 'phase']);
    // An answer that was given stays in sight when its question is answered.
    expect(fields(asked(facts, new Set(), { phase: 'quickplay finish' }).now)).toEqual(['player', 'warned', 'phase']);
    expect(fields(asked(facts, new Set(['detail']), {}).more)).toEqual([]);
  });

  it('follow what is told of another position, but for what the arbiter answered', () => {
    const [before, now] = [{ player: 'white', moves: 4 }, { player: 'black', moves: 5, seen: true }];
    expect(followed({ player: 'white', moves: 4 }, before, now)).toEqual(now);
    expect(followed({ player: 'black', moves: 4 }, before, { ...now, player: 'white' })).toEqual({ ...now, player: 'black' });
  });

  it.each([['12', 12], [' 0 ', 0], ['', null], ['1.5', null], ['-3', null]] as const)('reads %j as a number', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});

describe('evidence', () => {
  const plies = [{ fen: 'one', squares: ['g1', 'f3'] }] as unknown as GameView['plies'];
  const none: Evidence = {
    squares: [], arrows: [], fen: 'now', occurrences: [], occurrence_fens: [], permitted: [], line: [], line_fens: [], proof: '', because: null, wall: [],
  };

  it('steps through repeated positions, the last after a move that was only written', () => {
    const steps = stepsOf({ ...none, occurrences: [0, 1, 2], occurrence_fens: ['start', 'one', 'intended'] }, plies);
    expect(steps.map((step) => step.fen)).toEqual(['start', 'one', 'intended']);
    expect(steps.map((step) => step.lastMove)).toEqual([[], ['g1', 'f3'], []]);
  });

  it('plays the mating line from the position it is about', () => {
    const steps = stepsOf({ ...none, line: ['d8h4'], line_fens: ['mate'] });
    expect(steps.map((step) => step.fen)).toEqual(['now', 'mate']);
    expect(steps[1]?.arrows).toEqual([{ from: 'd8', to: 'h4', ink: 'line' }]);
  });

  it('shows the moves that may be played after what attacks', () => {
    const steps = stepsOf({ ...none, squares: ['e1'], permitted: [['d8', 'e7'], ['d8', 'd2']] });
    expect(steps.map((step) => step.kind)).toEqual(['now', 'permitted']);
    expect(steps[1]?.arrows.map(({ to }) => to)).toEqual(['e7', 'd2']);
  });

  it('shows the wall, or nothing', () => {
    expect(stepsOf({ ...none, wall: ['a4', 'a5'] })[0]?.squares).toEqual(['a4', 'a5']);
    expect(stepsOf(none)).toEqual([]);
  });

  it('stays within its steps, and tells which of their kind is shown', () => {
    const exhibit = new Exhibit();
    exhibit.move(1);
    expect(exhibit.at).toBe(0);
    exhibit.show(stepsOf({ ...none, wall: ['a4'], line: ['a', 'b'], line_fens: ['first', 'second'] }));
    exhibit.move(1);
    exhibit.move(1);
    exhibit.move(1);
    expect(exhibit.step?.fen).toBe('second');
    expect(exhibit.place).toEqual({ number: 2, count: 2 });
  });

  it('reads squares of a promotion', () => expect(squaresOfUci('a7a8q')).toEqual(['a7', 'a8']));
});
