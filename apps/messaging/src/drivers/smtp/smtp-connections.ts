import type { AddressPolicy } from '@skydeck/outbound';
import type { SmtpSettings } from '../../providers/kinds/smtp.kind.js';
import { DriverError } from '../driver-error.js';
import { SmtpSession } from './smtp-session.js';

const IDLE_MS = 30_000;

/** The connections to one relay: kept open for a while, and never more than its settings allow. */
export class SmtpConnections {
  readonly #idle: { readonly session: SmtpSession; readonly timer: NodeJS.Timeout }[] = [];
  readonly #waiting: (() => void)[] = [];
  #inUse = 0;
  #isClosed = false;

  constructor(
    private readonly settings: SmtpSettings,
    private readonly password: string | undefined,
    private readonly policy: AddressPolicy,
  ) {}

  /** Does something over a connection, which is closed when that fails. */
  async use<Result>(
    signal: AbortSignal,
    work: (session: SmtpSession) => Promise<Result>,
  ): Promise<Result> {
    await this.#turn(signal);
    let session: SmtpSession | undefined;
    const stop = () => session?.destroy();
    try {
      session = this.#takeIdle() ?? (await this.#open());
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
    while (this.#inUse >= this.settings.max_connections) {
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

  #open(): Promise<SmtpSession> {
    return SmtpSession.open(this.settings, this.password, this.policy);
  }

  #keep(session: SmtpSession): void {
    if (this.#isClosed) return session.quit();
    const timer = setTimeout(() => {
      const index = this.#idle.findIndex((kept) => kept.session === session);
      if (index >= 0) this.#idle.splice(index, 1);
      session.quit();
    }, IDLE_MS).unref();
    this.#idle.push({ session, timer });
  }
}
