import { eventually } from '@skydeck/testing';
import { DatabasesHarness } from './databases-harness.js';

describe('upgrades of databases', () => {
  let lab: DatabasesHarness;
  let begunAtMs = 0;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('own', { plan: 'dedicated', version: 15 });
    const rows = `create table note as select 'kept' as text`;
    await lab.ask(await lab.connection('own'), rows);
  }, 180_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  const own = async () => (await lab.api.get('/databases/own')).data;
  const upgrade = (version: unknown, name = 'own') =>
    lab.api.post(`/databases/${name}/upgrade`, { version });
  const text = async () => lab.ask(await lab.connection('own'), 'select text from note');

  it.each([
    [14, 'database.version_unknown', 'must be one of 15, 17'],
    [15, 'database.not_newer', 'must be above 15, which it has'],
    [99, 'database.version_unknown', 'must be one of 15, 17'],
    ['17', 'validation_failed', /number/],
  ])('422: refuses %s, and says what is wrong with the version', async (version, code, message) => {
    expect(await upgrade(version)).toMatchObject({
      status: 422,
      error: {
        code,
        errors: [{ location: 'body.version', message: expect.stringMatching(message) }],
      },
    });
    expect(await own()).toMatchObject({ status: 'available', version: 15 });
  });

  it('422: refuses a database that shares its server, and one of an engine that cannot', async () => {
    await lab.make('shared');
    const refused = await upgrade(17, 'shared');
    expect([refused.status, refused.error.code]).toEqual([422, 'database.needs_dedicated']);
    await lab.remove('shared');
    const keys = { engine: 'valkey', plan: 'dedicated', version: 7 };
    await lab.make('keys', keys);
    expect(await upgrade(8, 'keys')).toMatchObject({
      status: 422,
      error: { code: 'database.not_possible', errors: [{ location: 'body.version' }] },
    });
    await lab.remove('keys');
  }, 120_000);

  it('stays with the old version when the newer one cannot take the data', async () => {
    const owner = await lab.connection('own');
    // Of a column that the newer version does not have any more.
    await lab.ask(owner, 'create view old as select checkpoints_timed from pg_stat_bgwriter');
    const begun = await upgrade(17);
    expect(begun).toMatchObject({ status: 202, data: { status: 'upgrading', version: 15 } });
    expect((await upgrade(17)).status).toBe(409);
    const failed = await lab.done(begun);
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'database.engine_failed' } });
    expect(await own()).toMatchObject({
      status: 'available',
      version: 15,
      error: { code: 'database.engine_failed' },
    });
    expect(await lab.ask(owner, 'select text from note')).toEqual([{ text: 'kept' }]);
    await lab.ask(owner, `drop view old; insert into note values ('more')`);
    await eventually(async () => {
      const { data } = await lab.api.get('/events?type=database.failed');
      expect(data.items).toHaveLength(1);
    });
  }, 240_000);

  it('202: brings everything over, and credentials go on', async () => {
    const owner = await lab.connection('own');
    const made = await lab.api.post('/databases/own/credentials', {
      name: 'reports',
      access: 'read_only',
    });
    expect(made.status).toBe(201);
    begunAtMs = Date.now();
    const begun = await upgrade(17);
    expect(await own()).toMatchObject({
      status: 'upgrading',
      operation: { kind: 'database.upgrade' },
    });
    expect(await lab.done(begun)).toMatchObject({ status: 'succeeded' });
    expect(await own()).toMatchObject({ status: 'available', version: 17, error: null });
    expect(
      await lab.ask(
        owner,
        `select text, current_setting('server_version_num')::int / 10000 as major
      from note order by text`,
      ),
    ).toEqual([
      { text: 'kept', major: 17 },
      { text: 'more', major: 17 },
    ]);
    const reader = await lab.connection('own', 'reports');
    expect(await lab.ask(reader, 'select count(*)::int as n from note')).toEqual([{ n: 2 }]);
    await lab.api.post('/databases/own/credentials/owner/rotate', { grace_s: 0 });
    expect(await text()).toHaveLength(2);
    await expect(lab.ask(owner, 'select 1')).rejects.toThrow();
    const again = await upgrade(17);
    expect(again.error.code).toBe('database.not_newer');
  }, 240_000);

  it('422: goes back to no moment from before the upgrade', async () => {
    const before = new Date(begunAtMs).toISOString();
    const refused = await lab.api.post('/databases/own/restore', { at: before });
    expect([refused.status, refused.error.code]).toEqual([422, 'database.moment_unknown']);
    const { data } = await lab.api.get('/databases/own/recovery');
    expect(Date.parse(String(data['earliest']))).toBeGreaterThan(begunAtMs);
  });
});
