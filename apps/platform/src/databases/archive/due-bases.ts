import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InstanceEntity } from '../instances/instance.entity.js';
import { isInstanceBusy } from '../instances/is-instance-busy.js';
import { Archives } from './archives.js';
import { BaseBackupEntity } from './base-backup.entity.js';

/** Later than the nightly backup takes one: this is for databases that have none. */
const LATEST_MS = 26 * 3_600_000;

/** Sees to it that no server is without a base backup of its last day. */
@Injectable()
export class DueBases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly archives: Archives,
    private readonly clock: Clock,
  ) {}

  /** Takes a base backup when the newest of its version is too old, and nothing else is going on. */
  async takeIfDue(instanceId: string): Promise<void> {
    const { manager } = this.dataSource;
    const { major, state } = await manager.findOneByOrFail(InstanceEntity, { id: instanceId });
    if (state !== 'running' || (await isInstanceBusy(manager, instanceId))) return;
    const newest = await manager.findOne(BaseBackupEntity, {
      where: { instanceId, major, state: 'ready' },
      order: { takenAt: 'DESC' },
    });
    const ageMs = this.clock.now().getTime() - (newest?.takenAt.getTime() ?? 0);
    if (ageMs > LATEST_MS) await this.archives.takeBase(instanceId);
  }
}
