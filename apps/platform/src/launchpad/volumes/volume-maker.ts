import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    if (row.madeGb === 0) await this.make(row);
    return this.engines.volumes.mount(id);
  }

  /** Makes a volume that is not there. */
  async make({ id, appId, sizeGb }: AppVolumeEntity): Promise<void> {
    await this.engines.volumes.create(id, { sizeGb, appId });
    await this.#made(id, sizeGb);
  }

  /** Makes a volume as large as it is to be. */
  async grow({ id, sizeGb }: AppVolumeEntity): Promise<void> {
    await this.engines.volumes.grow(id, sizeGb);
    await this.#made(id, sizeGb);
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
