import { ApiError } from '@skydeck/errors';
import { Events } from '@skydeck/events';
import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  type OperationRun,
} from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { JobEntity } from './job.entity.js';
import { type JobKind, jobState } from './job-kind.js';

/** What a job that is worked on is given. */
export interface JobRun {
  readonly job: JobEntity;
  /** Aborts when it is called off, takes too long, or the process shuts down. */
  readonly signal: AbortSignal;
  /** How far it is, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

const TELL_EVERY_MS = 250;
/** What may be over in a moment: such a job is tried again. */
const PASSING = new Set(['routing.busy', 'routing.engine_unavailable']);

/** Stores and clock that handlers of jobs need. */
@Injectable()
export class JobStores {
  constructor(
    readonly dataSource: DataSource,
    readonly events: Events,
    readonly clock: Clock,
  ) {}
}

/** Does one kind of job. What it makes is kept in the row; runs bear being repeated. */
export abstract class JobHandler extends OperationHandler {
  protected abstract readonly jobKind: JobKind;
  protected abstract readonly stage: string;

  constructor(private readonly stores: JobStores) {
    super();
  }

  /** Does it. @returns what is kept in the row */
  protected abstract work(run: JobRun): Promise<object>;

  override async run({
    operation,
    signal,
    progress,
    write,
  }: OperationRun<object>): Promise<Completion> {
    const { dataSource, clock } = this.stores;
    const id = operation.resourceId;
    const job = await dataSource
      .createQueryBuilder(JobEntity, 'job')
      .addSelect('job.input')
      .where('job.id = :id', { id })
      .getOne();
    if (!job) throw this.jobKind.notFound();
    await write(async (manager) => {
      await manager.update(JobEntity, { id }, { status: 'running', updatedAt: clock.now() });
    });
    let toldAtMs = -Infinity;
    const onProgress = (share: number): void => {
      if (performance.now() - toldAtMs < TELL_EVERY_MS) return;
      toldAtMs = performance.now();
      void progress(share, this.stage).catch(() => null);
    };
    onProgress(0);
    const result = await this.work({ job, signal, onProgress });
    return (manager) => this.#end(manager, job, { status: 'succeeded', result, problem: null });
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id }: OperationEntity,
    problem: OperationError,
  ): Promise<void> {
    const job = await manager.findOneBy(JobEntity, { id });
    const status = problem.code === 'operation.cancelled' ? 'cancelled' : 'failed';
    if (job) await this.#end(manager, job, { status, result: null, problem });
  }

  override isRetryable(error: unknown): boolean {
    return error instanceof ApiError && PASSING.has(error.code);
  }

  async #end(
    manager: EntityManager,
    job: JobEntity,
    how: Pick<JobEntity, 'status' | 'result' | 'problem'>,
  ): Promise<void> {
    const { id, tenant } = job;
    const now = this.stores.clock.now();
    const changes = { ...how, input: null, updatedAt: now, finishedAt: now };
    const which = { id, status: In(['queued', 'running']) };
    const { affected } = await manager.update(JobEntity, which, changes);
    // Nobody waits for what was deleted.
    if (affected === 0 || how.status === 'cancelled') return;
    const type = this.jobKind.events[how.status === 'succeeded' ? 'succeeded' : 'failed'];
    const data = jobState({ ...how, id });
    await this.stores.events.record(manager, { type, tenant, subject: id, data });
  }
}
