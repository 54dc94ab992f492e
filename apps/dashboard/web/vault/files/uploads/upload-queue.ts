import { ApiRequestError } from '@skydeck/sdk';

/** Where a file is to lie. */
export interface UploadPlace {
  readonly project: string;
  readonly space: string | undefined;
  readonly folder: string | undefined;
}

/** `taken`: something there is called so already, and the reader decides. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'taken' | 'failed';

/** A file that is sent, was, or will be. */
export interface UploadItem {
  readonly id: number;
  readonly name: string;
  readonly file: File;
  readonly place: UploadPlace;
  /** Folders below the place that it lies in, such as `2026/May`; made when they are not there. */
  readonly below: string;
  /** Whether it becomes a new version of the file of that name. */
  readonly isReplacing: boolean;
  readonly state: UploadState;
  /** How much of it is sent, 0 to 1. */
  readonly part: number;
  readonly error: Error | null;
}

interface Sending {
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one file. */
export type SendFile = (item: UploadItem, sending: Sending) => Promise<unknown>;

const AT_ONCE = 3;

/** Files on their way, several at once; whoever shows them subscribes. */
export class UploadQueue {
  #items: readonly UploadItem[] = [];
  #lastId = 0;
  readonly #running = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly send: SendFile) {}

  /** All of them, in their order; the same array as long as nothing changed. */
  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly { readonly file: File; readonly below: string }[], place: UploadPlace): void {
    const added = files.map(({ file, below }) => ({
      id: (this.#lastId += 1),
      name: file.name,
      file,
      place,
      below,
      isReplacing: false,
      state: 'waiting' as const,
      part: 0,
      error: null,
    }));
    this.#change([...this.#items, ...added]);
  }

  /** Calls one off, and forgets it. */
  remove(id: number): void {
    this.#running.get(id)?.abort();
    this.#change(this.#items.filter((item) => item.id !== id));
  }

  /** Sends one again, after what went wrong or under what was decided. */
  again(id: number, decided: Partial<Pick<UploadItem, 'name' | 'isReplacing'>> = {}): void {
    this.#set(id, { ...decided, state: 'waiting', part: 0, error: null });
  }

  /** Forgets those that are there. */
  clear(): void {
    this.#change(this.#items.filter(({ state }) => state !== 'done'));
  }

  #set(id: number, change: Partial<UploadItem>): void {
    this.#change(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #change(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const item of items) {
      if (this.#running.size >= AT_ONCE) break;
      if (item.state === 'waiting' && !this.#running.has(item.id)) void this.#run(item);
    }
    for (const listener of this.#listeners) listener();
  }

  async #run(item: UploadItem): Promise<void> {
    const { id } = item;
    const control = new AbortController();
    this.#running.set(id, control);
    this.#items = this.#items.map((one) => (one.id === id ? { ...one, state: 'sending' } : one));
    const { signal } = control;
    const onProgress = (part: number) => !signal.aborted && this.#set(id, { part });
    let end: Partial<UploadItem>;
    try {
      await this.send(item, { onProgress, signal });
      end = { state: 'done', part: 1 };
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const isTaken = error instanceof ApiRequestError && error.code === 'file.name_taken';
      end = { state: isTaken ? 'taken' : 'failed', error };
    }
    this.#running.delete(id);
    this.#set(id, end);
  }
}

/** The name with a number, such as `a (2).txt`. */
export function numbered(name: string): string {
  const [, stem = name, count, ending = ''] =
    /^(.*?)(?: \((\d{1,4})\))?(\.[^.]+)?$/s.exec(name) ?? [];
  return `${stem} (${count ? Number(count) + 1 : 2})${ending}`;
}
