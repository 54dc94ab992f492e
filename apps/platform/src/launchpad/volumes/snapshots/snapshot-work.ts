import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { LaunchpadEngines } from '../../engine/engines.js';
import { packFolder, unpackFolder } from '../../engine/volumes/volume-archive.js';
import { AppVolumeEntity } from '../app-volume.entity.js';
import { AppVolumeHistory } from '../app-volume-history.js';
import { VolumeMaker } from '../volume-maker.js';
import { VolumeMounts } from '../volume-mounts.js';
import { VolumeSnapshotEntity } from './volume-snapshot.entity.js';
import { SnapshotHistory } from './snapshot-history.js';
import { SnapshotStore } from './snapshot-store.js';

/** Takes snapshots, restores and removes them; what a crash cut off is begun anew. */
@Injectable()
export class SnapshotWork {
  readonly #logger = new Logger(SnapshotWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: LaunchpadEngines,
    private readonly store: SnapshotStore,
    private readonly maker: VolumeMaker,
    private readonly mounts: VolumeMounts,
    private readonly history: SnapshotHistory,
    private readonly volumes: AppVolumeHistory,
    private readonly clock: Clock,
  ) {}

  async pass(signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    const unfinished = { status: In(['pending', 'deleting']) };
    for (const row of await manager.findBy(VolumeSnapshotEntity, unfinished)) {
      if (signal.aborted) return;
      await (row.status === 'pending' ? this.#take(row, signal) : this.#remove(row));
    }
    const wanting = { status: In(['creating', 'restoring']), snapshotId: Not(IsNull()) };
    for (const row of await manager.findBy(AppVolumeEntity, wanting)) {
      if (signal.aborted) return;
      await this.#restore(row, signal);
    }
  }

  async #take(row: VolumeSnapshotEntity, signal: AbortSignal): Promise<void> {
    const { id, volumeId } = row;
    const wasInUse = this.mounts.isHeld(volumeId);
    try {
      const path = await this.maker.mounted(volumeId);
      const use = await this.engines.volumes.use(volumeId);
      const size = await this.store.put(id, packFolder(path, signal));
      await this.#end(row, {
        status: 'ready',
        wasInUse: wasInUse || this.mounts.isHeld(volumeId),
        sizeBytes: String(size),
        usedBytes: String(use?.usedBytes ?? 0),
      });
    } catch (error) {
      if (signal.aborted) return;
      this.#logger.error({ msg: 'a snapshot failed', snapshot: id, err: error });
      await this.#end(row, { status: 'failed', error: 'The files could not be read or kept.' });
    }
  }

  async #end(row: VolumeSnapshotEntity, change: Partial<VolumeSnapshotEntity>): Promise<void> {
    const { id } = row;
    const finished = { ...change, finishedAt: this.clock.now() };
    const isThere = await this.dataSource.transaction(async (manager) => {
      const pending = { id, status: 'pending' as const };
      const { affected } = await manager.update(VolumeSnapshotEntity, pending, finished);
      if (affected !== 1) return false;
      await this.history.tell(manager, Object.assign(row, finished));
      return true;
    });
    // Its volume was deleted meanwhile.
    if (!isThere) await this.store.remove([id]);
  }

  async #remove({ id }: VolumeSnapshotEntity): Promise<void> {
    await this.store.remove([id]);
    await this.dataSource.manager.delete(VolumeSnapshotEntity, { id });
  }

  async #restore(row: AppVolumeEntity, signal: AbortSignal): Promise<void> {
    const { id, appId, sizeGb, status, snapshotId } = row;
    const fill = async (path: string): Promise<void> => {
      await unpackFolder(path, await this.store.get(snapshotId!), signal);
    };
    try {
      if (status === 'creating') await this.engines.volumes.create(id, { sizeGb, appId, fill });
      else await this.engines.volumes.replace(id, { sizeGb, appId, fill });
      const made = { status: 'ready' as const, snapshotId: null, madeGb: sizeGb, error: null };
      await this.dataSource.manager.update(AppVolumeEntity, { id, status }, made);
    } catch (cause) {
      if (signal.aborted) return;
      this.#logger.error({ msg: 'a snapshot was not restored', volume: id, err: cause });
      const error = 'The snapshot could not be restored.';
      // What was on it before is still there.
      const after = status === 'creating' ? ('failed' as const) : ('ready' as const);
      const change = { status: after, snapshotId: null, error };
      await this.dataSource.transaction(async (manager) => {
        await manager.update(AppVolumeEntity, { id, status }, change);
        await this.volumes.tell(manager, 'failed', Object.assign(row, change));
      });
    }
  }
}
