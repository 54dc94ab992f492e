import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import type { EntityManager } from 'typeorm';

const LOCK = statement(`select pg_advisory_xact_lock(hashtextextended('geofences ' || $1, 0))`);

// What was changed while this waited for the lock is seen by the next statement only.
const SHARE = statement(`
  select asked.tenant, changed.revision::text as revision,
    pg_advisory_xact_lock_shared(hashtextextended('geofences ' || asked.tenant, 0))
  from unnest($1::text[]) as asked (tenant) left join lateral (
    select revision from geofence_change where tenant = asked.tenant
    order by revision desc limit 1) as changed on true`);

/**
 * Has the geofences of a project to itself until the transaction ends: nobody is found in, or out of,
 * them meanwhile, and positions that are looked at already are waited for.
 */
export async function lockGeofences(manager: EntityManager, tenant: Tenant): Promise<void> {
  await runStatement(manager, LOCK, [tenant]);
}

/**
 * Keeps the geofences of projects as they are until the transaction ends.
 * @returns those that have, or had, any
 */
export async function shareGeofences(
  manager: EntityManager,
  tenants: readonly Tenant[],
): Promise<Tenant[]> {
  const rows = await runStatement<{ tenant: Tenant; revision: string | null }>(manager, SHARE, [
    // In one order, so that no two wait for each other.
    tenants.toSorted(),
  ]);
  return rows.filter(({ revision }) => revision !== null).map(({ tenant }) => tenant);
}
