import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  OperationHandlers,
  type OperationRun,
} from '@skydeck/operations';
import { ObjectStoreError } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { toVpsError } from '../../actions/to-vps-error.js';
import { ComputeEngines } from '../../engine/compute-engines.js';
import { ComputeFailure } from '../../engine/compute-failure.js';
import { VpsEntity } from '../../servers/vps.entity.js';
import { VpsErrors } from '../../vps.errors.js';
import { BackupErrors } from '../backup.errors.js';
import { BackupCopyEntity } from './backup-copy.entity.js';
import { CopyHistory } from './copy-history.js';
import { CopyStore } from './copy-store.js';

/** Copies the disk of a snapshot from the engine to the object store. */
@Injectable()
export class BackupCopyHandler extends OperationHandler implements OnModuleInit {
  override readonly kind = 'backup.copy';
  override readonly timeoutMs = 2 * 3_600_000;

  constructor(
    private readonly handlers: OperationHandlers,
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly store: CopyStore,
    private readonly history: CopyHistory,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.handlers.add(this);
  }

  override async run({ operation, progress, signal }: OperationRun<object>): Promise<Completion> {
    const id = operation.resourceId;
    const { manager } = this.dataSource;
    const copy = await manager.findOneByOrFail(BackupCopyEntity, { id });
    const vps = await manager.findOneByOrFail(VpsEntity, { id: copy.vpsId });
    if (vps.engineRef === null || vps.deletedAt) throw VpsErrors.lost();
    try {
      const driver = await this.engines.open(vps.engine);
      await progress(0.1, 'taking the disk out of the engine');
      const imageRef = await driver.publish(vps.engineRef, copy.snapshotId, id);
      try {
        await progress(0.4, 'copying it to the object store');
        const disk = await driver.exportImage(imageRef);
        const stop = (): void => void disk.destroy(new Error('The copying was called off.'));
        signal.addEventListener('abort', stop, { once: true });
        const made = await this.store
          .put(id, disk)
          .finally(() => signal.removeEventListener('abort', stop));
        return (inside) => this.#complete(inside, id, made);
      } finally {
        await driver.deleteImage(imageRef);
      }
    } catch (error) {
      if (this.isRetryable(error)) throw error;
      if (error instanceof ObjectStoreError && error.code === 'too_large') {
        throw BackupErrors.copy_too_large({ cause: error });
      }
      throw toVpsError(error);
    }
  }

  override isRetryable(error: unknown): boolean {
    if (error instanceof ObjectStoreError) return error.code === 'unavailable';
    return error instanceof ComputeFailure && error.isRetryable;
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const row = await manager.findOneByOrFail(BackupCopyEntity, { id });
    await manager.save(Object.assign(row, { status: 'failed', error }));
    await this.history.tell(manager, 'copy_failed', row);
  }

  async #complete(
    manager: EntityManager,
    id: string,
    { sizeBytes, sha256 }: { sizeBytes: number; sha256: string },
  ): Promise<void> {
    const row = await manager.findOneByOrFail(BackupCopyEntity, { id });
    const completedAt = this.clock.now();
    Object.assign(row, { status: 'ready', sizeBytes: String(sizeBytes), sha256, completedAt });
    await manager.save(row);
    await this.history.tell(manager, 'copied', row);
  }
}
