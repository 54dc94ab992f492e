import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { LaunchpadEngines } from '../engine/engines.js';
import { AppVolumeEntity, type AppVolumeStatus } from './app-volume.entity.js';
import { AppVolumeHistory } from './app-volume-history.js';
import { VolumeMaker } from './volume-maker.js';
import { VolumeMounts } from './volume-mounts.js';

const UNFINISHED: AppVolumeStatus[] = ['creating', 'growing', 'deleting'];

/** Does what the rows ask for; a crash leaves nothing that is not done again. */
@Injectable()
export class VolumeWork {
  readonly #logger = new Logger(VolumeWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: LaunchpadEngines,
    private readonly maker: VolumeMaker,
    private readonly mounts: VolumeMounts,
    private readonly history: AppVolumeHistory,
  ) {}

  async pass(signal: AbortSignal): Promise<void> {
    const rows = await this.dataSource.manager.findBy(AppVolumeEntity, { status: In(UNFINISHED) });
    for (const row of rows) {
      if (signal.aborted) return;
      await this.#do(row).catch((error: unknown) => this.#fail(row, error as Error));
    }
  }

  async #do(row: AppVolumeEntity): Promise<void> {
    if (row.status === 'creating') return this.maker.make(row);
    if (row.status === 'growing') return this.maker.grow(row);
    // A replica that is about to end has its disk to its end.
    if (!this.mounts.isHeld(row.id)) await this.remove(row);
  }

  /** Removes a volume and all that is on it. */
  async remove({ id }: AppVolumeEntity): Promise<void> {
    await this.engines.volumes.remove(id);
    await this.dataSource.manager.delete(AppVolumeEntity, { id });
  }

  /** What cannot be removed is tried again; all else is told to its owner. */
  async #fail(row: AppVolumeEntity, cause: Error): Promise<void> {
    this.#logger.error({ msg: 'a volume failed', volume: row.id, status: row.status, err: cause });
    if (row.status === 'deleting') return;
    const error =
      row.status === 'growing' ? 'The disk could not be enlarged.' : 'The disk could not be made.';
    await this.dataSource.transaction(async (manager) => {
      const change = { status: 'failed' as const, error };
      const { id, status } = row;
      const { affected } = await manager.update(AppVolumeEntity, { id, status }, change);
      if (affected === 1) await this.history.tell(manager, 'failed', { ...row, ...change });
    });
  }
}
