import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { Reconciler } from '../runtime/reconciler.js';
import { AutoscalingEntity } from './autoscaling.entity.js';
import { ScaleChanges } from './scale-changes.js';

/** Wakes apps that somebody asks for. */
@Injectable()
export class Wakes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reconciler: Reconciler,
    private readonly changes: ScaleChanges,
  ) {}

  /** Gives an app that sleeps its first replica. Asking again changes nothing. */
  async wake(appId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const app = await manager.findOne(AppEntity, {
        where: { id: appId, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      const asleep = { appId, asleepReleaseId: Not(IsNull()) };
      const row = app && (await manager.findOneBy(AutoscalingEntity, asleep));
      if (!row) return;
      const { projectId } = app;
      const reason = 'somebody asked for it';
      await this.changes.write(manager, row, { projectId, from: 0, to: 1, reason }, null);
    });
    await this.reconciler.fit(appId);
  }
}
