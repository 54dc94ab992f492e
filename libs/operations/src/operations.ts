import { ChangeHub } from '@skydeck/bus';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { isOver, OperationEntity } from './operation.entity.js';
import { OperationErrors } from './operation.errors.js';
import { OperationQueue } from './operation-queue.js';
import { RunningOperations } from './running-operations.js';

/** Long work to be started. */
export interface NewOperation {
  readonly projectId: string;
  readonly kind: string;
  readonly resource: { readonly type: string; readonly id: string };
  readonly input?: object;
  /** Whether it calls off what is being done to the resource instead of being refused. */
  readonly isFinal?: boolean;
  /** Whether the resource is made in the same transaction, so that nothing can be done to it yet. */
  readonly isFirst?: boolean;
}

/** Long work: started with the change that asks for it, done by a worker, seen by its owner. */
@Injectable()
export class Operations {
  readonly #logger = new Logger(Operations.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: OperationQueue,
    private readonly running: RunningOperations,
    private readonly hub: ChangeHub,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes an operation down. The caller holds a lock on the row of the resource, and calls
   * {@link wake} after the commit.
   * @throws `operation.in_progress` when something is being done to the resource
   */
  async start(manager: EntityManager, wanted: NewOperation): Promise<OperationEntity> {
    const { projectId, kind, resource, input = {}, isFinal = false, isFirst = false } = wanted;
    const which = { resourceId: resource.id, finishedAt: IsNull() };
    const callsOff = isFirst ? [] : await manager.findBy(OperationEntity, which);
    const [unfinished] = callsOff;
    if (unfinished) {
      const detail = `\`${unfinished.kind}\` (${unfinished.id}) is not over yet.`;
      if (!isFinal || unfinished.kind === kind) throw OperationErrors.in_progress({ detail });
      await manager.update(OperationEntity, which, { cancelRequested: true });
    }
    const now = this.clock.now();
    const row = manager.create(OperationEntity, {
      id: idOfThing('op', now.getTime()),
      projectId,
      kind,
      resourceType: resource.type,
      resourceId: resource.id,
      input,
      status: 'queued',
      stage: null,
      progress: 0,
      error: null,
      epoch: 0,
      attempts: 0,
      heartbeatAt: null,
      runAfter: now,
      cancelRequested: false,
      createdAt: now,
      startedAt: null,
      finishedAt: null,
    });
    await manager.insert(OperationEntity, row);
    return Object.assign(row, { callsOff });
  }

  /**
   * Has a worker look at it, and tells the one whose work it calls off or that it is called off
   * itself. Nobody has to wait for it: it does not reject, and what was not woken is found by the
   * sweeper.
   */
  async wake({ callsOff = [], ...operation }: OperationEntity): Promise<void> {
    try {
      const calledOff = operation.cancelRequested ? [operation] : callsOff;
      for (const one of calledOff) await this.running.cancel(one.id);
      for (const one of [...callsOff, operation]) await this.queue.wake(one);
    } catch (error) {
      const { id } = operation;
      this.#logger.warn({ msg: 'no worker was woken', operation: id, err: error });
    }
  }

  /** What an earlier attempt at the running request started; null when this is the first. */
  startedBefore(projectId: string): Promise<OperationEntity | null> {
    return madeBefore('op', (id) => this.get(projectId, id));
  }

  /** @throws `operation.not_found` */
  async get(projectId: string, id: string): Promise<OperationEntity> {
    const row = await this.dataSource.manager.findOneBy(OperationEntity, { projectId, id });
    if (!row) throw OperationErrors.not_found();
    return row;
  }

  /** As {@link get}, but waits up to `waitMs` for the end. */
  async await(projectId: string, id: string, waitMs: number): Promise<OperationEntity> {
    return this.hub.await(id, () => this.get(projectId, id), isOver, waitMs);
  }
}
