import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { UsageRollUp } from '@skydeck/usage';
import { DatabaseLoop } from '../src/databases/reconcile/database-loop.js';
import { DatabaseSampler } from '../src/databases/metrics/database-sampler.js';
import { DatabasesHarness } from './databases-harness.js';

describe('dedicated databases', () => {
  let lab: DatabasesHarness;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('own', { plan: 'dedicated', size: 'db-256mb' });
    await lab.ask(await lab.connection('own'), `create table note as select 'first' as text`);
  }, 180_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  const own = async () => (await lab.api.get('/databases/own')).data;

  it('are made with a size, with a server of their own', async () => {
    expect(await own()).toMatchObject({ plan: 'dedicated', size: 'db-256mb', storage_gb: 5 });
    const resized = await lab.api.post('/databases/own/resize', {
      size: 'db-512mb',
      storage_gb: 6,
      trusted_sources: ['203.0.113.0/24'],
    });
    expect(await lab.done(resized)).toMatchObject({ status: 'succeeded' });
    expect(await own()).toMatchObject({ size: 'db-512mb', storage_gb: 6, status: 'available' });
    expect(await lab.ask(await lab.connection('own'), 'select text from note')).toEqual([
      { text: 'first' },
    ]);
  }, 120_000);

  it('202: are forked from a moment before something went wrong', async () => {
    const owner = await lab.connection('own');
    await lab.ask(owner, `insert into note values ('second')`);
    const [row] = await lab.ask(owner, 'select clock_timestamp() as at');
    const at = (row!['at'] as Date).toISOString();
    // The server tells moments apart by its own clock.
    await sleep(1_100);
    await lab.ask(owner, 'drop table note');
    const { data: reach } = await lab.api.get('/databases/own/recovery');
    expect(Date.parse(String(reach['earliest']))).toBeLessThan(Date.parse(at));
    const forked = await lab.api.post('/databases/own/fork', { name: 'back', at });
    expect(await lab.done(forked)).toMatchObject({ status: 'succeeded' });
    const back = await lab.connection('back');
    expect(await lab.ask(back, 'select text from note order by text')).toEqual([
      { text: 'first' },
      { text: 'second' },
    ]);
    const stranger = {
      ...back,
      url: back.url.replace(`${back.user}:${back.password}`, `${owner.user}:${owner.password}`),
    };
    await expect(lab.ask(stranger, 'select 1')).rejects.toThrow();
    const early = { name: 'early', at: '2020-01-01T00:00:00Z' };
    const refused = await lab.api.post('/databases/own/fork', early);
    expect([refused.status, refused.error.code]).toEqual([422, 'database.moment_unknown']);
  }, 240_000);

  it('202: are put back in place to a moment, with the passwords that they have', async () => {
    const owner = await lab.connection('own');
    await lab.ask(owner, `create table page as select 'kept' as text`);
    const [row] = await lab.ask(owner, 'select clock_timestamp() as at');
    const at = (row!['at'] as Date).toISOString();
    await sleep(1_100);
    await lab.ask(owner, 'drop table page');
    const restored = await lab.api.post('/databases/own/restore', { at });
    expect(await lab.done(restored)).toMatchObject({ status: 'succeeded' });
    expect(await lab.ask(owner, 'select text from page')).toEqual([{ text: 'kept' }]);
    expect(await own()).toMatchObject({ status: 'available', error: null });
    const { data } = await lab.api.get('/database-backups?kind=before_restore&status=ready');
    expect(data.items).toHaveLength(1);
    expect(await lab.driver().observeInstances()).toHaveLength(2);
    for (const [body, field] of [
      [{}, 'body.backup'],
      [{ at, backup: 'dbb_x' }, 'body.at'],
      [{ at: '2020-01-01T00:00:00Z' }, 'body.at'],
    ] as const) {
      const refused = await lab.api.post('/databases/own/restore', body);
      expect(refused).toMatchObject({ status: 422, error: { errors: [{ location: field }] } });
    }
  }, 240_000);

  it('stay as they are when the moment cannot be had', async () => {
    const owner = await lab.connection('own');
    const [row] = await lab.ask(owner, 'select clock_timestamp() as at');
    const { environment } = lab.api.installation;
    // As an object store does that gives back something else than it was given.
    await lab.api.installation.query(
      `update ${environment['PLATFORM_SCHEMA']}.database_base_backup set files =
       (select jsonb_agg(file || '{"sha256": "0"}') from jsonb_array_elements(files) file)`,
    );
    const at = (row!['at'] as Date).toISOString();
    const asked = await lab.api.post('/databases/own/restore', { at });
    expect(await lab.done(asked)).toMatchObject({ status: 'failed' });
    expect(await own()).toMatchObject({ status: 'available', error: {} });
    expect(await lab.ask(owner, 'select text from page')).toEqual([{ text: 'kept' }]);
    await lab.api.installation.platform!.app.get(DatabaseLoop, { strict: false }).now();
    expect(await lab.driver().observeInstances()).toHaveLength(2);
  }, 240_000);

  it('are started again when their server has ended', async () => {
    const driver = lab.driver();
    for (const { id } of await driver.observeInstances()) await driver.stopInstance(id);
    const { app } = lab.api.installation.platform!;
    await app.get(DatabaseLoop, { strict: false }).now();
    expect(await lab.ask(await lab.connection('own'), 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 120_000);

  it('200: show what they do, and have extensions that do not reach the machine', async () => {
    const sampler = lab.api.installation.platform!.app.get(DatabaseSampler, { strict: false });
    const owner = await lab.connection('own');
    await sampler.measure();
    await lab.ask(owner, 'select count(*) from generate_series(1, 1000)');
    await sampler.measure();
    const { data } = await lab.api.get('/databases/own/metrics');
    const points = data['points'] as { size_bytes: number; connections: number }[];
    expect(points.at(-1)!.size_bytes).toBeGreaterThan(1_000_000);
    const slow = await lab.api.get('/databases/own/statements?limit=100');
    expect(JSON.stringify(slow.data.items)).toContain('generate_series');
    const made = await lab.api.call('PUT', '/databases/own/extensions/pgcrypto');
    expect(made).toMatchObject({ status: 200, data: { enabled: true } });
    await lab.ask(owner, `select crypt('a', gen_salt('bf', 4))`);
    const gone = await lab.api.call('DELETE', '/databases/own/extensions/pgcrypto');
    expect(gone.data).toMatchObject({ enabled: false, installed_version: null });
    const none = await lab.api.call('PUT', '/databases/own/extensions/no_such_thing');
    expect([none.status, none.error.code]).toEqual([404, 'database_extension.not_found']);
  }, 120_000);

  it('200: are part of what the project used', async () => {
    const { app } = lab.api.installation.platform!;
    const loop = app.get(DatabaseLoop, { strict: false });
    await lab.api.post('/databases/own/backups?wait=60');
    const used = async () => {
      await loop.now();
      await app.get(UsageRollUp).run();
      const { data } = await lab.api.get('/usage');
      return Object.fromEntries(data.items.map(({ meter, quantity }) => [meter, Number(quantity)]));
    };
    await eventually(async () => {
      const seen = await used();
      expect(seen['database.storage_megabyte_seconds']).toBeGreaterThan(0);
      expect(seen['database.backup_megabyte_seconds']).toBeGreaterThan(0);
    });
  }, 120_000);
});
