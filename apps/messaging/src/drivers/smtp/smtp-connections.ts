import { DriverError } from '../driver-error.js';
import type { SmtpSession } from './smtp-session.js';

const IDLE_MS = 30_000;

/** How connections are kept. */
export interface ConnectionOptions {
  /** Milliseconds that one is kept that nobody uses. */
  readonly idleMs?: number;
  /** Called when the last one that was kept has ended. */
  readonly onEmpty?: () => void;
}

/** The connections to one place: kept open for a while, and never more than are allowed. */
export class SmtpConnections {
  readonly #idle: { readonly session: SmtpSession; readonly timer: NodeJS.Timeout }[] = [];
  readonly #waiting: (() => void)[] = [];
  #inUse = 0;
  #isClosed = false;

  constructor(
    private readonly most: number,
    private readonly open: (signal: AbortSignal) => Promise<SmtpSession>,
    private readonly options: ConnectionOptions = {},
  ) {}

  /** How many are in use. */
  get inUse(): number {
    return this.#inUse;
  }

  /** Whether nobody uses or keeps one, or waits for one. */
  get isEmpty(): boolean {
    return this.#inUse + this.#idle.length + this.#waiting.length === 0;
  }

  /** Does something over a connection, which is closed when that fails. */
  async use<Result>(
    signal: AbortSignal,
    work: (session: SmtpSession) => Promise<Result>,
  ): Promise<Result> {
    await this.#turn(signal);
    let session: SmtpSession | undefined;
    const stop = () => session?.destroy();
    try {
      session = this.#takeIdle() ?? (await this.open(signal));
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) throw new DriverError('provider_unavailable');
      const result = await work(session);
      this.#keep(session);
      return result;
    } catch (error) {
      session?.destroy();
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      this.#inUse -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Ends the connections that nobody uses; the others end with their work. */
  close(): void {
    this.#isClosed = true;
    for (const { session, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      session.quit();
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    while (this.#inUse >= this.most) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      if (signal.aborted) throw new DriverError('provider_unavailable');
    }
    this.#inUse += 1;
  }

  #takeIdle(): SmtpSession | undefined {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.session.isOpen) return kept.session;
    }
    return undefined;
  }

  #keep(session: SmtpSession): void {
    if (this.#isClosed) return session.quit();
    const timer = setTimeout(() => {
      const index = this.#idle.findIndex((kept) => kept.session === session);
      if (index >= 0) this.#idle.splice(index, 1);
      session.quit();
      if (this.isEmpty) this.options.onEmpty?.();
    }, this.options.idleMs ?? IDLE_MS).unref();
    this.#idle.push({ session, timer });
  }
}
