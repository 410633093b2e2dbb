// The browser's door: the same desk over HTTP.

import { DeskFailure, ENDINGS, type Answer, type Backend, type FileKind, type Request } from './backend';
import { isKept, Outbox } from './outbox.svelte';
import type { Calls, Change, PrintForm, Source, Target } from './types';

export class BrowserBackend implements Backend {
  readonly knowsPaths = false;

  readonly outbox = new Outbox((name, request, entry) => this.#ask(name, request, entry));

  async call<K extends keyof Calls>(name: K, request: Request<K>): Promise<Answer<K>> {
    if (isKept(name)) return (await this.outbox.enter(name, request as never)) as Answer<K>;
    // What waits was done before this.
    await this.outbox.flush();
    if (this.outbox.waiting.length > 0 && this.outbox.away) throw this.outbox.away;
    const answer = await this.#ask(name, request);
    this.outbox.learn(name, answer);
    return answer;
  }

  async #ask<K extends keyof Calls>(name: K, request: unknown, entry?: string): Promise<Answer<K>> {
    const response = await this.#post(name, request, entry);
    const text = await response.text().catch((thrown: unknown) => {
      throw DeskFailure.from(thrown);
    });
    const body: unknown = text === '' ? null : parsed(text);
    if (response.ok) return body as Answer<K>;
    throw DeskFailure.from(body ?? `HTTP ${response.status}`);
  }

  onChange(listener: (change: Change | null) => void): () => void {
    const source = new EventSource('/api/changes');
    let opened = false;
    source.addEventListener('changed', (event) => listener(parsed(event.data) as Change | null));
    // What happened while the connection was away is not told again: whoever listens asks anew.
    source.onopen = () => {
      // What waits here is handed in first.
      if (opened) void this.outbox.flush().then(() => listener(null));
      opened = true;
    };
    return () => source.close();
  }

  choosePath(): Promise<string | null> {
    return Promise.resolve(null);
  }

  chooseFolder(): Promise<string | null> {
    return Promise.resolve(null);
  }

  async chooseFile(kind: FileKind): Promise<Source | null> {
    const file = await pick(kind);
    if (file === null) return null;
    return { upload: { name: file.name, base64: base64(new Uint8Array(await file.arrayBuffer())) } };
  }

  chooseTarget(): Promise<Target | null> {
    return Promise.resolve('answer');
  }

  async openPaper(form: PrintForm): Promise<void> {
    // Opened while the hand is still on the key: a browser lets no page open windows by itself.
    const view = window.open('', '_blank');
    try {
      const { base64, file_name } = await this.call('print/document', { form, target: 'answer' });
      const bytes = bytesOf(base64 ?? '');
      if (view === null) return this.#download(file_name, bytes);
      view.location.href = this.#addressOf(bytes, 'application/pdf');
    } catch (thrown) {
      view?.close();
      throw thrown;
    }
  }

  deliver(fileName: string, text: string): void {
    this.#download(fileName, text);
  }

  deliverBytes(fileName: string, base64: string): void {
    this.#download(fileName, bytesOf(base64));
  }

  #download(fileName: string, content: BlobPart): void {
    const link = document.createElement('a');
    link.href = this.#addressOf(content, 'application/octet-stream');
    link.download = fileName;
    link.click();
  }

  /** An address that holds for as long as it takes to open it. */
  #addressOf(content: BlobPart, type: string): string {
    const url = URL.createObjectURL(new Blob([content], { type }));
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return url;
  }

  async #post(name: string, request: unknown, entry?: string): Promise<Response> {
    try {
      return await fetch(`/api/call/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(entry && { 'X-Entry': entry }) },
        body: JSON.stringify(request),
      });
    } catch (thrown) {
      throw DeskFailure.from(thrown);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Lets the user choose a file; none if the chooser was closed. */
function pick(kind: FileKind): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = ENDINGS[kind].map((ending) => `.${ending}`).join(',');
    input.dataset.testid = 'file-chooser';
    input.hidden = true;
    const done = (file: File | null) => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => done(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => done(null));
    document.body.append(input);
    input.click();
  });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Base 64 of bytes, in pieces that a function call can take. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(text);
}
