import { ChangeHub } from '@skydeck/bus';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
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
}

/** Long work: started with the change that asks for it, done by a worker, seen by its owner. */
@Injectable()
export class Operations {
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
    const { projectId, kind, resource, input = {}, isFinal = false } = wanted;
    const [unfinished] = await manager.findBy(OperationEntity, {
      resourceId: resource.id,
      finishedAt: IsNull(),
    });
    if (unfinished) {
      const detail = `\`${unfinished.kind}\` (${unfinished.id}) is not over yet.`;
      if (!isFinal || unfinished.kind === kind) throw OperationErrors.in_progress({ detail });
      const which = { resourceId: resource.id, finishedAt: IsNull() };
      await manager.update(OperationEntity, which, { cancelRequested: true });
    }
    const now = this.clock.now();
    return manager.save(
      manager.create(OperationEntity, {
        id: newId('op', now.getTime()),
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
      }),
    );
  }

  /** Has a worker look at it, and tells the one whose work it calls off. */
  async wake(operation: OperationEntity): Promise<void> {
    const { resourceId } = operation;
    const unfinished = await this.dataSource.manager.findBy(OperationEntity, {
      resourceId,
      finishedAt: IsNull(),
    });
    for (const one of unfinished) {
      if (one.cancelRequested) await this.running.cancel(one.id);
      await this.queue.wake(one);
    }
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
