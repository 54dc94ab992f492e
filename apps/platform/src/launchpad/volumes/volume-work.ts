import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { LaunchpadEngines } from '../engine/engines.js';
import { KeyedMutex } from '../../vps/engine/keyed-mutex.js';
import { AppVolumeEntity, type AppVolumeStatus } from './app-volume.entity.js';
import { AppVolumeHistory } from './app-volume-history.js';
import { SnapshotStore } from './snapshots/snapshot-store.js';
import { VolumeSnapshotEntity } from './snapshots/volume-snapshot.entity.js';
import { VolumeMaker } from './volume-maker.js';
import { VolumeMounts } from './volume-mounts.js';

const UNFINISHED: AppVolumeStatus[] = ['creating', 'growing', 'deleting'];

/** Does what the rows ask for; a crash leaves nothing that is not done again. */
@Injectable()
export class VolumeWork {
  readonly #logger = new Logger(VolumeWork.name);
  readonly #turns = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: LaunchpadEngines,
    private readonly maker: VolumeMaker,
    private readonly mounts: VolumeMounts,
    private readonly history: AppVolumeHistory,
    private readonly snapshots: SnapshotStore,
  ) {}

  async pass(signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    const unfinished = { status: In(UNFINISHED), snapshotId: IsNull() };
    for (const { id } of await manager.findBy(AppVolumeEntity, unfinished)) {
      if (signal.aborted) return;
      await this.#turns.run(id, async () => {
        const row = await manager.findOneBy(AppVolumeEntity, { ...unfinished, id });
        if (row) await this.#do(row).catch((error: unknown) => this.#fail(row, error as Error));
      });
    }
  }

  /** Removes the disks of volumes that no row tells of. To be called once, before anything starts. */
  async sweep(): Promise<void> {
    const rows = await this.dataSource.manager.find(AppVolumeEntity, { select: { id: true } });
    await this.engines.volumes.sweep(new Set(rows.map(({ id }) => id)));
  }

  /** Removes every volume of an app that is deleted. */
  async removeAll(appId: string): Promise<void> {
    for (const row of await this.dataSource.manager.findBy(AppVolumeEntity, { appId })) {
      await this.#turns.run(row.id, () => this.#remove(row));
    }
  }

  async #do(row: AppVolumeEntity): Promise<void> {
    if (row.status === 'creating') return this.maker.make(row);
    if (row.status === 'growing') {
      return this.maker.grow(row, () => !this.mounts.isHeld(row.id));
    }
    // A replica that is about to end has its disk to its end.
    if (!this.mounts.isHeld(row.id)) await this.#remove(row);
  }

  async #remove({ id }: AppVolumeEntity): Promise<void> {
    const { manager } = this.dataSource;
    await this.engines.volumes.remove(id);
    const kept = await manager.findBy(VolumeSnapshotEntity, { volumeId: id });
    await this.snapshots.remove(kept.map((one) => one.id));
    await manager.delete(AppVolumeEntity, { id });
  }

  /** What cannot be removed is tried again; all else is told to its owner. */
  async #fail(row: AppVolumeEntity, cause: Error): Promise<void> {
    const { id, status } = row;
    this.#logger.error({ msg: 'a volume failed', volume: id, status, err: cause });
    if (status === 'deleting') return;
    const error =
      status === 'growing' ? 'The disk could not be enlarged.' : 'The disk could not be made.';
    await this.dataSource.transaction(async (manager) => {
      const change = { status: 'failed' as const, error };
      const { affected } = await manager.update(AppVolumeEntity, { id, status }, change);
      if (affected === 1) await this.history.tell(manager, 'failed', Object.assign(row, change));
    });
  }
}
