import { type FSWatcher, watch } from 'node:fs';
import { constants } from 'node:os';
import type { ReplicaLine } from '../../runtime.driver.js';
import type { ReplicaFolder } from './replica-folder.js';
import { ShimOutput } from './shim-output.js';

/** The kernel tells of changes; this is for those that it did not. */
const POLL_MS = 1_000;
const SIGNALS = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));

/** How a sandbox ended, as its parent would have been told; both null when nobody knows. */
export interface ShimEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Hears what a replica prints and how it ends, though it is no child of ours. */
export class ShimFollower {
  /** Settles once the sandbox ended and all that it printed was passed on. */
  readonly ended: Promise<ShimEnd>;
  readonly #end: (end: ShimEnd) => void;
  readonly #output: ShimOutput;
  readonly #watcher: FSWatcher | undefined;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;
  #mustLookAgain = false;
  #isOver = false;

  /** @param from position of the last line that was heard; everything when not given */
  constructor(
    private readonly folder: ReplicaFolder,
    private readonly onLine: (line: ReplicaLine) => void,
    from?: string,
  ) {
    const { promise, resolve } = Promise.withResolvers<ShimEnd>();
    this.ended = promise;
    this.#end = resolve;
    this.#output = new ShimOutput(folder, Number(from ?? 0));
    try {
      this.#watcher = watch(folder.path, () => this.look());
      this.#watcher.on('error', () => undefined);
    } catch {
      // The machine has no watches left; the clock does it then.
    }
    this.#timer = setInterval(() => this.look(), POLL_MS).unref();
    this.look();
  }

  /** Reads what is new. */
  look(): void {
    this.#mustLookAgain = true;
    this.#looking ??= this.#lookAll().finally(() => (this.#looking = undefined));
  }

  /** Hears no more; the replica goes on. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#watcher?.close();
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #lookAll(): Promise<void> {
    while (this.#mustLookAgain && !this.#isOver) {
      this.#mustLookAgain = false;
      // Asked first: what was printed before the end is there to be read.
      const end = await this.#findEnd().catch(() => undefined);
      await this.#output.read(this.onLine).catch(() => undefined);
      if (!end) continue;
      this.#isOver = true;
      this.#watcher?.close();
      clearInterval(this.#timer);
      this.#end(end);
    }
  }

  async #findEnd(): Promise<ShimEnd | undefined> {
    const isRunning = await this.folder.isRunning();
    const exit = await this.folder.exit();
    if (!exit) return isRunning ? undefined : { code: null, signal: null };
    const signal = SIGNALS.get(exit.signal) as NodeJS.Signals | undefined;
    return signal ? { code: null, signal } : { code: exit.code, signal: null };
  }
}
