import { tenantOf } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { type TimeMeter, Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { VpsEntity } from './vps.entity.js';

const MB_PER_GB = 1024;

/**
 * Measures what servers take: processors and memory while they run, their disk as long as they
 * exist. Call it in the transaction that changes a server, before the row is saved.
 */
@Injectable()
export class VpsMeter {
  constructor(
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  async follow(manager: EntityManager, row: VpsEntity): Promise<void> {
    const before = new Map(Object.entries(row.metered ?? {}));
    const after = new Map<string, Measured>();
    const now = this.clock.now();
    for (const [meter, rate] of ratesOf(row)) {
      const known = before.get(meter);
      after.set(meter, known?.rate === rate ? known : { rate, since: now.getTime() });
    }
    for (const [meter, { rate, since }] of before) {
      if (after.get(meter)?.since === since) continue;
      await this.usage.end(manager, meter as TimeMeter, keyOf(row, rate, since), now);
    }
    for (const [meter, { rate, since }] of after) {
      if (before.get(meter)?.since === since) continue;
      const key = keyOf(row, rate, since);
      const interval = { project: tenantOf(row.projectId), meter: meter as TimeMeter, key, rate };
      await this.usage.begin(manager, interval, now);
    }
    row.metered = Object.fromEntries(after);
  }
}

/** What is counted of a server, and since when in milliseconds. */
export interface Measured {
  readonly rate: number;
  readonly since: number;
}

function ratesOf(row: VpsEntity): [TimeMeter, number][] {
  if (row.deletedAt !== null || row.engineRef === null) return [];
  const disk: [TimeMeter, number] = ['vps.disk_megabyte_seconds', row.diskGb * MB_PER_GB];
  if (row.power !== 'running') return [disk];
  return [disk, ['vps.vcpu_seconds', row.vcpus], ['vps.memory_megabyte_seconds', row.memoryMb]];
}

/** An interval that was ended never begins again, so each has a name of its own. */
const keyOf = ({ id }: VpsEntity, rate: number, since: number) => `${id}.${rate}.${since}`;
