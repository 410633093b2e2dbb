import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hear, press } from './dispatch';
import { BOUNCE_MS, StrikeGuard } from './guard';
import { combination, KEY_TABLE, keyOf, rowOf, shown } from './table';

describe('the table', () => {
  it('gives a key one meaning in a scope', () => {
    const seen = new Set<string>();
    for (const row of KEY_TABLE) {
      for (const key of row.keys) {
        expect(seen.has(`${row.scope} ${key}`), `${row.scope} ${key}`).toBe(false);
        seen.add(`${row.scope} ${key}`);
      }
    }
  });

  it('lets arrows only move', () => {
    const rows = KEY_TABLE.filter((row) => row.keys.some((key) => key.startsWith('Arrow')));
    expect(rows.filter((row) => 'writes' in row)).toEqual([]);
  });

  it('reads a letter with the caps lock on', () => {
    expect(rowOf('round', 'N')?.id).toBe('next');
    expect(rowOf('everywhere', 'Ctrl+z')?.id).toBe('undo');
  });

  it('writes keys as people do', () => {
    expect(shown('Ctrl+Shift+z')).toBe('Ctrl Shift Z');
    expect(shown('+')).toBe('+');
    expect(keyOf('round', 'open')).toBe('⏎');
  });

  it('takes the Command key for Ctrl', () => {
    const event = { key: 'Z', ctrlKey: false, metaKey: true, altKey: false, shiftKey: true };
    expect(combination(event)).toBe('Ctrl+Shift+z');
  });
});

describe('the guard', () => {
  it('counts a strike, not its repetition nor its bounce', () => {
    const guard = new StrikeGuard();
    expect(guard.counts('white', false, 0)).toBe(true);
    expect(guard.counts('white', true, 400)).toBe(false);
    expect(guard.counts('white', false, 410)).toBe(false);
    expect(guard.counts('black', false, 420)).toBe(true);
    expect(guard.counts('black', false, 420 + BOUNCE_MS)).toBe(true);
  });
});

describe('a pressed key', () => {
  let stop: (() => void)[] = [];
  const white = vi.fn();
  const move = vi.fn();
  const undo = vi.fn();

  function strike(key: string, options: KeyboardEventInit = {}, target: HTMLElement = document.body): boolean {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...options });
    Object.defineProperty(event, 'target', { value: target });
    return press(event);
  }

  beforeEach(() => {
    stop = [hear('everywhere', { undo }), hear('round', { white, up: move })];
  });

  afterEach(() => {
    stop.forEach((end) => end());
    [white, move, undo].forEach((spy) => spy.mockClear());
  });

  it('does what the table says', () => {
    expect(strike('1')).toBe(true);
    expect(white).toHaveBeenCalledOnce();
  });

  it('held moves on and on, but writes once', () => {
    for (let time = 0; time < 3; time += 1) strike('ArrowUp', { repeat: time > 0 });
    expect(move).toHaveBeenCalledTimes(3);
    white.mockClear();
    for (let time = 0; time < 3; time += 1) strike('1', { repeat: true });
    expect(white).not.toHaveBeenCalled();
  });

  it('is text where text is typed', () => {
    const input = document.createElement('input');
    expect(strike('1', {}, input)).toBe(false);
    expect(strike('z', { ctrlKey: true }, input)).toBe(false);
    expect(undo).not.toHaveBeenCalled();
  });

  it('is heard on the empty moves line as far as no move begins with it', () => {
    const rule = vi.fn();
    const end = hear('game', { rule });
    const line = document.createElement('input');
    line.dataset.keys = 'line';
    strike('R', {}, line);
    expect(rule).not.toHaveBeenCalled();
    strike('r', {}, line);
    expect(rule).toHaveBeenCalledOnce();
    line.value = 'N';
    strike('r', {}, line);
    expect(rule).toHaveBeenCalledOnce();
    end();
  });

  it('does not reach the view below a panel', () => {
    const end = hear('results', {}, true);
    expect(strike('ArrowUp')).toBe(false);
    expect(strike('z', { ctrlKey: true })).toBe(true);
    end();
    expect(strike('ArrowUp')).toBe(true);
  });

  it('leaves Enter to a button, but not a held one', () => {
    const button = document.createElement('button');
    expect(strike('Enter', {}, button)).toBe(false);
    expect(strike('Enter', { repeat: true }, button)).toBe(true);
  });
});
