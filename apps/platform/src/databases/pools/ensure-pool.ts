import type { DatabaseTools } from '../actions/database-tools.js';
import type { PoolAddress } from '../engine/pool-spec.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { PoolEntity } from './pool.entity.js';
import { poolLimits } from './pool-limits.js';

/**
 * Makes the pool of a database as its row has it, within what its server has now.
 * @returns where it answers; undefined when it is off
 */
export async function ensurePool(
  { dataSource, driver, instances }: DatabaseTools,
  { id: databaseId, instanceId, internalName }: DatabaseEntity,
): Promise<PoolAddress | undefined> {
  const pool = await dataSource.manager.findOneBy(PoolEntity, { databaseId, isEnabled: true });
  if (!pool) return undefined;
  const { maxSize, maxConnections, maxClients } = poolLimits(await instances.get(instanceId));
  const { mode, size } = pool;
  const limits = { size: Math.min(size, maxSize), maxConnections, maxClients };
  return driver.ensurePool(instanceId, { database: internalName, mode, ...limits });
}
