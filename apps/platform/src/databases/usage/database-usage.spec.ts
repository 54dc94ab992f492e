import { connect } from '@skydeck/database';
import { TestClock, testDatabase, type TestDatabase } from '@skydeck/testing';
import { Usage, UsageReader, UsageRollUp } from '@skydeck/usage';
import type { DataSource } from 'typeorm';
import { launchpadEntities } from '../../launchpad/launchpad.module.js';
import { migrations } from '../../migrations/index.js';
import { ComputeMeter } from './compute-meter.js';
import { databaseUsageParts } from './index.js';
import { StorageMeter } from './storage-meter.js';

const START = new Date('2026-11-03T10:00:00Z');
const GB_MB = 1024;

describe('the usage of databases', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let clock: TestClock;
  let storage: StorageMeter;
  let compute: ComputeMeter;

  beforeEach(async () => {
    clock = new TestClock(START);
    database = testDatabase();
    dataSource = await connect({
      url: database.url,
      schema: database.schema('usage'),
      entities: [...launchpadEntities, ...databaseUsageParts.entities],
      migrations,
    });
    storage = new StorageMeter(new Usage(), dataSource, clock);
    compute = new ComputeMeter(new Usage(), dataSource, clock);
    await made('db_1', 'd-1', 'dedicated', 5);
    await made('db_2', 's-1', 'shared', 1);
  });

  afterEach(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  const run = (sql: string, ...values: unknown[]) => dataSource.query(sql, values);

  /** A database of 512 MB of memory that runs. */
  async function made(id: string, instance: string, plan: string, storageGb: number) {
    await run(
      `insert into database_instance (id, plan, engine, major, cpus, memory_mb, disk_mb, max_connections,
         is_archived, trusted_sources, state, created_at, updated_at)
       values ($1, $2, 'postgres', 15, 1, 512, 5120, 50, true, '{}', 'running', $3, $3)`,
      instance,
      plan,
      START,
    );
    await run(
      `insert into managed_database (id, project_id, name, engine, plan, major, storage_gb,
         trusted_sources, instance_id, internal_name, status, is_protected, backup_keep, version,
         created_at, updated_at)
       values ($1, 'prj_1', $1, 'postgres', $2, 15, $3, '{}', $4, $1, 'available', false, 7, 1, $5, $5)`,
      id,
      plan,
      storageGb,
      instance,
      START,
    );
    await run(
      `insert into database_credential (id, database_id, name, access, role, password_sealed, state,
         is_default, created_at, updated_at)
       values ($1, $1, 'owner', 'read_write', $1, '', 'active', true, $2, $2)`,
      id,
      START,
    );
  }

  async function passed(seconds: number): Promise<void> {
    clock.advance(seconds * 1_000);
    await Promise.all([storage.pass(), storage.pass(), storage.pass()]);
    await compute.pass();
  }

  async function used(): Promise<Record<string, number>> {
    await new UsageRollUp(dataSource, clock).run();
    const to = new Date(START.getTime() + 86_400_000);
    const range = { from: START, to, granularity: 'day' as const };
    const { items } = await new UsageReader('platform', dataSource).report('prj_1', range);
    return Object.fromEntries(items.map(({ meter, quantity }) => [meter, Number(quantity)]));
  }

  it('counts storage by what was given, as long as it is there', async () => {
    await passed(0);
    await passed(100);
    await run(`update managed_database set storage_gb = 7 where id = 'db_1'`);
    await passed(0);
    await passed(50);
    await run(`update managed_database set deleted_at = $1`, clock.now());
    await passed(0);
    await passed(1_000);
    const { 'database.storage_megabyte_seconds': seen } = await used();
    expect(seen).toBe((5 * 100 + 7 * 50 + 1 * 150) * GB_MB);
  });

  it('counts nothing of a database that could not be made', async () => {
    await run(`update database_credential set state = 'creating'`);
    await run(`update managed_database set status = 'error'`);
    await run(`update database_instance set state = 'new'`);
    await passed(0);
    await passed(100);
    expect(await used()).toEqual({});
  });

  it('counts backups from when they are complete, and archives in steps', async () => {
    await run(
      `insert into database_backup (id, project_id, database_id, database_name, engine, major, kind,
         status, size_bytes, storage_gb, created_at)
       values ('dbb_1', 'prj_1', 'db_1', 'a', 'postgres', 15, 'manual', 'creating', null, 5, $1)`,
      START,
    );
    await passed(0);
    await passed(100);
    await run(`update database_backup set status = 'ready', size_bytes = 3 * 1024 * 1024 + 1`);
    const file = JSON.stringify([{ name: 'base.tar.gz', sizeBytes: 10 * 1024 * 1024, sha256: '' }]);
    await run(
      `insert into database_base_backup (instance_id, name, major, state, taken_at, first_log, files)
       values ('d-1', 'one', 15, 'ready', $1, '', $2)`,
      START,
      file,
    );
    await passed(0);
    await passed(10);
    await run(`update managed_database set deleted_at = $1`, clock.now());
    await run(
      `insert into database_log_piece (instance_id, major, name, size_bytes, written_at, shipped_at)
       values ('d-1', 15, 'p', 8 * 1024 * 1024, $1, $1)`,
      clock.now(),
    );
    await passed(0);
    await passed(10);
    await run(`delete from database_base_backup`);
    await run(`delete from database_log_piece`);
    await run(`update database_backup set deleted_at = $1`, clock.now());
    await passed(0);
    await passed(1_000);
    const { 'database.backup_megabyte_seconds': seen } = await used();
    expect(seen).toBe(4 * 20 + 16 * 10 + 32 * 10);
  });

  it('counts seconds and memory while a server runs, and not while nobody looked', async () => {
    await passed(0);
    await passed(60);
    await passed(60);
    await run(`update database_instance set state = 'failed' where id = 's-1'`);
    await passed(60);
    await used();
    // The platform was stopped for an hour.
    await passed(3_600);
    await passed(60);
    expect(await used()).toMatchObject({
      'database.compute_seconds': 180 + 60 + 120,
      'database.memory_megabyte_seconds': (180 + 60) * 512,
    });
  });
});
