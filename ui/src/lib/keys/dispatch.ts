// One listener for all keys: it asks the table what a key means in the scopes that are open, the innermost first.

import { StrikeGuard } from './guard';
import { combination, KEY_TABLE, rowOf, type KeyId, type KeyRow, type Scope } from './table';

export type Handlers<S extends Scope> = Partial<Record<KeyId<S>, () => void>>;

interface Open {
  scope: Scope;
  handlers: Record<string, (() => void) | undefined>;
  /** A panel: keys of the view below are not heard while it is open. */
  covers: boolean;
}

const open: Open[] = [];
const guard = new StrikeGuard();

/** Hears a scope's keys until the answer is called. */
export function hear<S extends Scope>(scope: S, handlers: Handlers<S>, covers = false): () => void {
  const entry: Open = { scope, handlers: handlers as Open['handlers'], covers };
  // What is everywhere stays below, so that a panel's Escape comes first.
  if (scope === 'everywhere') open.unshift(entry);
  else open.push(entry);
  const awaited = wanted?.scope === scope ? entry.handlers[wanted.id] : undefined;
  if (awaited) {
    wanted = null;
    // Once all of the view stands.
    setTimeout(awaited);
  }
  return () => {
    const index = open.indexOf(entry);
    if (index >= 0) open.splice(index, 1);
  };
}

/** An act of a view that is on its way. */
let wanted: { scope: Scope; id: string } | null = null;

/** What stands beside a view and is read there: its keys are heard in it alone, and those of the view are not. */
const APART: Scope = 'manual';

/** The entries whose keys are heard now, the innermost first. */
function heard(within: string | undefined = undefined): Open[] {
  const covers = open.findLastIndex((entry) => entry.covers);
  const here = (entry: Open, index: number) => (within === APART ? entry.scope === APART : entry.scope !== APART && index >= covers);
  return open.filter((entry, index) => entry.scope === 'everywhere' || here(entry, index)).reverse();
}

/** The part of the page that has keys of its own, if a key was struck in one. */
function partOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-keys-of]')?.dataset.keysOf : undefined;
}

/** The acts that a key would do now. */
export function acts(): KeyRow[] {
  const rows: readonly KeyRow[] = KEY_TABLE;
  return heard().flatMap((entry) => rows.filter((row) => row.scope === entry.scope && !row.moves && entry.handlers[row.id]));
}

/** Does what a key would do; whether that is heard now. */
export function perform({ scope, id }: KeyRow): boolean {
  const handler = heard().find((entry) => entry.scope === scope && entry.handlers[id])?.handlers[id];
  handler?.();
  return handler !== undefined;
}

/** Does it as soon as the view stands in which it is heard. */
export function performOnceThere({ scope, id }: KeyRow): void {
  wanted = { scope, id };
}

/** What has the focus, as far as keys are concerned. */
type Field = 'none' | 'text' | 'empty-line' | 'button';

function fieldOf(target: EventTarget | null): Field {
  if (!(target instanceof HTMLElement)) return 'none';
  if (target instanceof HTMLInputElement && target.dataset.keys === 'line' && target.value === '') return 'empty-line';
  const typed = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
  if (typed || (target instanceof HTMLInputElement && target.type !== 'checkbox')) return 'text';
  const pressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  return pressed || target.tagName === 'SUMMARY' ? 'button' : 'none';
}

/** Handles a key; whether it meant something. */
export function press(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  const pressed = combination(event);
  const field = fieldOf(event.target);
  // A button has its own Enter; held, it would press again and again.
  if (field === 'button' && (pressed === 'Enter' || pressed === ' ')) {
    if (event.repeat) event.preventDefault();
    return event.repeat;
  }
  for (const entry of heard(partOf(event.target))) {
    const row = rowOf(entry.scope, pressed);
    const handler = row && entry.handlers[row.id];
    if (!row || !handler) continue;
    if (field === 'text' && !row.inFields) continue;
    if (field === 'empty-line' && !row.inFields && !(row.onEmptyLine && meantAsKey(event, pressed))) continue;
    event.preventDefault();
    if (!row.writes || guard.counts(`${row.scope} ${row.id}`, event.repeat, event.timeStamp)) handler();
    return true;
  }
  return false;
}

/** On the empty moves line a capital starts a move (`R`, `D`), it is not a key of the table. */
function meantAsKey(event: KeyboardEvent, pressed: string): boolean {
  return pressed.length !== 1 || !/[A-Z]/.test(event.key);
}

/** Listens to the document until the answer is called. */
export function listenToKeys(): () => void {
  const heard = (event: KeyboardEvent) => void press(event);
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
