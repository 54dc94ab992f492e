import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import { MediaRejected } from '../transcoder/index.js';
import { SourceFiles } from './files/source-files.js';
import { removeTree, WorkFolder } from './files/work-folder.js';
import { type TakenTask, TaskClaims } from './task-claims.js';
import { TaskEndings } from './task-endings.js';
import type { TaskResult, TaskRun } from './task-handler.js';
import { TaskHandlers } from './task-handlers.js';
import { nameOf, TaskLost } from './task-lease.js';
import { type TaskOutcome, TaskMetrics } from './task-metrics.js';
import { TaskStops } from './task-stops.js';
import { TaskWatch } from './task-watch.js';

/** Takes tasks in hand, one after the other, and each to its end. */
@Injectable()
export class TaskRunner {
  readonly #logger = new Logger('Pipeline');
  readonly #worker = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
  readonly #shutdown = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: TaskClaims,
    private readonly endings: TaskEndings,
    private readonly handlers: TaskHandlers,
    private readonly sources: SourceFiles,
    private readonly work: WorkFolder,
    private readonly stops: TaskStops,
    private readonly metrics: TaskMetrics,
  ) {}

  /** Works until there is nothing to do. */
  async drain(): Promise<void> {
    while (!this.#shutdown.signal.aborted) {
      const task = await this.claims.take(this.#worker);
      if (!task) return;
      await this.#run(task);
    }
  }

  /** Interrupts what runs; it is given back, for others to do. */
  shutDown(): void {
    this.#shutdown.abort('shutdown');
  }

  async #run(task: TakenTask): Promise<void> {
    const watch = new TaskWatch(this.claims, task, this.#shutdown.signal);
    const following = this.stops.follow(task.assetId, watch);
    const folder = await this.work.fresh();
    const sinceMs = performance.now();
    let outcome: TaskOutcome = 'done';
    let result: TaskResult | undefined;
    try {
      const asset = await this.#assetOf(task);
      result = await this.handlers.of(task.kind).run(this.#runOf(task, asset, folder, watch));
      watch.signal.throwIfAborted();
      await this.endings.done(task, result);
      await result.after?.();
    } catch (error) {
      const reason: unknown = watch.signal.aborted ? watch.signal.reason : error;
      outcome = await this.#failed(task, result, reason);
    } finally {
      this.metrics.ended(task.kind, outcome, sinceMs);
      following[Symbol.dispose]();
      watch[Symbol.dispose]();
      await removeTree(folder);
      await this.claims.release(task, this.#worker);
    }
  }

  async #assetOf({ assetId: id, generation }: TakenTask): Promise<AssetEntity> {
    const asset = await this.dataSource.manager.findOneBy(AssetEntity, { id, generation });
    if (!asset) throw new TaskLost();
    return asset;
  }

  #runOf(task: TakenTask, asset: AssetEntity, folder: string, watch: TaskWatch): TaskRun {
    const { signal } = watch;
    return {
      task,
      asset,
      folder,
      signal,
      progress: (fraction) => watch.progress(fraction),
      source: async () => {
        const file = path.join(folder, 'source');
        await this.sources.into(asset.sourceKey, file, signal);
        return file;
      },
    };
  }

  /** What was stored and not written down is removed again. */
  async #failed(
    task: TakenTask,
    result: TaskResult | undefined,
    reason: unknown,
  ): Promise<TaskOutcome> {
    const name = nameOf(task);
    try {
      await result?.undo?.();
      if (reason === 'shutdown') {
        await this.claims.giveBack(task, { delayMs: 0, failure: null, isFree: true });
        return 'given_back';
      }
      if (reason instanceof TaskLost) return 'lost';
      const end = await this.endings.failed(task, reason);
      if (reason instanceof MediaRejected) {
        this.#logger.log({ msg: 'a file was rejected', task: name, code: reason.code });
      } else this.#logger.warn({ msg: `a task failed: ${end}`, task: name, err: reason });
      return end;
    } catch (error) {
      if (error instanceof TaskLost) return 'lost';
      // The row keeps its state; the sweeper takes it up once its heartbeat is old.
      this.#logger.error({ msg: 'a task was left', task: name, err: error });
      return 'lost';
    }
  }
}
