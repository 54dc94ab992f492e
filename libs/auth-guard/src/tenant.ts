import type { KeyMode } from './api-key.js';

declare const isTenant: unique symbol;

/**
 * Whose data it is: a project in one mode. What products store for a customer is stored and looked
 * up by it, so that what a test key makes and what a live key makes never meet.
 */
export type Tenant = string & { readonly [isTenant]: true };

/** Identifiers of projects hold no dot, so no project can be taken for another one's test side. */
const TEST_SUFFIX = '.test';

/** The tenant of a project in a mode: `prj_…` itself, or `prj_….test`. */
export function tenantOf(projectId: string, mode: KeyMode = 'live'): Tenant {
  return (mode === 'test' ? projectId + TEST_SUFFIX : projectId) as Tenant;
}

/** The project and the mode of a tenant, in the words of answers. */
export function ownerOf(tenant: string): { project_id: string; mode: KeyMode } {
  return tenant.endsWith(TEST_SUFFIX)
    ? { project_id: tenant.slice(0, -TEST_SUFFIX.length), mode: 'test' }
    : { project_id: tenant, mode: 'live' };
}
