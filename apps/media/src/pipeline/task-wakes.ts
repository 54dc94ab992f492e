import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';

/** Names the queue that wakes workers. */
export const TASK_QUEUE = Symbol('queue of work on assets');

/** A job says only that there is work: which is next, the table knows. */
export type TaskWake = Record<string, never>;

/** More would say nothing new: a worker that is done with a task looks for the next one itself. */
const MOST_AT_ONCE = 64;

const WAKE = { name: 'wake', data: {}, opts: { removeOnComplete: true, removeOnFail: true } };

/** Tells workers that there is work on assets, once it is committed. */
@Injectable()
export class TaskWakes implements OnModuleInit {
  readonly #logger = new Logger('Pipeline');
  readonly #waiting = new WeakMap<QueryRunner, number>();

  constructor(
    @Inject(TASK_QUEUE) private readonly queue: Queue<TaskWake>,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.isTransactionActive) return;
        const count = this.#take(queryRunner);
        if (count > 0) void this.wake(count);
      },
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.#take(queryRunner);
      },
    });
  }

  /** Wakes as many workers when the running transaction commits. */
  afterCommit({ queryRunner }: EntityManager, count: number): void {
    if (!queryRunner?.isTransactionActive) {
      throw new Error('Work on an asset must be written down in a transaction.');
    }
    this.#waiting.set(queryRunner, (this.#waiting.get(queryRunner) ?? 0) + count);
  }

  /** Wakes workers now. While there is no queue, the sweeper does it later. */
  async wake(count: number): Promise<void> {
    try {
      await this.queue.addBulk(Array.from({ length: Math.min(count, MOST_AT_ONCE) }, () => WAKE));
    } catch (error) {
      this.#logger.warn({ msg: 'Workers on assets could not be woken.', err: error });
    }
  }

  /** Wakes workers for what waits; reminders that nobody took yet are not added again. */
  async remind(count: number): Promise<void> {
    const reminders = Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_, index) => ({
      ...WAKE,
      opts: { ...WAKE.opts, jobId: `reminder-${index}` },
    }));
    if (reminders.length > 0) await this.queue.addBulk(reminders);
  }

  #take(queryRunner: QueryRunner): number {
    const count = this.#waiting.get(queryRunner) ?? 0;
    this.#waiting.delete(queryRunner);
    return count;
  }
}
