import type { StatusFile } from './status-file.js';
import { joined } from './kept-history.js';
import { type Looks, StatusHistory } from './status-history.js';
import { lookAtAll } from './look-at-all.js';
import { reportOf, type StatusReport } from './status-report.js';
import type { StatusStore, Stored } from './status-store.js';

const EVERY_MS = 15_000;
/** Another replica that wrote a look down less than this ago does so at this turn as well. */
const TURN_MS = 10_000;

/** Whom the watch asks and tells. */
export interface WatchParts {
  readonly urls: ReadonlyMap<string, { readonly url: string }>;
  readonly store: StatusStore;
  readonly file: StatusFile;
  warn(message: string): void;
  readonly now?: () => Date;
}

/**
 * Looks at the readiness of every product, and remembers what was seen. All replicas look, one of
 * them writes it down for all; when it ends, another one finds that nobody did. While the store does
 * not answer each goes on by itself.
 */
export class StatusWatch {
  readonly #history: StatusHistory;
  readonly #now: () => Date;
  #version: number | undefined;
  /** Whether the last change was this replica's: it need not read what it wrote. */
  #leads = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #hasLooked = false;
  #hasWaited = false;
  #isBroken = false;

  constructor(private readonly parts: WatchParts) {
    this.#now = parts.now ?? (() => new Date());
    this.#history = new StatusHistory(parts.file.read());
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.look(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** What is known now; the first who asks waits for a first look. */
  async report(): Promise<StatusReport> {
    if (!this.#hasLooked) await this.look();
    return reportOf(this.#history, this.#now());
  }

  /** One look at all products; callers at the same time share it. */
  async look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const [looks, stored] = await Promise.all([
      lookAtAll(this.parts.urls),
      this.#leads ? this.#written() : this.#tried(() => this.parts.store.read()),
    ]);
    this.#hasLooked = true;
    await this.#remember(looks, stored && !this.#letsOthersFirst(stored) ? stored : undefined);
  }

  async #remember(looks: Looks, stored: Stored | undefined): Promise<void> {
    const now = this.#now();
    if (stored && this.#isWrittenByAnother(stored, now)) {
      this.#history.noteReady(looks);
      return;
    }
    this.#history.observe(looks, now);
    const { kept } = this.#history;
    if (!stored || !kept) return;
    const version = await this.#tried(() => this.parts.store.write(stored.version, kept));
    // Undefined when the store is away: what this replica wrote is the last, as far as it knows.
    if (version !== undefined) this.#leads = version !== null;
    if (typeof version !== 'number') return;
    this.#version = version;
    this.parts.file.remove();
  }

  #written(): Stored {
    return { version: this.#version ?? 0, history: this.#history.kept ?? null };
  }

  /**
   * A replica that began while the store did not answer cannot tell whether others looked before it.
   * Those write within a turn; after that there were none.
   */
  #letsOthersFirst({ history }: Stored): boolean {
    const own = this.#history.kept;
    if (this.#hasWaited || this.#version !== undefined || !own || !history) return false;
    this.#hasWaited = true;
    return own.watched_since > history.seen_at;
  }

  /** Goes on with what is stored where it is not what this replica wrote itself. */
  #isWrittenByAnother({ version, history }: Stored, now: Date): boolean {
    if (history === null || version === this.#version) return false;
    const own = this.#history.kept;
    const isNewest = own === undefined || own.seen_at <= history.seen_at;
    this.#history.adopt(joined(history, own));
    this.#version = version;
    const agoMs = now.getTime() - Date.parse(history.seen_at);
    return isNewest && Math.abs(agoMs) < TURN_MS;
  }

  /** Tells once of what does not work. */
  async #tried<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.#isBroken = false;
      return result;
    } catch (error) {
      const why = String(error);
      if (!this.#isBroken) this.parts.warn(`The history of the status page is not kept: ${why}`);
      this.#isBroken = true;
      return undefined;
    }
  }
}
