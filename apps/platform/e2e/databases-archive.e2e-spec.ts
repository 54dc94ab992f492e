import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectStore } from '@skydeck/object-store';
import { eventually } from '@skydeck/testing';
import { ArchiveLoop } from '../src/databases/archive/archive-loop.js';
import { ArchiveRetention } from '../src/databases/archive/archive-retention.js';
import { DatabaseSampler } from '../src/databases/metrics/database-sampler.js';
import { DatabaseLoop } from '../src/databases/reconcile/database-loop.js';
import { DatabasesHarness, type TestConnection } from './databases-harness.js';

const PATIENCE = { timeoutMs: 60_000, everyMs: 200 };

const refuse = async () => Promise.reject(new Error('the store was made to fail'));

describe('archives of databases', () => {
  let lab: DatabasesHarness;
  let owner: TestConnection;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('own', { plan: 'dedicated', size: 'db-256mb' });
    owner = await lab.connection('own');
    await lab.ask(owner, `create table note as select 'first' as text`);
  }, 180_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  const get = <T>(token: abstract new (...values: never[]) => T): T =>
    lab.api.installation.platform!.app.get<T>(token, { strict: false });
  const own = async () => (await lab.api.get('/databases/own')).data;
  const latest = async () =>
    Date.parse(String((await lab.api.get('/databases/own/recovery')).data['latest']));
  const instanceId = async () => (await lab.driver().observeInstances())[0]!.id;
  const keys = async () =>
    (await get(ObjectStore).list({ prefix: `database-archives/` })).objects.map(({ key }) => key);

  /** A moment after which the database is told apart from before. */
  async function now(): Promise<string> {
    const [row] = await lab.ask(owner, 'select clock_timestamp() as at');
    // The server tells moments apart by its own clock.
    await sleep(1_100);
    return (row!['at'] as Date).toISOString();
  }

  /** Has the server finish its piece of the log, and both loops look. */
  async function look(): Promise<void> {
    await lab.driver().spool!.flush(await instanceId());
    await get(ArchiveLoop).now();
    await get(DatabaseLoop).now();
  }

  /** For how long the log waits, by the newest reading and by the state. */
  async function lag(): Promise<{ lag_s: number; isWaiting: boolean }> {
    await get(DatabaseSampler).measure();
    const [row] = await lab.api.installation.rows<{ lag_s: number }>(
      `select archive_lag_s as lag_s from ${lab.schema}.database_sample order by at desc limit 1`,
    );
    const { data } = await lab.api.get('/databases/own/recovery');
    return { lag_s: row!.lag_s, isWaiting: data['archive_waiting_since'] !== null };
  }

  /** The same as operators see it. */
  async function gauge(): Promise<number> {
    const { PLATFORM_INTERNAL_PORT: port } = lab.api.installation.environment;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const line = /^skydeck_database_archive_lag_seconds\{[^}]*\} (\S+)$/m.exec(await answer.text());
    return Number(line?.[1]);
  }

  it('are in the object store, and leave the disk of the server', async () => {
    const at = Date.parse(await now());
    await lab.ask(owner, `insert into note values ('second')`);
    await look();
    expect(await latest()).toBeGreaterThan(at);
    expect(await latest()).toBeLessThanOrEqual(Date.now());
    const id = await instanceId();
    expect(await lab.driver().spool!.bases(id)).toEqual([]);
    expect(await keys()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`${id}/base/.*/base.tar.gz`),
        expect.stringMatching(new RegExp(`${id}/log/\\d+/[0-9A-F]{24}.gz`)),
      ]),
    );
  }, 60_000);

  it('make a database degraded while the object store takes nothing, and not any longer', async () => {
    await look();
    const before = await latest();
    const store = get(ObjectStore);
    const value = refuse;
    Object.defineProperty(store, 'put', { value, configurable: true });
    try {
      await lab.ask(owner, `insert into note values ('third')`);
      await look();
      const problems = [{ problem: 'archive', message: expect.stringContaining('object store') }];
      expect(await own()).toMatchObject({ status: 'degraded', problems });
      expect(await latest()).toBe(before);
      const late = await lag();
      expect(late).toEqual({ lag_s: expect.any(Number), isWaiting: true });
      expect(late.lag_s).toBeGreaterThan(0);
      const shown = await lab.api.get('/databases/own/metrics');
      expect(JSON.stringify(shown.data['points'])).toMatch(/"archive_lag_s":[\d.]*[1-9]/);
      expect(await gauge()).toBeGreaterThan(0);
      const fork = { name: 'none', at: new Date().toISOString() };
      const refused = await lab.api.post('/databases/own/fork', fork);
      expect([refused.status, refused.error.code]).toEqual([422, 'database.moment_unknown']);
    } finally {
      Reflect.deleteProperty(store, 'put');
    }
    await look();
    expect(await own()).toMatchObject({ status: 'available', problems: [] });
    expect(await latest()).toBeGreaterThan(before);
    expect([await lag(), await gauge()]).toEqual([{ lag_s: 0, isWaiting: false }, 0]);
    await eventually(async () => {
      const { data } = await lab.api.get('/events?limit=100');
      const types = data.items.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(['database.degraded', 'database.recovered']));
    });
  }, 90_000);

  it('and backups fail while the object store is lost, and are made when it is found', async () => {
    const folder = join(lab.api.installation.home, 'objects');
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'in the way');
    try {
      await lab.ask(owner, `insert into note values ('fourth')`);
      const failed = await lab.done(await lab.api.post('/databases/own/backups'));
      expect(failed).toMatchObject({ error: { code: 'database_backup.store_failed' } });
      await look();
      const { status, problems } = await own();
      expect([status, (problems as { problem: string }[]).map(({ problem }) => problem)]).toEqual([
        'degraded',
        ['backup', 'archive'],
      ]);
    } finally {
      await rm(folder);
      await rename(`${folder}-away`, folder);
    }
    const made = await lab.done(await lab.api.post('/databases/own/backups'));
    expect(made).toMatchObject({ status: 'succeeded' });
    await look();
    expect(await own()).toMatchObject({ status: 'available', problems: [] });
  }, 120_000);

  it('bring a moment back although the disk of the server is gone', async () => {
    await lab.ask(owner, `create table page as select 'kept' as text`);
    const at = await now();
    await lab.ask(owner, 'drop table page');
    await look();
    expect(await latest()).toBeGreaterThan(Date.parse(at));
    const id = await instanceId();
    await lab.driver().stopInstance(id);
    await rm(join(lab.api.installation.home, 'databases', 'instances', id), { recursive: true });
    await get(DatabaseLoop).now();
    await get(ArchiveLoop).now();
    // What is lost is told, and no empty server takes its place.
    expect(await own()).toMatchObject({ status: 'degraded' });
    expect(await lab.driver().observeInstances()).toEqual([]);
    const forked = await lab.api.post('/databases/own/fork', { name: 'back', at });
    expect(await lab.done(forked)).toMatchObject({ status: 'succeeded' });
    const back = await lab.connection('back');
    expect(await lab.ask(back, 'select text from page')).toEqual([{ text: 'kept' }]);
    const unsafe = { name: 'unsafe', at: new Date().toISOString() };
    expect((await lab.api.post('/databases/own/fork', unsafe)).status).toBe(422);
  }, 120_000);

  it('are gone when the database was deleted', async () => {
    await lab.remove('own');
    await lab.remove('back');
    await eventually(async () => {
      await get(ArchiveRetention).pass();
      expect(await keys()).toEqual([]);
    }, PATIENCE);
  }, 120_000);
});
