import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, inFull } from '@skydeck/testing';
import { Redis } from 'ioredis';
import { DatabaseBackupScheduler } from '../src/databases/backups/database-backup-scheduler.js';
import { BackupChecks } from '../src/databases/backups/backup-checks.js';
import { DatabasesHarness } from './databases-harness.js';

/** The Redis that the machine has. */
const KEYS = { engine: 'valkey', plan: 'dedicated', version: 7 } as const;

describe('databases of Valkey', () => {
  let lab: DatabasesHarness;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('keys', KEYS);
    await ask('keys', (client) => client.mset({ a: '1', b: '2' }));
  }, 180_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  const ask = async <T>(database: string, work: (client: Redis) => Promise<T>): Promise<T> => {
    const { host, port, user, password, ca } = await lab.connection(database);
    const options = { host, port, username: user, password, tls: { ca }, maxRetriesPerRequest: 0 };
    const client = new Redis({ ...options, lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.disconnect();
    }
  };
  const all = (database: string) => ask(database, (client) => client.mget('a', 'b', 'c'));
  const show = async (name: string) => (await lab.api.get(`/databases/${name}`)).data;
  const schema = () => String(lab.api.installation.environment['PLATFORM_SCHEMA']);
  const service = <T>(type: new (...args: never[]) => T): T =>
    lab.api.installation.platform!.app.get(type, { strict: false });
  const backups = async (query: string) =>
    (await lab.api.get(`/database-backups?${query}`)).data.items;
  const newest = async () => (await backups('kind=scheduled'))[0]!;

  it('202: are kept, put back in place with the same password, and forked', async () => {
    const made = await lab.api.post('/databases/keys/backups?wait=60');
    expect(made).toMatchObject({ status: 202, data: { status: 'ready', engine: 'valkey' } });
    const backup = made.data['id'];
    const owner = await lab.connection('keys');
    await ask('keys', (client) => client.mset({ a: 'spoilt', c: '3' }));
    const forks = [
      await lab.api.post('/databases/keys/fork', { name: 'now' }),
      await lab.api.post('/databases/keys/fork', { name: 'then', backup }),
    ];
    for (const one of forks) expect(await lab.done(one)).toMatchObject({ status: 'succeeded' });
    const restored = await lab.api.post('/databases/keys/restore', { backup });
    expect(await lab.done(restored)).toMatchObject({ status: 'succeeded' });
    expect((await lab.connection('keys')).password).toBe(owner.password);
    expect(await all('keys')).toEqual(['1', '2', null]);
    expect(await all('then')).toEqual(['1', '2', null]);
    expect(await all('now')).toEqual(['spoilt', '2', '3']);
    const [kept] = await backups('kind=before_restore');
    await lab.make('kept', { ...KEYS, backup: kept!['id'] });
    expect(await all('kept')).toEqual(['spoilt', '2', '3']);
    for (const name of ['now', 'kept']) await lab.remove(name);
  }, 180_000);

  inFull(
    'run with a newer version as a fork',
    async () => {
      const forked = await lab.api.post('/databases/then/fork', { name: 'newer', version: 8 });
      expect(await lab.done(forked)).toMatchObject({ status: 'succeeded' });
      expect(await show('newer')).toMatchObject({ version: 8 });
      expect(await all('newer')).toEqual(['1', '2', null]);
      const older = await lab.api.post('/databases/newer/fork', { name: 'older', version: 7 });
      expect([older.status, older.error.code]).toEqual([422, 'database.not_newer']);
      await lab.remove('newer');
    },
    180_000,
  );

  it('makes one backup for each slot that is due', async () => {
    await lab.api.installation.query(
      `update ${schema()}.managed_database set backup_slot_at = '2026-01-01T03:00:00Z',
       backup_next_at = '2026-01-01T03:00:00Z' where name = 'keys'`,
    );
    const scheduler = service(DatabaseBackupScheduler);
    await Promise.all([scheduler.pass(), scheduler.pass(), scheduler.pass()]);
    await eventually(
      async () => expect(await backups('kind=scheduled')).toMatchObject([{ status: 'ready' }]),
      { timeoutMs: 60_000 },
    );
  }, 120_000);

  it('restores the newest backup once a week beside it, and is degraded when that fails', async () => {
    const before = (await lab.driver().observeInstances()).length;
    const due = `update ${schema()}.managed_database set check_next_at = now() where name = 'keys'`;
    await lab.api.installation.query(due);
    await service(BackupChecks).pass();
    await eventually(
      async () => expect(await newest()).toMatchObject({ check: { state: 'passed', error: null } }),
      { timeoutMs: 60_000 },
    );
    expect(await lab.driver().observeInstances()).toHaveLength(before);
    const id = String((await newest())['id']);
    for (const file of await filesOf(id)) await rm(file, { recursive: true, force: true });
    const checked = await lab.api.post(`/database-backups/${id}/check?wait=60`);
    expect(checked.data).toMatchObject({ check: { state: 'failed' } });
    expect(await show('keys')).toMatchObject({
      status: 'degraded',
      problems: [{ problem: 'check' }],
    });
    expect(await lab.driver().observeInstances()).toHaveLength(before);
    expect(await all('keys')).toEqual(['1', '2', null]);
  }, 180_000);

  it.each([
    ['POST', '/fork', { name: 'past', at: '2026-01-01T00:00:00Z' }, 'body.at'],
    ['POST', '/restore', { at: '2026-01-01T00:00:00Z' }, 'body.at'],
    ['POST', '/upgrade', { version: 8 }, 'body.version'],
  ])(
    '422: refuses %s %s of what it does not do, and names the field',
    async (method, path, body, location) => {
      expect(await lab.api.call(method, `/databases/keys${path}`, body)).toMatchObject({
        status: 422,
        error: {
          code: 'database.not_possible',
          detail: expect.stringContaining('`valkey`'),
          errors: [{ location }],
        },
      });
    },
  );

  it.each(['/extensions', '/statements'])('422: refuses %s', async (path) => {
    const refused = await lab.api.get(`/databases/keys${path}`);
    expect([refused.status, refused.error.code]).toEqual([422, 'database.not_possible']);
  });

  it('200: names no moment that it can be put back to', async () => {
    const { data } = await lab.api.get('/databases/keys/recovery');
    expect(data).toEqual({ earliest: null, latest: null, archive_waiting_since: null });
  });

  it('leave a last backup when they are deleted, that another one is made of', async () => {
    const gone = await lab.api.call('DELETE', '/databases/keys');
    expect(await lab.done(gone)).toMatchObject({ status: 'succeeded' });
    const [final] = await backups('kind=final');
    expect(await lab.make('again', { ...KEYS, backup: final!['id'] })).toMatchObject({
      engine: 'valkey',
      status: 'available',
    });
    expect(await all('again')).toEqual(['1', '2', null]);
    const checked = await lab.api.post(`/database-backups/${String(final!['id'])}/check?wait=60`);
    expect(checked.data).toMatchObject({ check: { state: 'passed' } });
  }, 120_000);

  async function filesOf(id: string): Promise<string[]> {
    const { home } = lab.api.installation;
    const entries = await readdir(home, { recursive: true });
    return entries.filter((name) => name.includes(id)).map((name) => join(home, name));
  }
});
