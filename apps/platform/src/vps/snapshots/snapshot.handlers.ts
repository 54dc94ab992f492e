import type { Completion, OperationEntity, OperationError } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VpsHandler, type VpsWork } from '../actions/vps-handler.js';
import { VpsTools } from '../actions/vps-tools.js';
import type { VpsEntity } from '../servers/vps.entity.js';
import { SnapshotEntity } from './snapshot.entity.js';
import { SnapshotErrors } from './snapshot.errors.js';
import { SnapshotHistory } from './snapshot-history.js';
import type { SnapshotInput } from './snapshots.js';

/** What is done with a snapshot of a server. */
@Injectable()
abstract class SnapshotHandler extends VpsHandler<SnapshotInput> {
  constructor(
    tools: VpsTools,
    protected readonly snapshots: SnapshotHistory,
  ) {
    super(tools);
  }

  protected async find(manager: EntityManager, id: string): Promise<SnapshotEntity> {
    const row = await manager.findOneBy(SnapshotEntity, { id });
    if (!row) throw SnapshotErrors.not_found();
    return row;
  }

  /** The state of the server as the engine has it. */
  protected async seen({ driver }: VpsWork<SnapshotInput>, ref: string) {
    const power = (await driver.observe(ref))?.power === 'running' ? 'running' : 'stopped';
    return { state: power, power } as const satisfies Partial<VpsEntity>;
  }
}

/** Keeps the disk of a server as it is now. */
@Injectable()
export class SnapshotCreateHandler extends SnapshotHandler {
  override readonly kind = 'vps.snapshot';
  protected override readonly needsNetwork = false;

  protected override async work(work: VpsWork<SnapshotInput>): Promise<Completion> {
    const ref = this.refOf(work.vps);
    const made = await work.driver.snapshot(ref, work.input.snapshotId);
    const changes = await this.seen(work, ref);
    return this.completing(work.vps, changes, async (manager) => {
      const row = await this.find(manager, work.input.snapshotId);
      Object.assign(row, { status: 'ready', sizeBytes: String(made.sizeBytes) });
      await manager.save(row);
      await this.snapshots.tell(manager, 'created', row);
    });
  }

  override async failed(
    manager: EntityManager,
    operation: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    await super.failed(manager, operation, error);
    const { snapshotId } = operation.input as SnapshotInput;
    const row = await this.find(manager, snapshotId);
    Object.assign(row, { status: 'failed', error });
    await manager.save(row);
    await this.snapshots.tell(manager, 'failed', row);
  }
}

/** Sets a server back to a snapshot. It runs afterwards if it ran before. */
@Injectable()
export class SnapshotRestoreHandler extends SnapshotHandler {
  override readonly kind = 'vps.restore';

  protected override async work(work: VpsWork<SnapshotInput>): Promise<Completion> {
    const { vps, driver, input, signal } = work;
    const ref = this.refOf(vps);
    await driver.restore(ref, input.snapshotId);
    if (vps.desired === 'running') await driver.start(ref, signal);
    const changes: Partial<VpsEntity> = {
      ...(await this.seen(work, ref)),
      startedAt: this.tools.clock.now(),
      readyAt: null,
    };
    return this.completing(vps, changes, async (manager) => {
      await this.snapshots.tell(manager, 'restored', await this.find(manager, input.snapshotId));
    });
  }
}

/** Deletes a snapshot. */
@Injectable()
export class SnapshotDeleteHandler extends SnapshotHandler {
  override readonly kind = 'vps.snapshot_delete';
  protected override readonly needsNetwork = false;

  protected override async work({
    vps,
    driver,
    input,
  }: VpsWork<SnapshotInput>): Promise<Completion> {
    if (vps.engineRef !== null) await driver.deleteSnapshot(vps.engineRef, input.snapshotId);
    return async (manager) => {
      const row = await this.find(manager, input.snapshotId);
      row.deletedAt = this.tools.clock.now();
      await manager.save(row);
      await this.snapshots.tell(manager, 'deleted', row);
    };
  }

  /** The server is as it was; only the snapshot is still there. */
  override async failed(manager: EntityManager, operation: OperationEntity): Promise<void> {
    const { snapshotId } = operation.input as SnapshotInput;
    const which = { id: snapshotId, status: 'deleting' as const };
    await manager.update(SnapshotEntity, which, { status: 'ready' });
  }
}
