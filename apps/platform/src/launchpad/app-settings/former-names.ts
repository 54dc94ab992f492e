import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { DomainRoutes } from '../domains/domain-routes.js';
import { RouteBook } from '../edge/route-book.js';
import { LaunchpadSettings } from '../launchpad-settings.js';

import { FormerNameEntity } from './app-settings.entity.js';

/** How long the address of a former name leads to the app. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Names that apps had: visitors are sent on to the present one for a while. */
@Injectable()
export class FormerNames {
  constructor(
    private readonly dataSource: DataSource,
    private readonly book: RouteBook,
    private readonly routes: DomainRoutes,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
  ) {}

  /** Keeps the name that an app is about to lose; the one it gets is nobody's former name any more. */
  async keep(manager: EntityManager, app: AppEntity, name: string, next: string): Promise<void> {
    const { id: appId, projectId } = app;
    await this.take(manager, projectId, next);
    const freeAt = new Date(this.clock.now().getTime() + KEPT_MS);
    await manager.upsert(FormerNameEntity, { projectId, name, appId, freeAt }, [
      'projectId',
      'name',
    ]);
  }

  /** Gives a name to whoever has it now. */
  async take(manager: EntityManager, projectId: string, name: string): Promise<void> {
    await manager.delete(FormerNameEntity, { projectId, name });
  }

  /** Ends the redirects whose time is over. */
  async free(): Promise<void> {
    const over = { freeAt: LessThanOrEqual(this.clock.now()) };
    const { manager } = this.dataSource;
    for (const { projectId, name, appId } of await manager.findBy(FormerNameEntity, over)) {
      const app = await manager.findOneBy(AppEntity, { id: appId });
      const isTaken = await manager
        .createQueryBuilder(AppEntity, 'app')
        .where({ projectId, name })
        .andWhere('app.deleted_at is null')
        .getExists();
      await this.dataSource.transaction(async (within) => {
        await within.delete(FormerNameEntity, { projectId, name, ...over });
        await this.book.advance(within, appId);
      });
      if (!app || isTaken) continue;
      const { projectSlug } = app;
      await this.routes.withdraw(this.settings.hostOf({ name, projectSlug }));
    }
  }
}
