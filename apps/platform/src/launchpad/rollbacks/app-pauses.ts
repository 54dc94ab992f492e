import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { AppPauseEntity } from './app-pause.entity.js';
import { AutoDeployEvents } from './rollback.events.js';

/** Apps that do not follow pushes, because they were rolled back. */
@Injectable()
export class AppPauses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Why an app does not follow pushes; null when it does. */
  async find(appId: string): Promise<AppPauseEntity | null> {
    return this.dataSource.manager.findOneBy(AppPauseEntity, { appId });
  }

  /** Whether pushes must leave an app alone. To be asked by whatever deploys without a person. */
  async isPaused(appId: string): Promise<boolean> {
    return (await this.find(appId)) !== null;
  }

  /** Stops an app from following pushes, in the transaction of the rollback. */
  async pause(
    manager: EntityManager,
    { id: appId, projectId }: AppEntity,
    { reason, releaseId }: Pick<AppPauseEntity, 'reason' | 'releaseId'>,
  ): Promise<void> {
    await manager.save(AppPauseEntity, { appId, reason, releaseId, pausedAt: this.clock.now() });
    const data = { app_id: appId, reason };
    const about = { tenant: tenantOf(projectId), subject: appId };
    await this.events.record(manager, { ...about, type: AutoDeployEvents.paused, data });
  }

  /** Lets pushes deploy an app again. Once more changes nothing. */
  async resume({ id: appId, projectId }: AppEntity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(AppPauseEntity, { appId });
      if (affected !== 1) return;
      const tenant = tenantOf(projectId);
      const data = { app_id: appId, reason: null };
      const type = AutoDeployEvents.resumed;
      await this.events.record(manager, { type, tenant, subject: appId, data });
      const states = { before: { auto_deploy: 'paused' }, after: { auto_deploy: 'on' } };
      await this.audit.record(manager, { tenant, action: 'app.resume', target: appId, ...states });
    });
  }
}
