import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { LaunchpadEngines } from '../engine/engines.js';
import { AppVolumeEntity } from './app-volume.entity.js';

/** Makes disks as the rows want them. */
@Injectable()
export class VolumeMaker {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: LaunchpadEngines,
  ) {}

  /** Where a volume is mounted; it is made and mounted first where it is not. */
  async mounted(id: string): Promise<string> {
    const row = await this.dataSource.manager.findOneByOrFail(AppVolumeEntity, { id });
    if (row.status === 'deleting' || row.status === 'restoring') {
      throw new Error(`the volume is ${row.status}`);
    }
    if (row.madeGb === 0 && row.snapshotId !== null)
      throw new Error('its snapshot is not there yet');
    if (row.madeGb === 0) await this.make(row);
    return this.engines.volumes.mount(id);
  }

  /** Makes a volume that is not there. */
  async make({ id, appId, sizeGb }: AppVolumeEntity): Promise<void> {
    await this.engines.volumes.create(id, { sizeGb, appId });
    await this.#made(id, sizeGb);
  }

  /** Makes a volume as large as it is to be, now or when nobody has it. */
  async grow({ id, sizeGb }: AppVolumeEntity, isIdle: () => boolean): Promise<void> {
    if (await this.engines.volumes.grow(id, sizeGb, isIdle)) await this.#made(id, sizeGb);
  }

  /** Which of these wait until nobody has them, to grow. */
  async waitingToGrow(ids: readonly string[]): Promise<AppVolumeEntity[]> {
    if (ids.length === 0 || (await this.engines.volumes.growInUse())) return [];
    const growing = { id: In([...ids]), status: 'growing' as const };
    return this.dataSource.manager.findBy(AppVolumeEntity, growing);
  }

  /** One that was asked to grow meanwhile is not done. */
  async #made(id: string, madeGb: number): Promise<void> {
    await this.dataSource.query(
      `update app_volume set made_gb = $2, error = null,
         status = case when size_gb = $2 then 'ready' else 'growing' end
       where id = $1 and status in ('creating', 'growing', 'failed')`,
      [id, madeGb],
    );
  }
}
