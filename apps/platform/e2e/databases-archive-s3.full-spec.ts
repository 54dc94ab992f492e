import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectStore } from '@skydeck/object-store';
import { startBucket, type TestBucket } from '@skydeck/object-store/testing';
import { eventually } from '@skydeck/testing';
import { ArchiveLoop } from '../src/databases/archive/archive-loop.js';
import { ArchiveRetention } from '../src/databases/archive/archive-retention.js';
import { DatabaseLoop } from '../src/databases/reconcile/database-loop.js';
import { DatabasesHarness, type TestConnection } from './databases-harness.js';

const PATIENCE = { timeoutMs: 60_000, everyMs: 200 };
/** More than one part of an upload. */
const ROWS = `create table page as select g as n, md5(random()::text) || md5(random()::text) as text
  from generate_series(1, 300000) g`;
const SUM = `select count(*)::int as n, md5(string_agg(text, '' order by n)) as sum from page`;

describe('archives and backups of databases in a bucket', () => {
  let bucket: TestBucket;
  let lab: DatabasesHarness;
  let owner: TestConnection;
  let was: Record<string, unknown>[];
  let at: string;

  beforeAll(async () => {
    bucket = await startBucket('archives');
    lab = await DatabasesHarness.start(bucket.environment);
    await lab.make('own', { plan: 'dedicated', size: 'db-256mb' });
    owner = await lab.connection('own');
  }, 300_000);

  afterAll(async () => {
    await lab?.close();
    await bucket?.stop();
  }, 120_000);

  const get = <T>(token: abstract new (...values: never[]) => T): T =>
    lab.api.installation.platform!.app.get<T>(token, { strict: false });
  const keys = async (prefix: string) =>
    (await get(ObjectStore).list({ prefix })).objects.map(({ key }) => key);
  const succeeds = async (answer: Parameters<DatabasesHarness['done']>[0]) =>
    expect(await lab.done(answer)).toMatchObject({ status: 'succeeded' });

  it('are brought there, with the log and a base backup', async () => {
    await lab.ask(owner, ROWS);
    was = await lab.ask(owner, SUM);
    const [row] = await lab.ask(owner, 'select clock_timestamp() as at');
    at = (row!['at'] as Date).toISOString();
    // The server tells moments apart by its own clock.
    await sleep(1_100);
    await lab.ask(owner, 'drop table page');
    const { id = '' } = (await lab.driver().observeInstances())[0] ?? {};
    await lab.driver().spool!.flush(id);
    await get(ArchiveLoop).now();
    const { data } = await lab.api.get('/databases/own/recovery');
    expect(Date.parse(String(data['latest']))).toBeGreaterThan(Date.parse(at));
    const found = await keys('database-archives/');
    expect(found).toContainEqual(expect.stringMatching(`${id}/base/.*/base.tar.gz`));
    expect(found).toContainEqual(expect.stringMatching(/\/log\/\d+\/[0-9A-F]{24}\.gz$/));
    expect(await lab.driver().spool!.bases(id)).toEqual([]);
  }, 120_000);

  it('put a database back in place to a moment, and to a backup', async () => {
    await succeeds(await lab.api.post('/databases/own/restore', { at }));
    expect(await lab.ask(owner, SUM)).toEqual(was);
    const made = await lab.api.post('/databases/own/backups');
    await succeeds(made);
    expect(await keys('database-backups/')).not.toEqual([]);
    await lab.ask(owner, 'drop table page');
    const backup = made.data['id'];
    await succeeds(await lab.api.post('/databases/own/restore', { backup }));
    expect(await lab.ask(owner, SUM)).toEqual(was);
    const checked = await lab.api.post(`/database-backups/${String(backup)}/check`);
    await succeeds(checked);
    const { data } = await lab.api.get(`/database-backups/${String(backup)}`);
    expect(data).toMatchObject({ check: { state: 'passed' } });
  }, 180_000);

  it('bring a moment back although the disk of the server is gone', async () => {
    const { id = '' } = (await lab.driver().observeInstances())[0] ?? {};
    await lab.driver().stopInstance(id);
    await rm(join(lab.api.installation.home, 'databases', 'instances', id), { recursive: true });
    await get(DatabaseLoop).now();
    await succeeds(await lab.api.post('/databases/own/fork', { name: 'back', at }));
    expect(await lab.ask(await lab.connection('back'), SUM)).toEqual(was);
  }, 120_000);

  it('are gone when the database was deleted', async () => {
    await lab.remove('own');
    await lab.remove('back');
    await eventually(async () => {
      await get(ArchiveRetention).pass();
      expect(await keys('database-archives/')).toEqual([]);
    }, PATIENCE);
  }, 120_000);
});
