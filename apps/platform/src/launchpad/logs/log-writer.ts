import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '@skydeck/service';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ChangeHub } from '@skydeck/bus';
import type { LogStreamName } from './log-line.entity.js';
import { LogQuota } from './log-quota.js';
import { LogStore, type NewLine } from './log-store.js';

const LONGEST_LINE = 8 * 1024;
const LARGEST_BATCH = 1000;
const RETRY_MS = 500;
/** While the store is away, no more lines than this wait for it. */
const MOST_WAITING = 50_000;
const TELL_AFTER_MS = 1_000;

/** One line as its source gives it. Secrets are masked before it comes here. */
export interface LineInput {
  readonly stream: LogStreamName;
  readonly line: string;
  readonly replica?: string;
  /** The process of the app that the replica is one of. */
  readonly process?: string;
  /** When it was written; now when not given. */
  readonly at?: Date;
  /** How far the output of the replica is read with it, for those that outlive us. */
  readonly position?: string;
}

/**
 * Takes lines from builds and replicas and stores them. One statement is under way at a time and
 * takes all that came meanwhile, so that a quiet log is stored at once and a loud one in batches.
 */
@Injectable()
export class LogWriter implements BeforeApplicationShutdown {
  #queue: NewLine[] = [];
  #flushing: Promise<void> | undefined;
  #telling: NodeJS.Timeout | undefined;
  readonly #quotas = new Map<string, LogQuota>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly #logger = new Logger(LogWriter.name);

  constructor(
    private readonly store: LogStore,
    private readonly hub: ChangeHub,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** Adds a line to a log that is open. Lines of other logs are dropped. */
  write(logId: string, input: LineInput): void {
    const { line } = input;
    const quota = this.#quotas.get(logId);
    if (!quota) return;
    const cut = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
    const nowMs = this.clock.now().getTime();
    if (this.#queue.length >= MOST_WAITING && logId.startsWith('app_')) quota.drop(nowMs);
    else this.#take(logId, quota, { ...input, line: cut }, quota.admit(cut, nowMs));
    this.#tellLater();
  }

  #take(logId: string, quota: LogQuota, input: LineInput, texts: readonly string[]): void {
    const { stream, replica, process, position, at = this.clock.now(), line: cut } = input;
    if (texts.length === 0) return;
    for (const text of texts) {
      const isNotice = text !== cut;
      this.#queue.push({
        logId,
        seq: quota.nextSeq(),
        at,
        stream: isNotice && logId.startsWith('dep_') ? 'system' : stream,
        replica: replica ?? null,
        process: process ?? null,
        line: text,
        position,
      });
    }
    this.#flushing ??= this.#flush();
  }

  /** An app that falls silent after too many lines is told of them all the same. */
  #tellLater(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      for (const [id, quota] of this.#quotas) {
        this.#take(id, quota, { stream: 'stderr', line: '' }, quota.notice());
      }
    }, TELL_AFTER_MS).unref();
  }

  /** Bounds a log that is open anew. */
  resize(logId: string, maxBytes: number): void {
    this.#quotas.get(logId)?.resize(maxBytes);
  }

  /** Makes a log ready to be written. A log that was written before goes on where it ended. */
  async open(logId: string): Promise<void> {
    if (this.#quotas.has(logId)) return;
    const opening = this.#opening.get(logId) ?? this.#open(logId);
    this.#opening.set(logId, opening);
    await opening.finally(() => this.#opening.delete(logId));
  }

  /** Resolves once every line given so far is stored. */
  async flush(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  /** Forgets a log that will not be written any more. */
  async close(logId: string): Promise<void> {
    await this.flush();
    this.#quotas.delete(logId);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.#telling);
    await this.flush();
  }

  async #open(logId: string): Promise<void> {
    const { lastSeq, bytes } = await this.store.extent(logId);
    const maxBytes = await this.store.maxBytesOf(logId, this.settings.config.LAUNCHPAD_LOG_MB);
    this.#quotas.set(logId, new LogQuota(logId.startsWith('app_'), maxBytes, lastSeq, bytes));
  }

  async #flush(): Promise<void> {
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice(0, LARGEST_BATCH);
      try {
        await this.store.append(batch);
      } catch (error) {
        this.#logger.warn({ msg: 'log lines could not be stored yet', err: error });
        await sleep(RETRY_MS);
        continue;
      }
      this.#queue = this.#queue.slice(batch.length);
      for (const logId of new Set(batch.map((line) => line.logId))) {
        this.hub.changed(logId);
        await this.#rotate(logId);
      }
    }
    this.#flushing = undefined;
  }

  async #rotate(logId: string): Promise<void> {
    const quota = this.#quotas.get(logId);
    if (quota?.mustRotate) quota.rotated(await this.store.trim(logId, quota.keepBytes));
  }
}
