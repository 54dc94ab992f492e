import { type EntityManager, IsNull } from 'typeorm';
import { AppEntity } from './app.entity.js';
import { AppErrors } from './app.errors.js';

/**
 * Reads an app and keeps everybody else from changing it until the transaction ends.
 * @throws `app.not_found` when it is not there, or deleted
 */
export async function lockApp(manager: EntityManager, appId: string): Promise<AppEntity> {
  const app = await manager.findOne(AppEntity, {
    where: { id: appId, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!app) throw AppErrors.not_found();
  return app;
}
