import type { PoolSpec } from '../engine/pool-spec.js';
import type { InstanceEntity } from '../instances/instance.entity.js';

/** What stays for clients that connect without the pool. */
const DIRECT = { shared: 10, dedicated: 5 } as const;
const CLIENTS = { shared: 200, dedicated: 1_000 } as const;
/** Connections that a shared database may have, and a credential of a dedicated one. */
const MOST = { shared: 30, dedicated: 200 } as const;
const MOST_SHARED_SIZE = 15;
const USUAL_SIZE = 10;

/** How large the pool of a database may be: its connections are the database's, too. */
export function poolLimits({
  plan,
  maxConnections,
}: Pick<InstanceEntity, 'plan' | 'maxConnections'>) {
  const all = Math.min(MOST[plan], maxConnections) - DIRECT[plan];
  const most = Math.max(1, Math.min(all, plan === 'shared' ? MOST_SHARED_SIZE : all));
  return {
    maxSize: most,
    usualSize: Math.min(USUAL_SIZE, most),
    maxConnections: Math.max(1, all),
    maxClients: CLIENTS[plan],
  } satisfies Pick<PoolSpec, 'maxConnections' | 'maxClients'> & Record<string, number>;
}
