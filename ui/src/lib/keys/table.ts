// The key map as data: what a key does where. The help panel shows it; views ask it; nothing else knows a key.

/** Where a key is heard: the places of the page, from the widest to the narrowest. */
export type Scope = 'everywhere' | 'start' | 'round' | 'second-pass' | 'start-of-play' | 'clocks' | 'adjourned' | 'incidents' | 'adjournment' | 'players' | 'standings' | 'prizes' | 'games' | 'ratings' | 'game' | 'results' | 'ruling' | 'papers' | 'check' | 'warning' | 'manual';

export interface KeyRow {
  /** What it does, in one word of code. */
  id: string;
  scope: Scope;
  /** Any of these. `Ctrl+` also means the Command key. */
  keys: readonly string[];
  /** The text that explains it. */
  label: string;
  /** It writes: a key held, or struck twice within a moment, counts once. */
  writes?: boolean;
  /** Heard even while a text is being typed. */
  inFields?: boolean;
  /** Heard on the moves line while it is empty. */
  onEmptyLine?: boolean;
  /** It only moves about, or is no act of its own: not offered where acts are found by name. */
  moves?: boolean;
  /** It needs nothing chosen, so it is offered from anywhere. */
  alone?: boolean;
}

export const KEY_TABLE = [
  { id: 'undo', scope: 'everywhere', keys: ['Ctrl+z'], label: 'ui-key-undo', writes: true, onEmptyLine: true },
  { id: 'redo', scope: 'everywhere', keys: ['Ctrl+Shift+z', 'Ctrl+y'], label: 'ui-key-redo', writes: true, onEmptyLine: true },
  { id: 'close', scope: 'everywhere', keys: ['Escape'], label: 'ui-key-close', inFields: true, moves: true },
  { id: 'help', scope: 'everywhere', keys: ['?'], label: 'ui-key-help' },
  { id: 'manual', scope: 'everywhere', keys: ['F1'], label: 'ui-manual', inFields: true },
  { id: 'find', scope: 'everywhere', keys: ['Ctrl+k'], label: 'ui-find-what', inFields: true, moves: true },
  { id: 'quick', scope: 'everywhere', keys: ['Alt+q'], label: 'ui-quick', inFields: true },
  { id: 'check', scope: 'everywhere', keys: ['Alt+c'], label: 'ui-check', inFields: true },
  { id: 'go-players', scope: 'everywhere', keys: ['Alt+1'], label: 'ui-rail-players', inFields: true },
  { id: 'go-round', scope: 'everywhere', keys: ['Alt+2'], label: 'ui-rail-round', inFields: true },
  { id: 'go-standings', scope: 'everywhere', keys: ['Alt+3'], label: 'ui-rail-standings', inFields: true },
  { id: 'go-games', scope: 'everywhere', keys: ['Alt+4'], label: 'ui-rail-games', inFields: true },
  { id: 'go-incidents', scope: 'everywhere', keys: ['Alt+5'], label: 'ui-rail-incidents', inFields: true },
  { id: 'go-ratings', scope: 'everywhere', keys: ['Alt+6'], label: 'ui-rail-ratings', inFields: true },
  { id: 'go-papers', scope: 'everywhere', keys: ['Alt+7'], label: 'ui-rail-papers', inFields: true },
  { id: 'go-handover', scope: 'everywhere', keys: ['Alt+8'], label: 'ui-rail-handover', inFields: true },
  { id: 'go-event', scope: 'everywhere', keys: ['Alt+9'], label: 'ui-rail-event', inFields: true },

  { id: 'new', scope: 'start', keys: ['n'], label: 'ui-start-new' },
  { id: 'sample', scope: 'start', keys: ['s'], label: 'ui-start-sample' },
  { id: 'open', scope: 'start', keys: ['o'], label: 'ui-key-open-event' },

  { id: 'add', scope: 'players', keys: ['a'], label: 'ui-player-add', alone: true },
  { id: 'import', scope: 'players', keys: ['i'], label: 'ui-key-import-players', alone: true },
  { id: 'lists', scope: 'players', keys: ['l'], label: 'ui-lists-title', alone: true },
  { id: 'check-in', scope: 'players', keys: ['c'], label: 'ui-check-in', alone: true },
  { id: 'start-check', scope: 'players', keys: ['v'], label: 'ui-start-check' },
  { id: 'edit', scope: 'players', keys: ['Enter'], label: 'ui-key-edit-player' },
  { id: 'mark', scope: 'players', keys: [' '], label: 'ui-key-mark-player', moves: true },
  { id: 'mark-all', scope: 'players', keys: ['Ctrl+a'], label: 'ui-players-mark-all' },
  { id: 'change', scope: 'players', keys: ['m'], label: 'ui-players-change' },
  { id: 'fees', scope: 'players', keys: ['f'], label: 'ui-fees', alone: true },
  { id: 'remove', scope: 'players', keys: ['Delete'], label: 'ui-key-remove-player', writes: true },
  { id: 'up', scope: 'players', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'players', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },

  { id: 'white', scope: 'round', keys: ['1'], label: 'ui-result-white', writes: true },
  { id: 'black', scope: 'round', keys: ['0'], label: 'ui-result-black', writes: true },
  { id: 'draw', scope: 'round', keys: ['=', '5', '½'], label: 'ui-result-draw', writes: true },
  { id: 'white-forfeit', scope: 'round', keys: ['+'], label: 'ui-result-white-forfeit', writes: true },
  { id: 'black-forfeit', scope: 'round', keys: ['-'], label: 'ui-result-black-forfeit', writes: true },
  { id: 'unusual', scope: 'round', keys: ['u'], label: 'ui-key-unusual' },
  { id: 'clear', scope: 'round', keys: ['Backspace'], label: 'ui-key-clear-result', writes: true },
  { id: 'next', scope: 'round', keys: ['n'], label: 'ui-key-next-open', moves: true },
  { id: 'filter', scope: 'round', keys: ['f'], label: 'ui-key-filter-open' },
  { id: 'goto', scope: 'round', keys: ['g'], label: 'ui-key-go-to-board' },
  { id: 'open', scope: 'round', keys: ['Enter'], label: 'ui-game-open' },
  { id: 'rule', scope: 'round', keys: ['r'], label: 'ui-key-rule' },
  { id: 'pair', scope: 'round', keys: ['p'], label: 'ui-key-pair', writes: true, alone: true },
  { id: 'check-in', scope: 'round', keys: ['c'], label: 'ui-check-in' },
  { id: 'explain', scope: 'round', keys: ['e'], label: 'ui-key-explain' },
  { id: 'exchange', scope: 'round', keys: ['x'], label: 'ui-exchange-title' },
  { id: 'publish', scope: 'round', keys: ['w'], label: 'ui-round-publish', writes: true },
  { id: 'second-pass', scope: 'round', keys: ['v'], label: 'ui-second-pass' },
  { id: 'start-of-play', scope: 'round', keys: ['t'], label: 'ui-start-of-play', alone: true },
  { id: 'clocks', scope: 'round', keys: ['l'], label: 'ui-clocks', alone: true },
  { id: 'adjourned', scope: 'round', keys: ['j'], label: 'ui-adjourned', alone: true },
  { id: 'up', scope: 'round', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'round', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },
  { id: 'earlier', scope: 'round', keys: ['ArrowLeft'], label: 'ui-key-earlier-round', moves: true },
  { id: 'later', scope: 'round', keys: ['ArrowRight'], label: 'ui-key-later-round', moves: true },

  { id: 'begin', scope: 'start-of-play', keys: ['s'], label: 'ui-start-begin-now', writes: true },
  { id: 'white', scope: 'start-of-play', keys: ['w'], label: 'ui-key-sight-white', writes: true },
  { id: 'black', scope: 'start-of-play', keys: ['b'], label: 'ui-key-sight-black', writes: true },
  { id: 'rule', scope: 'start-of-play', keys: ['r'], label: 'ui-key-rule' },
  { id: 'up', scope: 'start-of-play', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'start-of-play', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },

  { id: 'open', scope: 'clocks', keys: ['Enter'], label: 'ui-clock-sheet' },
  { id: 'next', scope: 'clocks', keys: ['n'], label: 'ui-key-next-due', moves: true },
  { id: 'paper', scope: 'clocks', keys: ['p'], label: 'ui-clocks-paper' },
  { id: 'up', scope: 'clocks', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'clocks', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },

  { id: 'open', scope: 'adjourned', keys: ['Enter'], label: 'ui-adjournment' },
  { id: 'paper', scope: 'adjourned', keys: ['p'], label: 'ui-adjournment-print' },
  { id: 'up', scope: 'adjourned', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'adjourned', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },

  { id: 'rule', scope: 'adjournment', keys: ['r'], label: 'ui-adjournment-rule' },
  { id: 'paper', scope: 'adjournment', keys: ['Alt+p'], label: 'ui-adjournment-print', inFields: true },

  { id: 'counts', scope: 'incidents', keys: ['c'], label: 'ui-incident-counts' },
  { id: 'report', scope: 'incidents', keys: ['p'], label: 'paper-title-arbiters-report' },

  { id: 'white', scope: 'second-pass', keys: ['1'], label: 'ui-result-white', writes: true },
  { id: 'black', scope: 'second-pass', keys: ['0'], label: 'ui-result-black', writes: true },
  { id: 'draw', scope: 'second-pass', keys: ['=', '5', '½'], label: 'ui-result-draw', writes: true },
  { id: 'white-forfeit', scope: 'second-pass', keys: ['+'], label: 'ui-result-white-forfeit', writes: true },
  { id: 'black-forfeit', scope: 'second-pass', keys: ['-'], label: 'ui-result-black-forfeit', writes: true },
  { id: 'unusual', scope: 'second-pass', keys: ['u'], label: 'ui-key-unusual' },
  { id: 'clear', scope: 'second-pass', keys: ['Backspace'], label: 'ui-key-clear-result', writes: true },
  { id: 'next', scope: 'second-pass', keys: ['n'], label: 'ui-key-next-open', moves: true },
  { id: 'differences', scope: 'second-pass', keys: ['d'], label: 'ui-second-pass-differences' },
  { id: 'up', scope: 'second-pass', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'second-pass', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },

  { id: 'earlier', scope: 'standings', keys: ['ArrowLeft'], label: 'ui-key-earlier-round', moves: true },
  { id: 'later', scope: 'standings', keys: ['ArrowRight'], label: 'ui-key-later-round', moves: true },
  { id: 'cross', scope: 'standings', keys: ['c'], label: 'ui-key-cross-table', alone: true },
  { id: 'berger', scope: 'standings', keys: ['b'], label: 'ui-berger-grid', alone: true },

  { id: 'prizes', scope: 'standings', keys: ['p'], label: 'ui-prizes', alone: true },

  { id: 'edit', scope: 'prizes', keys: ['e'], label: 'ui-prize-edit' },

  { id: 'save', scope: 'papers', keys: ['s'], label: 'ui-paper-save' },
  { id: 'open', scope: 'papers', keys: ['o'], label: 'ui-paper-open' },
  { id: 'letterhead', scope: 'papers', keys: ['h'], label: 'ui-letterhead' },
  { id: 'large', scope: 'papers', keys: ['l'], label: 'ui-paper-large' },
  { id: 'earlier', scope: 'papers', keys: ['ArrowLeft'], label: 'ui-key-earlier-round', moves: true },
  { id: 'later', scope: 'papers', keys: ['ArrowRight'], label: 'ui-key-later-round', moves: true },

  { id: 'import', scope: 'games', keys: ['i'], label: 'ui-games-import', alone: true },
  { id: 'export', scope: 'games', keys: ['x'], label: 'ui-games-export', alone: true },
  { id: 'live', scope: 'games', keys: ['l'], label: 'ui-live', alone: true },
  { id: 'open', scope: 'games', keys: ['Enter'], label: 'ui-game-open' },
  { id: 'up', scope: 'games', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'games', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },
  { id: 'earlier', scope: 'games', keys: ['ArrowLeft'], label: 'ui-key-earlier-round', moves: true },
  { id: 'later', scope: 'games', keys: ['ArrowRight'], label: 'ui-key-later-round', moves: true },

  { id: 'file', scope: 'check', keys: ['o'], label: 'ui-check-another' },
  { id: 'filter', scope: 'check', keys: ['f'], label: 'ui-key-check-filter' },
  { id: 'open', scope: 'check', keys: ['Enter'], label: 'ui-key-check-open' },
  { id: 'up', scope: 'check', keys: ['ArrowUp'], label: 'ui-key-row-up', moves: true },
  { id: 'down', scope: 'check', keys: ['ArrowDown'], label: 'ui-key-row-down', moves: true },
  { id: 'back', scope: 'check', keys: ['ArrowLeft'], label: 'ui-key-ply-back', moves: true },
  { id: 'forward', scope: 'check', keys: ['ArrowRight'], label: 'ui-key-ply-forward', moves: true },
  { id: 'next', scope: 'check', keys: ['n'], label: 'ui-key-check-next', moves: true },
  { id: 'flip', scope: 'check', keys: ['v'], label: 'ui-key-flip' },

  { id: 'norms', scope: 'ratings', keys: ['n'], label: 'ui-key-norms', alone: true },

  { id: 'accept', scope: 'game', keys: ['Enter'], label: 'ui-key-accept-move', writes: true, moves: true },
  { id: 'rule', scope: 'game', keys: ['r'], label: 'ui-key-rule', onEmptyLine: true },
  { id: 'result', scope: 'game', keys: ['s'], label: 'ui-result', onEmptyLine: true },
  { id: 'offer', scope: 'game', keys: ['='], label: 'ui-key-offer', writes: true, onEmptyLine: true },
  { id: 'correct', scope: 'game', keys: ['m'], label: 'ui-key-correct', onEmptyLine: true },
  { id: 'sheets', scope: 'game', keys: ['p'], label: 'ui-sheets', onEmptyLine: true },
  { id: 'set-up', scope: 'game', keys: ['u'], label: 'ui-set-up', onEmptyLine: true },
  { id: 'clock-sheet', scope: 'game', keys: ['l'], label: 'ui-clock-sheet', onEmptyLine: true },
  { id: 'adjournment', scope: 'game', keys: ['j'], label: 'ui-adjournment', onEmptyLine: true },
  { id: 'flip', scope: 'game', keys: ['v'], label: 'ui-key-flip', onEmptyLine: true },
  { id: 'cut', scope: 'game', keys: ['Backspace'], label: 'ui-key-take-back', writes: true, onEmptyLine: true },
  { id: 'back', scope: 'game', keys: ['ArrowLeft'], label: 'ui-key-ply-back', onEmptyLine: true, moves: true },
  { id: 'forward', scope: 'game', keys: ['ArrowRight'], label: 'ui-key-ply-forward', onEmptyLine: true, moves: true },
  { id: 'first', scope: 'game', keys: ['Home', 'ArrowUp'], label: 'ui-key-ply-first', onEmptyLine: true, moves: true },
  { id: 'last', scope: 'game', keys: ['End', 'ArrowDown'], label: 'ui-game-to-end', onEmptyLine: true, moves: true },
  { id: 'next', scope: 'game', keys: ['PageDown'], label: 'ui-game-next', inFields: true, moves: true },
  { id: 'previous', scope: 'game', keys: ['PageUp'], label: 'ui-game-previous', inFields: true, moves: true },

  { id: 'white', scope: 'results', keys: ['1'], label: 'ui-result-white', writes: true },
  { id: 'black', scope: 'results', keys: ['0'], label: 'ui-result-black', writes: true },
  { id: 'draw', scope: 'results', keys: ['=', '5', '½'], label: 'ui-result-draw', writes: true },
  { id: 'white-forfeit', scope: 'results', keys: ['+'], label: 'ui-result-white-forfeit', writes: true },
  { id: 'black-forfeit', scope: 'results', keys: ['-'], label: 'ui-result-black-forfeit', writes: true },
  { id: 'both-forfeit', scope: 'results', keys: ['b'], label: 'ui-result-both-forfeit', writes: true },
  { id: 'both-lose', scope: 'results', keys: ['l'], label: 'ui-result-both-lose', writes: true },
  { id: 'half-white', scope: 'results', keys: ['w'], label: 'ui-result-half-white', writes: true },
  { id: 'half-black', scope: 'results', keys: ['k'], label: 'ui-result-half-black', writes: true },
  { id: 'white-unrated', scope: 'results', keys: ['6'], label: 'ui-result-white-unrated', writes: true },
  { id: 'draw-unrated', scope: 'results', keys: ['7'], label: 'ui-result-draw-unrated', writes: true },
  { id: 'black-unrated', scope: 'results', keys: ['8'], label: 'ui-result-black-unrated', writes: true },
  { id: 'clear', scope: 'results', keys: ['Backspace'], label: 'ui-key-clear-result', writes: true },

  { id: 'apply', scope: 'ruling', keys: ['Enter'], label: 'ui-key-apply', writes: true, inFields: true, moves: true },
  { id: 'otherwise', scope: 'ruling', keys: ['o'], label: 'ui-ruling-otherwise' },
  { id: 'aloud', scope: 'ruling', keys: ['t'], label: 'ui-key-read-aloud' },
  { id: 'another', scope: 'ruling', keys: ['e'], label: 'ui-ruling-another' },
  { id: 'step-back', scope: 'ruling', keys: ['ArrowLeft'], label: 'ui-key-evidence-back', moves: true },
  { id: 'step-forward', scope: 'ruling', keys: ['ArrowRight'], label: 'ui-key-evidence-forward', moves: true },

  { id: 'go-on', scope: 'warning', keys: ['Ctrl+Enter'], label: 'ui-key-warning-go-on', writes: true },

  { id: 'search', scope: 'manual', keys: ['/'], label: 'ui-manual-search', moves: true },
  { id: 'earlier', scope: 'manual', keys: ['ArrowLeft'], label: 'ui-key-chapter-earlier', moves: true },
  { id: 'later', scope: 'manual', keys: ['ArrowRight'], label: 'ui-key-chapter-later', moves: true },
] as const satisfies readonly KeyRow[];

type Rows = (typeof KEY_TABLE)[number];
/** What can be done by a key in a scope. */
export type KeyId<S extends Scope> = Extract<Rows, { scope: S }>['id'];

/** A key with its modifiers, as the table writes it. */
export function combination(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const single = event.key.length === 1;
  const control = event.ctrlKey || event.metaKey;
  if (!control && !event.altKey) return single ? event.key : event.key;
  const shift = event.shiftKey ? 'Shift+' : '';
  return `${control ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shift}${single ? event.key.toLowerCase() : event.key}`;
}

/** The row of a scope that a key means, if any. A letter means the same with the caps lock on. */
export function rowOf(scope: Scope, pressed: string): KeyRow | undefined {
  const rows: readonly KeyRow[] = KEY_TABLE;
  const folded = /^[A-Z]$/.test(pressed) ? pressed.toLowerCase() : pressed;
  return rows.find((row) => row.scope === scope && (row.keys.includes(pressed) || row.keys.includes(folded)));
}

/** The first key of a row, as people write it. */
export function keysOf(row: KeyRow): string {
  return shown(row.keys[0] ?? '');
}

/** The key to show for an act, as people write it. */
export function keyOf<S extends Scope>(scope: S, id: KeyId<S>): string {
  const rows: readonly KeyRow[] = KEY_TABLE;
  return shown(rows.find((row) => row.scope === scope && row.id === id)?.keys[0] ?? '');
}

const SHOWN: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Escape: 'Esc',
  Delete: 'Del',
  Enter: '⏎',
  ' ': '␣',
};

/** A combination as people write it. */
export function shown(keys: string): string {
  return keys
    .split(/\+(?=.)/)
    .map((key) => SHOWN[key] ?? (keys.includes('+') && key.length === 1 ? key.toUpperCase() : key))
    .join(' ');
}
