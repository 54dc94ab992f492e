import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from '../decide/decide.js';
import { type Asked, runBatch, type Surroundings } from './batch.js';
import { openLedgerClient } from './ledger-client.js';

const MOST_TRIES = 8;
const LONGEST_WAIT_MS = 2000;

/** Deadlocks, serialisation failures, and two commands with one key at the same time. */
const WORTH_REPEATING = new Set(['40P01', '40001', '23505']);

export interface LaneOptions extends Surroundings {
  readonly url: string;
  readonly schema: string;
}

/** One connection that runs one batch after the other, and is opened again when it is lost. */
export class Lane {
  #client: Promise<pg.Client> | undefined;

  constructor(private readonly options: LaneOptions) {}

  /** Tries again as long as that may help: commands are done once for each key. */
  async run(asked: readonly Asked[]): Promise<readonly Outcome[]> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#try(asked);
      } catch (error) {
        if (tries >= MOST_TRIES || !isPassing(error)) throw error;
        await sleep(Math.min(LONGEST_WAIT_MS, 5 * 2 ** tries));
      }
    }
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    this.#client = undefined;
    await client?.end();
  }

  async #try(asked: readonly Asked[]): Promise<readonly Outcome[]> {
    const client = await this.#connected();
    try {
      return await runBatch(client, asked, this.options);
    } catch (error) {
      // A connection that was lost may never answer again, not even that it is lost.
      if (!isOfStatement(error)) this.#forget(client);
      else await client.query('rollback').catch(() => this.#forget(client));
      throw error;
    }
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#open();
    return this.#client;
  }

  #open(): Promise<pg.Client> {
    const { url, schema } = this.options;
    const opening = openLedgerClient(url, schema);
    // By then another may have taken its place.
    const forget = () => {
      if (this.#client === opening) this.#client = undefined;
    };
    opening.then((client) => client.on('error', forget).on('end', forget), forget);
    return opening;
  }

  #forget(client: pg.Client): void {
    this.#client = undefined;
    client.end().catch(() => null);
  }
}

/** Whether Postgres refused a statement, and takes the next one on the same connection. */
const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** Whether the same may well succeed in a moment. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Class 08 is about connections, 57P0x about servers that stop or start (Postgres, appendix A).
  if (WORTH_REPEATING.has(code) || /^(08|57P0|53300)/.test(code)) return true;
  if (/^E(CONN|PIPE|NOENT|TIMEDOUT)/.test(code)) return true;
  return code === '' && /connection|terminated|rolled back/i.test(error.message);
}
