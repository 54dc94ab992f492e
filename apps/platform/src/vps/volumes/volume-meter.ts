import { tenantOf } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { type TimeMeter, Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { VolumeEntity } from './volume.entity.js';

const METER: TimeMeter = 'vps.volume_megabyte_seconds';
const MB_PER_GB = 1024;

/**
 * Measures how large volumes are as long as they exist. Call it in the transaction that changes a
 * volume, before the row is saved.
 */
@Injectable()
export class VolumeMeter {
  constructor(
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  async follow(manager: EntityManager, row: VolumeEntity): Promise<void> {
    const isThere = row.deletedAt === null && row.status !== 'creating' && row.status !== 'error';
    const before = row.metered[METER];
    const rate = isThere ? row.sizeGb * MB_PER_GB : 0;
    if ((before?.rate ?? 0) === rate) return;
    const now = this.clock.now();
    if (before) await this.usage.end(manager, METER, keyOf(row, before), now);
    row.metered = {};
    if (rate === 0) return;
    const measured = { rate, since: now.getTime() };
    const project = tenantOf(row.projectId);
    await this.usage.begin(
      manager,
      { project, meter: METER, key: keyOf(row, measured), rate },
      now,
    );
    row.metered = { [METER]: measured };
  }
}

/** An interval that was ended never begins again, so each has a name of its own. */
const keyOf = ({ id }: VolumeEntity, { rate, since }: { rate: number; since: number }) =>
  `${id}.${rate}.${since}`;
