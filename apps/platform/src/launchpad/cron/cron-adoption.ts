import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { StartableRelease } from '../runtime/startable-release.js';
import { CronEntity } from './cron.entity.js';
import { nextTime } from './next-time.js';

/** Makes the cron entries of an app those that the release names which goes live. */
@Injectable()
export class CronAdoption {
  constructor(private readonly clock: Clock) {}

  /** What somebody made by the API stays, and wins over an entry of the same name. */
  async adopt(manager: EntityManager, release: StartableRelease): Promise<void> {
    const { appId, projectId, plan } = release;
    const now = this.clock.now();
    const present = await manager.findBy(CronEntity, { appId });
    const byName = new Map(present.map((row) => [row.name, row]));
    const planned = plan.crons ?? [];
    const names = new Set(planned.map(({ name }) => name));
    const gone = present.filter(({ name, source }) => source === 'file' && !names.has(name));
    await manager.delete(CronEntity, { id: In(gone.map(({ id }) => id)) });
    for (const cron of planned) {
      const row = byName.get(cron.name);
      if (row?.source === 'settings') continue;
      const isSame = row?.schedule === cron.schedule && row.timeZone === cron.timeZone;
      const nextAt = isSame ? row.nextAt : nextTime(cron, now);
      const changes = { ...cron, nextAt, updatedAt: now };
      if (row) {
        await manager.update(CronEntity, { id: row.id }, changes);
        continue;
      }
      const id = newId('cron', now.getTime());
      const made = { id, appId, projectId, source: 'file' as const, createdAt: now };
      await manager.insert(CronEntity, { ...made, ...changes });
    }
  }
}
