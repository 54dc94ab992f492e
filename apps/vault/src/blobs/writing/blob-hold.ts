import { randomBytes } from 'node:crypto';
import { runStatement } from '@skydeck/database';
import type { Clock } from '@skydeck/service';
import type { DataSource } from 'typeorm';
import { LET_GO, RENEW } from '../blob-rows.sql.js';

const RENEW_EVERY_MS = 10_000;
/** After so long without a sign a writer counts as dead. */
export const HOLD_MS = 30_000;

/** The right to write to one blob, kept until it is let go of or its process dies. */
export class BlobHold implements AsyncDisposable {
  readonly token = randomBytes(12).toString('base64url');
  readonly #lost = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    readonly blobId: string,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Aborted once somebody else may write. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** Until when it holds if nothing renews it. */
  get until(): Date {
    return new Date(this.clock.now().getTime() + HOLD_MS);
  }

  /** Begins to renew what was taken. */
  keep(): this {
    this.#timer = setInterval(() => void this.#renew(), RENEW_EVERY_MS).unref();
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await runStatement(this.dataSource, LET_GO, [this.blobId, this.token]);
  }

  async #renew(): Promise<void> {
    const values = [this.blobId, this.token, this.until];
    const found = await runStatement(this.dataSource, RENEW, values).catch(() => null);
    if (found?.length === 0) this.#lost.abort();
  }
}
