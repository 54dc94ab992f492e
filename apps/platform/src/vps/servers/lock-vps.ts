import { type EntityManager, IsNull } from 'typeorm';
import { VpsErrors } from '../vps.errors.js';
import { VpsEntity } from './vps.entity.js';

/**
 * Reads a server and keeps everybody else from changing it until the transaction ends.
 * @throws `vps.not_found` when it is not there, or deleted
 */
export async function lockVps(manager: EntityManager, id: string): Promise<VpsEntity> {
  const row = await manager.findOne(VpsEntity, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw VpsErrors.not_found();
  return row;
}
