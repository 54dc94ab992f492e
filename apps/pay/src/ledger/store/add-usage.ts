import { insertUsage } from '@skydeck/usage';
import type pg from 'pg';
import type { Operation } from '../decide/operation.js';
import { rowsOf } from './ledger-client.js';

const METER = 'payments.operations';
const TEST = '.test';

const ADD = {
  name: 'ledger_add_usage',
  text: insertUsage(
    `project, '${METER}', key, quantity, occurred_at`,
    `from unnest($1::text[], $2::text[], $3::bigint[], $4::timestamptz[])
      as one (project, key, quantity, occurred_at)`,
  ),
};

interface Counted {
  /** The first operation that is counted names them all. */
  readonly first: Operation;
  count: number;
}

/** Records what is billed of a batch: one row for each project, however many operations it did. */
export async function addUsage(client: pg.Client, operations: readonly Operation[]): Promise<void> {
  const projects = new Map<string, Counted>();
  for (const operation of operations) {
    if (!isBilled(operation)) continue;
    const counted = projects.get(operation.tenant) ?? { first: operation, count: 0 };
    counted.count += 1;
    projects.set(operation.tenant, counted);
  }
  if (projects.size === 0) return;
  const rows = [...projects.values()];
  await rowsOf(client, ADD, [
    rows.map(({ first }) => first.tenant),
    rows.map(({ first }) => first.id),
    rows.map(({ count }) => count),
    rows.map(({ first }) => first.createdAt.toISOString()),
  ]);
}

/** Refusals, trials, and holds that only come to their end cost nothing. */
const isBilled = ({ tenant, code, kind }: Operation): boolean =>
  code === null && kind !== 'expire' && kind !== 'void' && !tenant.endsWith(TEST);
