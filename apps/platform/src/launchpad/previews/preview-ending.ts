import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { AppHistory } from '../apps/app-history.js';
import { lockApp } from '../apps/lock-app.js';
import { ActiveRuns } from '../deployments/active-runs.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { PreviewEntity, type PreviewState } from './preview.entity.js';
import { PreviewErrors } from './preview.errors.js';
import { PreviewHistory } from './preview-history.js';

const DUE = `
  select preview.parent_app_id as "parentAppId", preview.number
  from app_preview preview
  left join app_preview_settings settings on settings.app_id = preview.parent_app_id
  where preview.state = 'open'
    and preview.pushed_at < $1::timestamptz - make_interval(days => coalesce(settings.keep_days, 14))
  limit 100`;

/** Removes previews, with all that they had. */
@Injectable()
export class PreviewEnding {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppHistory,
    private readonly rows: DeploymentRows,
    private readonly active: ActiveRuns,
    private readonly history: PreviewHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends a preview. The app that it is of is locked by the caller.
   * @returns the app that showed it, whose work is still to be stopped
   */
  async end(
    manager: EntityManager,
    parent: Pick<AppEntity, 'id' | 'projectId'>,
    row: PreviewEntity,
    state: Exclude<PreviewState, 'open'>,
    toldAt: Date | null = null,
  ): Promise<string | null> {
    const now = this.clock.now();
    const { appId } = row;
    const shown = appId === null ? null : await manager.findOneBy(AppEntity, { id: appId });
    if (shown?.deletedAt === null) {
      await manager.update(AppEntity, { id: shown.id }, { deletedAt: now });
      await this.apps.deleted(manager, shown);
    }
    const isLater = toldAt !== null && (row.toldAt === null || toldAt > row.toldAt);
    if (isLater) row.toldAt = toldAt;
    Object.assign(row, { state, appId: null, closedAt: now });
    const saved = await manager.save(row);
    if (appId !== null) await this.history.tell(manager, parent, 'closed', saved);
    return appId;
  }

  /** Calls off what is still done for an app that is gone. */
  async stop(appId: string): Promise<void> {
    await this.rows.cancelAll(appId);
    for (const { id } of await this.rows.unfinished(appId)) await this.active.cancel(id);
  }

  /** Removes one that somebody no longer wants to see. @throws `app_preview.not_found` */
  async remove(parentAppId: string, number: number): Promise<void> {
    const appId = await this.dataSource.transaction(async (manager) => {
      const parent = await lockApp(manager, parentAppId);
      const row = await manager.findOneBy(PreviewEntity, { parentAppId, number });
      if (row?.state !== 'open') throw PreviewErrors.not_found();
      return this.end(manager, parent, row, 'expired');
    });
    if (appId !== null) await this.stop(appId);
  }

  /** Removes all previews of an app that is being deleted; its caller has locked it. */
  async removeAll(manager: EntityManager, parent: AppEntity): Promise<string[]> {
    const open = { parentAppId: parent.id, state: 'open' as const };
    const ended: string[] = [];
    for (const row of await manager.findBy(PreviewEntity, open)) {
      const appId = await this.end(manager, parent, row, 'closed');
      if (appId !== null) ended.push(appId);
    }
    return ended;
  }

  /** Removes those that nobody has pushed to for long. @returns how many */
  async expire(): Promise<number> {
    const now = this.clock.now();
    const due = await this.dataSource.query<{ parentAppId: string; number: number }[]>(DUE, [now]);
    for (const { parentAppId, number } of due) {
      await this.remove(parentAppId, number).catch((error: unknown) => {
        // Somebody else was faster, or the app itself is gone.
        if ((error as { status?: number }).status !== 404) throw error;
      });
    }
    return due.length;
  }
}
