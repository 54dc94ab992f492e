import type { Tenant } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import type { EntityManager } from 'typeorm';
import { LiveErrors } from './live.errors.js';
import { LiveStreamEntity } from './live-stream.entity.js';

/** A live stream that nobody else changes. @throws `live.stream_not_found` */
export async function lockStream(
  manager: EntityManager,
  tenant: Tenant,
  id: string,
): Promise<LiveStreamEntity> {
  const mode = { mode: 'pessimistic_write' } as const;
  const where = { tenant, id };
  const found = isId('lvs', id)
    ? await manager.findOne(LiveStreamEntity, { where, lock: mode })
    : null;
  if (!found) throw LiveErrors.stream_not_found();
  return found;
}
