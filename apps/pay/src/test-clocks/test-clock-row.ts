import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import type { DataSource, EntityManager } from 'typeorm';
import type { TestClock } from './test-clock.schema.js';

/** The clock of a tenant, as the table has it. */
export interface TestClockRow {
  readonly id: string;
  readonly tenant: Tenant;
  readonly nowAt: Date;
  /** Where the way that it is on began. */
  readonly fromAt: Date;
  readonly targetAt: Date | null;
  readonly status: 'ready' | 'advancing';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `id, tenant, now_at as "nowAt", from_at as "fromAt", target_at as "targetAt", status,
  created_at as "createdAt", updated_at as "updatedAt"`;

const FIND = statement(`select ${COLUMNS} from test_clock where tenant = $1`);
const LOCK = statement(`select ${COLUMNS} from test_clock where tenant = $1 for update`);
const ADD = statement(`
  insert into test_clock (id, tenant, now_at, from_at, target_at, status, stepped_at, created_at,
    updated_at)
  values ($1, $2, $3, $3, $4, case when $4::timestamptz is null then 'ready' else 'advancing' end,
    $5, $5, $5)
  on conflict (tenant) do nothing returning ${COLUMNS}`);
const AIM = statement(`
  update test_clock set from_at = now_at, target_at = $2, status = 'advancing', stepped_at = $3,
    updated_at = $3
  where tenant = $1 and status = 'ready' returning ${COLUMNS}`);
const STEP = statement(
  'update test_clock set now_at = $2, stepped_at = $3, updated_at = $3 where tenant = $1',
);
const ARRIVE = statement(`
  update test_clock set target_at = null, status = 'ready', updated_at = $2
  where tenant = $1 and status = 'advancing' and now_at = target_at returning ${COLUMNS}`);
const REMOVE = statement('delete from test_clock where tenant = $1');

type Runner = DataSource | EntityManager;

const one = async (runner: Runner, sql: ReturnType<typeof statement>, values: unknown[]) => {
  const [row] = await runStatement<TestClockRow>(runner, sql, values);
  return row ?? null;
};

/** The row of a test clock. Whoever has it locked is the only one who moves it. */
export const TestClockTable = {
  find: (runner: Runner, tenant: Tenant) => one(runner, FIND, [tenant]),
  lock: (manager: EntityManager, tenant: Tenant) => one(manager, LOCK, [tenant]),
  /** Null when the tenant has one already. */
  add: (
    manager: EntityManager,
    row: Pick<TestClockRow, 'id' | 'tenant' | 'nowAt' | 'targetAt' | 'createdAt'>,
  ) => one(manager, ADD, [row.id, row.tenant, row.nowAt, row.targetAt, row.createdAt]),
  /** Null when it is on its way already. */
  aim: (manager: EntityManager, tenant: Tenant, { target, at }: { target: Date; at: Date }) =>
    one(manager, AIM, [tenant, target, at]),
  step: (manager: EntityManager, tenant: Tenant, { to, at }: { to: Date; at: Date }) =>
    runStatement(manager, STEP, [tenant, to, at]),
  /** Null when it is not there yet. */
  arrive: (manager: EntityManager, tenant: Tenant, at: Date) => one(manager, ARRIVE, [tenant, at]),
  remove: (manager: EntityManager, tenant: Tenant) => runStatement(manager, REMOVE, [tenant]),
} as const;

/** What callers see where real time counts. */
export const realTime = (now: Date): TestClock => ({
  id: null,
  now_at: now.toISOString(),
  status: 'real_time',
  target_at: null,
  created_at: null,
  updated_at: null,
});

/** A clock as callers see it. */
export const toTestClock = (row: TestClockRow): TestClock => ({
  id: row.id,
  now_at: row.nowAt.toISOString(),
  status: row.status,
  target_at: row.targetAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
