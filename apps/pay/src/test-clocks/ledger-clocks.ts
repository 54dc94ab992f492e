import { ownerOf } from '@skydeck/auth-guard';
import type pg from 'pg';
import { rowsOf } from '../ledger/store/ledger-client.js';

/** Time does not move on until the batch is committed, and the next batch sees that it did. */
const FIND_CLOCKS = {
  name: 'ledger_find_clocks',
  text: `
    select clock.tenant, clock.now_at as "nowAt"
    from unnest($1::text[]) wanted (tenant) join test_clock clock on clock.tenant = wanted.tenant
    order by clock.tenant for share of clock`,
};

/** What time it is for those tenants of a batch that have a test clock; live ones cost no query. */
export async function clocksOf(
  client: pg.Client,
  asked: readonly { readonly tenant: string }[],
): Promise<ReadonlyMap<string, Date>> {
  const tenants = new Set<string>();
  let last = '';
  for (const { tenant } of asked) {
    // Most are of one tenant.
    if (tenant === last) continue;
    last = tenant;
    if (isTest(tenant)) tenants.add(tenant);
  }
  if (tenants.size === 0) return NO_CLOCKS;
  const rows = await rowsOf<{ tenant: string; nowAt: Date }>(client, FIND_CLOCKS, [[...tenants]]);
  return new Map(rows.map(({ tenant, nowAt }) => [tenant, nowAt]));
}

const NO_CLOCKS: ReadonlyMap<string, Date> = new Map();

/** Whether a tenant may have a clock. */
export const isTest = (tenant: string): boolean => ownerOf(tenant).mode === 'test';
