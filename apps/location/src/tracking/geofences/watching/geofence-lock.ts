import type { Tenant } from '@skydeck/auth-guard';
import type { EntityManager } from 'typeorm';

const nameOf = (tenant: Tenant): string => `geofences ${tenant}`;

/**
 * Has the geofences of a project to itself until the transaction ends: no position is looked at
 * meanwhile, and those that are looked at already are waited for.
 */
export async function lockGeofences(manager: EntityManager, tenant: Tenant): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [nameOf(tenant)]);
}

/** SQL that keeps the geofences of the tenants `$1` from changing until the transaction ends. */
export const SHARE_GEOFENCES = `pg_advisory_xact_lock_shared(hashtextextended('geofences ' || tenant, 0))`;
