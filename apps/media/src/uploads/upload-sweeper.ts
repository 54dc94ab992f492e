import { Clock, Rounds } from '@skydeck/service';
import { ObjectStore } from '@skydeck/object-store';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SourceFetch } from './by-url/source-fetch.js';
import { Concatenation } from './concatenation.js';
import { UploadCompletion } from './upload-completion.js';
import type { UploadEntity } from './upload.entity.js';
import { UploadHolds } from './upload-holds.js';
import type { UploadHold } from './upload-hold.js';
import { UploadLedger } from './upload-ledger.js';
import { UploadLimits } from './upload-limits.js';
import { UploadStorage } from './storage/upload-storage.js';

const SWEEP_EVERY_MS = 2000;
const CLEAN_EVERY_MS = 60 * 60 * 1000;
const LEFTOVER_MS = 48 * 60 * 60 * 1000;
const BATCH = 100;
const MOST_AT_ONCE = 8;

/**
 * Brings every upload to its end: fetches and puts together what is ours to do, completes what a
 * crash left whole, ends what is late, and removes the bytes of what ended without a file.
 */
@Injectable()
export class UploadSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Uploads');
  readonly #rounds = new Rounds(() => this.sweep(), this.#failed('A sweep failed.'));
  readonly #cleaning = new Rounds(() => this.clean(), this.#failed('Cleaning up failed.'));
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: UploadLedger,
    private readonly holds: UploadHolds,
    private readonly completion: UploadCompletion,
    private readonly fetching: SourceFetch,
    private readonly concatenation: Concatenation,
    private readonly storage: UploadStorage,
    private readonly store: ObjectStore,
    private readonly limits: UploadLimits,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(SWEEP_EVERY_MS);
    this.#cleaning.start(CLEAN_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.#rounds.stop(), this.#cleaning.stop()]);
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  /** Has a round done soon: there is something to do. */
  wake(): void {
    setImmediate(() => void this.#rounds.now());
  }

  /** One round; processes that sweep together take different rows. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const row of await this.#rows(LATE, now)) await this.ledger.end(row, 'expired');
    for (const row of await this.#rows(INTERRUPTED, now)) {
      await this.ledger.end(row, 'failed', INTERRUPTION);
    }
    for (const row of await this.#rows(TO_WORK, now)) this.#start(row);
    for (const row of await this.#rows(TO_DROP, now)) await this.#drop(row);
  }

  /** Removes what no row knows of, and rows of long ago. */
  async clean(): Promise<void> {
    const nowMs = this.clock.now().getTime();
    await this.store.sweep(new Date(nowMs - this.limits.lifetimeMs - LEFTOVER_MS));
    await this.dataSource.query(FORGET, [this.clock.now()]);
  }

  #start(row: SweptRow): void {
    if (this.#running.has(row.id) || this.#running.size >= MOST_AT_ONCE) return;
    const work = this.#work(row)
      .catch(this.#failed('An upload could not be worked on.'))
      .finally(() => this.#running.delete(row.id));
    this.#running.set(row.id, work);
  }

  async #work({ id, kind, concat_of: parts }: SweptRow): Promise<void> {
    await using hold = await this.holds.tryTake(id);
    if (!hold) return;
    const stop = (): void => hold.lose();
    this.#stopping.signal.addEventListener('abort', stop, { once: true });
    try {
      await this.#attend(hold, kind, parts);
    } finally {
      this.#stopping.signal.removeEventListener('abort', stop);
    }
  }

  async #attend(hold: UploadHold, kind: UploadEntity['kind'], parts: string[] | null) {
    const { receivedBytes, sizeBytes, status } = await this.ledger.read(hold.uploadId);
    if (status === 'uploading' && receivedBytes === sizeBytes) {
      await this.completion.complete(hold);
    } else if (parts) {
      await this.concatenation.run(hold);
    } else if (kind === 'url') {
      await this.fetching.run(hold);
    }
  }

  async #drop(row: SweptRow): Promise<void> {
    const upload = await this.ledger.read(row.id);
    await this.storage.drop(upload);
    await this.ledger.dropped(upload);
  }

  async #rows(sql: string, now: Date): Promise<SweptRow[]> {
    return this.dataSource.query(sql, [now, BATCH]);
  }

  #failed(msg: string) {
    return (error: unknown): void => this.#logger.warn({ msg, err: error });
  }
}

interface SweptRow {
  readonly id: string;
  readonly kind: UploadEntity['kind'];
  readonly concat_of: string[] | null;
}

const INTERRUPTION = {
  code: 'interrupted',
  detail: 'The connection ended before the file did.',
};

const IS_FREE = '(hold_token is null or hold_until < clock_timestamp())';

const LATE = `
  select id from upload where expires_at <= $1 and ${IS_FREE}
    and (status in ('waiting', 'uploading')
      or (is_partial and status = 'complete' and drop_at is null))
  limit $2`;

// Its request is its only one: nobody can go on with it.
const INTERRUPTED = `
  select id from upload where kind = 'simple' and status in ('waiting', 'uploading')
    and ((hold_token is not null and hold_until < clock_timestamp())
      or (hold_token is null and created_at < $1::timestamptz - interval '10 minutes'))
    and (size_bytes is null or received_bytes < size_bytes)
  limit $2`;

const TO_WORK = `
  select id, kind, concat_of from upload
  where status in ('waiting', 'uploading') and ${IS_FREE}
    and (work_at <= $1 or (status = 'uploading' and received_bytes = size_bytes))
  order by work_at limit $2`;

// A request that still writes would bring bytes back that were removed.
const TO_DROP = `
  select id from upload where drop_at <= $1 and ${IS_FREE} order by drop_at limit $2`;

const FORGET = `
  delete from upload where status in ('expired', 'cancelled', 'failed') and drop_at is null
    and updated_at < $1::timestamptz - interval '30 days'`;
