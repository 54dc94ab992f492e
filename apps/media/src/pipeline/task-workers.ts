import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { startWorker } from '@skydeck/queue';
import { Rounds } from '@skydeck/service';
import type { Queue, Worker } from 'bullmq';
import { Transcoder, TranscoderUnavailable } from '../transcoder/index.js';
import { EncodingReadiness } from './encoding-readiness.js';
import { SourceFiles } from './files/source-files.js';
import { WorkFolder } from './files/work-folder.js';
import { TaskRunner } from './task-runner.js';
import { TASK_QUEUE, type TaskWake } from './task-wakes.js';

const LOOK_AGAIN_MS = 30_000;
const LOOK_AT_MOST_EVERY_MS = 1000;
const TIDY_EVERY_MS = 60_000;
/** A file that no task needed for so long. */
const UNUSED_MS = 10 * 60_000;

/** How many tasks this process works on at once. */
export abstract class WorkerSettings {
  abstract readonly concurrency: number;
}

/** Works on tasks whenever it is woken, some at once, once this machine has what that takes. */
@Injectable()
export class TaskWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Pipeline');
  readonly #looks = new Rounds(
    () => this.#open(),
    (error) => this.#cannot(error),
  );
  readonly #tidying = new Rounds(
    () => this.sources.forgetUnused(new Date(Date.now() - UNUSED_MS)),
    (error) => this.#logger.warn({ msg: 'The work folder could not be tidied.', err: error }),
  );
  #worker: Worker<TaskWake> | undefined;
  #isTold = false;
  #lookedMs = Number.NEGATIVE_INFINITY;

  constructor(
    @Inject(TASK_QUEUE) private readonly queue: Queue<TaskWake>,
    private readonly transcoder: Transcoder,
    private readonly runner: TaskRunner,
    private readonly work: WorkFolder,
    private readonly sources: SourceFiles,
    private readonly settings: WorkerSettings,
    private readonly readiness: EncodingReadiness,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.concurrency === 0) return;
    await this.work.open();
    this.#tidying.start(TIDY_EVERY_MS);
    await this.#looks.now();
    if (this.#worker) return;
    this.readiness.missing(() => this.#lookNow());
    this.#looks.start(LOOK_AGAIN_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#tidying.stop();
    await this.#looks.stop();
    this.runner.shutDown();
    await this.#worker?.close();
    await this.work.close();
  }

  async #open(): Promise<void> {
    if (this.#worker) return;
    await this.transcoder.open();
    const { concurrency } = this.settings;
    const worker = startWorker(this.queue, () => this.runner.drain(), { concurrency });
    worker.on('error', ({ message }) => this.#logger.warn({ msg: message }));
    this.#worker = worker;
    this.readiness.missing(undefined);
  }

  /** At most once a second, however many ask. */
  async #lookNow(): Promise<boolean> {
    const nowMs = performance.now();
    if (nowMs - this.#lookedMs > LOOK_AT_MOST_EVERY_MS) {
      this.#lookedMs = nowMs;
      await this.#looks.now();
    }
    return this.#worker !== undefined;
  }

  /** Assets wait meanwhile; whoever puts it right need not start anything again. */
  #cannot(error: unknown): void {
    if (this.#isTold) return;
    this.#isTold = true;
    const cure =
      error instanceof TranscoderUnavailable ? { program: error.program, fix: error.fix } : {};
    this.#logger.error({ msg: 'nothing can be encoded on this machine', ...cure, err: error });
  }
}
