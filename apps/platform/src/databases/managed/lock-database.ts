import { type EntityManager, IsNull } from 'typeorm';
import { DatabaseEntity } from './database.entity.js';
import { DatabaseErrors } from './database.errors.js';

/**
 * Reads a database and keeps everybody else from changing it until the transaction ends.
 * @throws `database.not_found` when it is not there, or deleted
 */
export async function lockDatabase(manager: EntityManager, id: string): Promise<DatabaseEntity> {
  const where = { id, deletedAt: IsNull() };
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(DatabaseEntity, { where, lock });
  if (!row) throw DatabaseErrors.not_found();
  return row;
}
