// Where the desk is: behind the window, or behind the address the page came from.

import type { Backend } from './backend';
import { BrowserBackend } from './browser';
import { WindowBackend } from './window';

export { NOT_YET, type Outbox, type Refused, type Waiting } from './outbox.svelte';
export { DeskFailure, type Answer, type Backend, type FileKind, type Request } from './backend';

/** The door this page stands behind. */
export function openBackend(): Backend {
  return '__TAURI_INTERNALS__' in globalThis ? new WindowBackend() : new BrowserBackend();
}
