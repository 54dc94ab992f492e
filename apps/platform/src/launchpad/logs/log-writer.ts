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

/** One line as its source gives it. Secrets are masked before it comes here. */
export interface LineInput {
  readonly stream: LogStreamName;
  readonly line: string;
  readonly replica?: string;
}

/**
 * Takes lines from builds and replicas and stores them. One statement is under way at a time and
 * takes all that came meanwhile, so that a quiet log is stored at once and a loud one in batches.
 */
@Injectable()
export class LogWriter implements BeforeApplicationShutdown {
  #queue: NewLine[] = [];
  #flushing: Promise<void> | undefined;
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
  write(logId: string, { stream, line, replica }: LineInput): void {
    const quota = this.#quotas.get(logId);
    if (!quota) return;
    const cut = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
    for (const text of quota.admit(cut, this.clock.now().getTime())) {
      const isNotice = text !== cut;
      this.#queue.push({
        logId,
        seq: quota.nextSeq(),
        at: this.clock.now(),
        stream: isNotice && logId.startsWith('dep_') ? 'system' : stream,
        replica: replica ?? null,
        line: text,
      });
    }
    this.#flushing ??= this.#flush();
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
    await this.flush();
  }

  async #open(logId: string): Promise<void> {
    const { lastSeq, bytes } = await this.store.extent(logId);
    const maxBytes = this.settings.config.LAUNCHPAD_LOG_MB * 1024 * 1024;
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
