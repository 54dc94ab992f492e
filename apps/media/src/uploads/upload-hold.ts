import type { UploadHolds } from './upload-holds.js';

const RENEW_EVERY_MS = 2000;

/** The right to write to one upload, kept until it is let go of or its process dies. */
export class UploadHold {
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #isAlive = true;
  #isActive = true;

  constructor(
    readonly uploadId: string,
    readonly token: string,
    private readonly holds: UploadHolds,
  ) {
    this.#timer = setInterval(() => void this.#renew(), RENEW_EVERY_MS).unref();
  }

  /** Aborted once somebody else may write, or the upload has ended. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** Says that bytes come in: whoever else wants to write has to wait. */
  touch(): void {
    this.#isActive = true;
  }

  /** Writes nothing any more. */
  lose(): void {
    this.#lost.abort();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isAlive = false;
    clearInterval(this.#timer);
    await this.holds.release(this);
  }

  async #renew(): Promise<void> {
    const wasActive = this.#isActive;
    this.#isActive = false;
    const found = await this.holds.renew(this).catch(() => 'unknown' as const);
    if (!this.#isAlive || found === 'unknown') return;
    // A connection that hangs must not keep its sender from going on over another one.
    if (found === 'gone' || (found === 'wanted' && !wasActive)) this.lose();
  }
}
