import { ChangeHub } from '@skydeck/bus';
import { isUniqueViolation } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OperationEntity, type OperationError, type OperationStatus } from './operation.entity.js';
import { type OperationLease, OperationLeaseLost } from './operation-lease.js';

/** Who works on an operation, and how far it is. Each change of state is one guarded statement. */
@Injectable()
export class OperationLeases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly hub: ChangeHub,
  ) {}

  /** Takes a waiting operation in hand; undefined when it is over, or its resource is busy. */
  async claim(id: string): Promise<OperationLease | undefined> {
    const now = this.clock.now();
    try {
      const { raw } = await this.dataSource
        .createQueryBuilder()
        .update(OperationEntity)
        .set({
          status: 'running',
          epoch: () => 'epoch + 1',
          attempts: () => 'attempts + 1',
          heartbeatAt: now,
          startedAt: () => 'coalesce(started_at, :now)',
        })
        .where(`id = :id and status = 'queued' and run_after <= :now`, { id, now })
        // The oldest first: a deletion waits for what it has called off.
        .andWhere(
          `not exists (select 1 from operation other where other.resource_id = operation.resource_id
             and other.finished_at is null and other.id < operation.id)`,
        )
        .returning('epoch')
        .execute();
      const [row] = raw as { epoch: number }[];
      if (!row) return undefined;
      this.hub.changed(id);
      return { id, epoch: row.epoch };
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  /** Says that the worker lives. Returns what it must know. */
  async beat({ id, epoch }: OperationLease): Promise<'go on' | 'cancel' | 'lost'> {
    const { raw } = await this.dataSource
      .createQueryBuilder()
      .update(OperationEntity)
      .set({ heartbeatAt: this.clock.now() })
      .where(`id = :id and epoch = :epoch and status = 'running'`, { id, epoch })
      .returning('cancel_requested')
      .execute();
    const [row] = raw as { cancel_requested: boolean }[];
    if (!row) return 'lost';
    return row.cancel_requested ? 'cancel' : 'go on';
  }

  async progress(lease: OperationLease, progress: number, stage: string): Promise<void> {
    await this.#change(this.dataSource.manager, lease, { progress, stage });
    this.hub.changed(lease.id);
  }

  /**
   * Runs writes that commit only while the lease holds. The row of the operation is changed last, as
   * whoever calls it off holds that of the resource before: the other way round they wait for each other.
   * @throws OperationLeaseLost
   */
  async write<T>(lease: OperationLease, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const result = await work(manager);
      await this.#change(manager, lease, { heartbeatAt: this.clock.now() });
      return result;
    });
  }

  /** Ends an operation that is in hand. @throws OperationLeaseLost */
  async end(
    lease: OperationLease,
    status: Exclude<OperationStatus, 'queued' | 'running'>,
    error: OperationError | null,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const finishedAt = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const changes = { status, error, finishedAt };
      // As in `write`: the resource first.
      await work(manager);
      await this.#change(manager, lease, {
        ...changes,
        ...(status === 'succeeded' && { progress: 1 }),
      });
    });
    this.hub.changed(lease.id);
  }

  /** Lets an operation wait again. `isFree`: the attempt does not count. */
  async giveBack(lease: OperationLease, o: { isFree: boolean; delayMs: number }): Promise<void> {
    const runAfter = new Date(this.clock.now().getTime() + o.delayMs);
    await this.dataSource
      .createQueryBuilder()
      .update(OperationEntity)
      .set({
        status: 'queued',
        epoch: () => 'epoch + 1',
        runAfter,
        ...(o.isFree && { attempts: () => 'attempts - 1' }),
      })
      .where(`id = :id and epoch = :epoch and status = 'running'`, { ...lease })
      .execute();
    this.hub.changed(lease.id);
  }

  async #change(
    manager: EntityManager,
    { id, epoch }: OperationLease,
    changes: Partial<OperationEntity>,
  ): Promise<void> {
    const which = { id, epoch, status: 'running' as const };
    const { affected } = await manager.update(OperationEntity, which, changes);
    if (affected !== 1) throw new OperationLeaseLost();
  }
}
