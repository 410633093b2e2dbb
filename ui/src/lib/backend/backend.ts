// What the page asks of a door. The window and the browser each have one; nothing else knows which it is.

import type { Outbox } from './outbox.svelte';
import type { Calls, Change, DeskError, PrintForm, Source, Target, Warning } from './types';

/** The kinds of files the page opens or saves. */
export type FileKind = 'event' | 'players' | 'games' | 'report' | 'table' | 'list' | 'papers' | 'logo';

/** Endings by kind. */
export const ENDINGS: Record<FileKind, string[]> = {
  event: ['arbitro'],
  players: ['csv', 'txt', 'trf', 'trfx'],
  games: ['pgn'],
  report: ['trf', 'trfx', 'txt'],
  table: ['csv'],
  list: ['txt', 'xml', 'csv', 'zip'],
  papers: ['pdf'],
  logo: ['png', 'jpg', 'jpeg', 'svg'],
};

export type Request<K extends keyof Calls> = Calls[K]['request'];
export type Answer<K extends keyof Calls> = Calls[K]['answer'];

export interface Backend {
  /** Asks the desk; rejects with a `DeskFailure`. */
  call<K extends keyof Calls>(name: K, request: Request<K>): Promise<Answer<K>>;
  /** Hears of every change, and of a connection that came back; the answer stops it. */
  onChange(listener: (change: Change | null) => void): () => void;
  /** What could not be handed in yet; none where the desk is always there. */
  readonly outbox: Outbox | null;
  /** Whether `choosePath` can be asked: a browser knows no paths. */
  readonly knowsPaths: boolean;
  /** An existing file's path, chosen by the user; none if nothing was chosen. */
  choosePath(kind: FileKind): Promise<string | null>;
  /** A file to read, chosen by the user. */
  chooseFile(kind: FileKind): Promise<Source | null>;
  /** A folder's path, chosen by the user; asked only where paths are known. */
  chooseFolder(): Promise<string | null>;
  /** Where a file is to go, chosen by the user. */
  chooseTarget(kind: FileKind, fileName: string): Promise<Target | null>;
  /** Hands a text that came back in an answer to the user as a file. */
  deliver(fileName: string, text: string): void;
  /** Sets a document and opens it where the user looks at such files and prints them; rejects with a `DeskFailure`. */
  openPaper(form: PrintForm): Promise<void>;
  /** Hands bytes that came back in an answer, in base 64, to the user as a file. */
  deliverBytes(fileName: string, base64: string): void;
}

/** An error of the desk, or of the way to it. */
export class DeskFailure extends Error {
  readonly code: string;
  readonly params: Record<string, string>;
  /** What is to be known, and perhaps confirmed, before it is done. */
  readonly warning: Warning | null;

  constructor(error: DeskError) {
    super(error.code);
    this.name = 'DeskFailure';
    this.code = error.code;
    this.params = error.params;
    this.warning = error.warning ?? null;
  }

  /** Anything that was thrown on the way, as a failure that can be shown. */
  static from(thrown: unknown): DeskFailure {
    if (thrown instanceof DeskFailure) return thrown;
    if (isDeskError(thrown)) return new DeskFailure(thrown);
    return new DeskFailure({ code: 'ui-error-unreachable', params: { detail: String(thrown) } });
  }
}

function isDeskError(value: unknown): value is DeskError {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as DeskError).code === 'string' &&
    typeof (value as DeskError).params === 'object'
  );
}
