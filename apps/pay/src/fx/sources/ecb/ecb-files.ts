import { runStatement } from '@skydeck/database';
import { Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { FxErrors } from '../../fx.errors.js';
import { type EcbFile, readEcbFile } from './ecb-file.js';
import { CLAIM_FILE, KEEP_FILE, NOTE_PROBLEM, READ_FILE, type StoredFile } from './ecb-file.sql.js';

const TIMEOUT_MS = 10_000;
const LIMIT_BYTES = 1024 * 1024;
/** The file changes once a day; who has one looks each hour, who has none each half minute. */
const CHECK_EVERY_MS = 3_600_000;
const TRY_EVERY_MS = 30_000;
const BELIEVED_MS = 60_000;
const RETRY_AFTER_S = 5;
const DAY_MS = 86_400_000;

/** What the files are fetched with. */
export interface EcbNeeds {
  readonly url: string;
  readonly dataSource: DataSource;
  readonly outbound: Outbound;
  readonly clock: Clock;
}

/** The last good file. Nothing is fetched before somebody asks for the first time. */
export class EcbFiles {
  readonly #logger = new Logger('Exchange');
  #known: { readonly file: EcbFile; readonly atMs: number } | null = null;
  #flight: Promise<void> | undefined;

  constructor(private readonly needs: EcbNeeds) {}

  /** @throws `rates_unavailable` when none could be fetched yet */
  async current(): Promise<EcbFile> {
    const nowMs = this.needs.clock.now().getTime();
    if (this.#known && Math.abs(nowMs - this.#known.atMs) < BELIEVED_MS) return this.#known.file;
    const file = (await this.#kept()) ?? (await this.#first());
    if (!file) throw FxErrors.rates_unavailable({ retryAfterS: RETRY_AFTER_S });
    this.#known = { file, atMs: nowMs };
    return file;
  }

  /** Fetches the file again when it is time, if anybody has ever asked for it. */
  async refresh(): Promise<void> {
    const row = await this.#row();
    if (row) await this.#fetch(row.body === null ? TRY_EVERY_MS : CHECK_EVERY_MS);
  }

  async #first(): Promise<EcbFile | null> {
    await this.#fetch(TRY_EVERY_MS);
    return this.#kept();
  }

  async #kept(): Promise<EcbFile | null> {
    const row = await this.#row();
    return row?.body == null ? null : readEcbFile(row.body);
  }

  async #row(): Promise<StoredFile | undefined> {
    const { dataSource, url } = this.needs;
    return (await runStatement<StoredFile>(dataSource, READ_FILE, [url]))[0];
  }

  #fetch(everyMs: number): Promise<void> {
    this.#flight ??= this.#fetchOnce(everyMs).finally(() => (this.#flight = undefined));
    return this.#flight;
  }

  async #fetchOnce(everyMs: number): Promise<void> {
    const { dataSource, url, clock } = this.needs;
    const now = clock.now();
    const before = new Date(now.getTime() - everyMs);
    const claimed = await runStatement(dataSource, CLAIM_FILE, [url, now, before]);
    if (claimed.length === 0) return;
    try {
      const body = await this.#download();
      const { date } = readEcbFile(body);
      if (Date.parse(date) > now.getTime() + DAY_MS) throw new Error('The file is of the future.');
      await runStatement(dataSource, KEEP_FILE, [url, body, date, now]);
      this.#known = null;
    } catch (error) {
      const problem = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      this.#logger.warn({ msg: 'Rates could not be fetched.', url, err: error });
      await runStatement(dataSource, NOTE_PROBLEM, [url, problem]);
    }
  }

  async #download(): Promise<string> {
    const { url, outbound } = this.needs;
    const { status, body } = await outbound.send(url, {
      method: 'GET',
      headers: { accept: 'application/xml, text/xml' },
      timeoutMs: TIMEOUT_MS,
      limitBytes: LIMIT_BYTES,
    });
    if (status !== 200) throw new Error(`The address answered with status ${status}.`);
    return body.toString('utf8');
  }
}
