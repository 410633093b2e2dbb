// The window's door: Tauri.

import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { open, save } from '@tauri-apps/plugin-dialog';

import { DeskFailure, ENDINGS, type Answer, type Backend, type FileKind, type Request } from './backend';
import type { Calls, Change, PrintForm, Source, Target } from './types';

export class WindowBackend implements Backend {
  readonly knowsPaths = true;
  // The desk is in this very program.
  readonly outbox = null;

  async call<K extends keyof Calls>(name: K, request: Request<K>): Promise<Answer<K>> {
    try {
      return await invoke<Answer<K>>('call', { name, params: request });
    } catch (thrown) {
      throw DeskFailure.from(thrown);
    }
  }

  onChange(listener: (change: Change | null) => void): () => void {
    let stopped = false;
    const listening = listen<Change>('changed', (event) => {
      if (!stopped) listener(event.payload);
    });
    return () => {
      stopped = true;
      void listening.then((stop) => stop());
    };
  }

  async choosePath(kind: FileKind): Promise<string | null> {
    return await open({ multiple: false, directory: false, filters: filters(kind) });
  }

  async chooseFolder(): Promise<string | null> {
    return await open({ multiple: false, directory: true });
  }

  async chooseFile(kind: FileKind): Promise<Source | null> {
    const path = await this.choosePath(kind);
    return path === null ? null : { path };
  }

  async chooseTarget(kind: FileKind, fileName: string): Promise<Target | null> {
    const path = await save({ defaultPath: fileName, filters: filters(kind) });
    return path === null ? null : { path };
  }

  async openPaper(form: PrintForm): Promise<void> {
    try {
      await invoke('open_paper', { form });
    } catch (thrown) {
      throw DeskFailure.from(thrown);
    }
  }

  deliver(): void {
    // The desk has written the file: a window always gives a path.
  }

  deliverBytes(): void {
    // Written by the desk as well.
  }
}

function filters(kind: FileKind) {
  return [{ name: ENDINGS[kind].map((ending) => `.${ending}`).join(' '), extensions: ENDINGS[kind] }];
}
