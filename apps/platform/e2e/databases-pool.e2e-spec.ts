import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identify, isRunning, type ProcessIdentity } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { DatabaseSampler } from '../src/databases/metrics/database-sampler.js';
import { DatabasesHarness, type TestConnection } from './databases-harness.js';

const AT_ONCE = 50;
const SIZE = 5;

const pool = (database: string): string => `/databases/${database}/pool`;

describe('connection pools of databases', () => {
  let lab: DatabasesHarness;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('shop');
    await lab.make('bank');
    // The first pool fetches its program, where the machine has none that is new enough.
    await enable('shop', { size: SIZE });
  }, 300_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  const enable = async (database: string, more: object = {}) => {
    const body = { enabled: true, ...more };
    const begun = await lab.api.call('PATCH', `${pool(database)}?wait=60`, body);
    expect(await lab.done(begun)).toMatchObject({ status: 'succeeded' });
    return (await lab.api.get(pool(database))).data;
  };
  const pooled = async (database: string): Promise<TestConnection> => {
    const connection = await lab.connection(database);
    const { pooled_url: url } = connection as unknown as { pooled_url: string };
    return { ...connection, url };
  };

  it('200: is off at first, and then answers where a credential says', async () => {
    const off = await lab.api.get(pool('bank'));
    expect(off.data).toMatchObject({ enabled: false, mode: 'transaction', port: null, now: null });
    expect(await lab.connection('bank')).toMatchObject({ pooled_url: null });
    const { data } = await lab.api.get(pool('shop'));
    expect(data).toMatchObject({ enabled: true, size: SIZE, max_size: 15, max_clients: 200 });
    const connection = await pooled('shop');
    expect(new URL(connection.url).port).toBe(String(data['port']));
    expect(connection.port).not.toBe(data['port']);
    expect(await lab.ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 60_000);

  it(`serves ${AT_ONCE} clients at once over ${SIZE} connections, and measures them`, async () => {
    const connection = await pooled('shop');
    const clients = await Promise.all(
      Array.from({ length: AT_ONCE }, () => lab.client(connection)),
    );
    const seen = await Promise.all(
      clients.map(async (client) => {
        const { rows } = await client.query<{ pid: number }>(
          'select pg_backend_pid() as pid, pg_sleep(0.02)',
        );
        return rows[0]?.pid;
      }),
    );
    expect(new Set(seen).size).toBeLessThanOrEqual(SIZE);
    const { data } = await lab.api.get(pool('shop'));
    expect(data['now']).toMatchObject({ clients: AT_ONCE, clients_waiting: 0 });
    await lab.api.installation.platform!.app.get(DatabaseSampler, { strict: false }).measure();
    const { data: metrics } = await lab.api.get('/databases/shop/metrics');
    const points = metrics['points'] as Record<string, number>[];
    expect(points.at(-1)).toMatchObject({ pool_clients: AT_ONCE, pool_clients_waiting: 0 });
    expect(points.at(-1)?.['pool_connections']).toBeLessThanOrEqual(SIZE);
    await Promise.all(clients.map((client) => client.end()));
  }, 60_000);

  it('degrades a database whose pool does not answer, until it does', async () => {
    const sampler = lab.api.installation.platform!.app.get(DatabaseSampler, { strict: false });
    const { data: shop } = await lab.api.get('/databases/shop');
    const [server] = await lab.driver().observeInstances();
    await lab.driver().removePool(server?.id ?? '', String(shop['database']));
    await sampler.measure();
    const { data: degraded } = await lab.api.get('/databases/shop');
    expect(degraded).toMatchObject({ status: 'degraded', problems: [{ problem: 'pool' }] });
    await enable('shop');
    await sampler.measure();
    const { data: again } = await lab.api.get('/databases/shop');
    expect(again).toMatchObject({ status: 'available', problems: [] });
  }, 60_000);

  it('rotates a credential under load through the pool: no query fails', async () => {
    const state = { connection: await pooled('shop'), asked: 0, ends: false };
    const failures: unknown[] = [];
    const load = async (): Promise<void> => {
      while (!state.ends) {
        const { connection } = state;
        const client = await lab.client(connection);
        while (!state.ends && state.connection === connection) {
          await client.query('select $1::int as n', [1]);
          state.asked++;
        }
        await client.end();
      }
    };
    const runs = Array.from({ length: 10 }, () => load().catch((error) => failures.push(error)));
    const more = async (): Promise<void> => {
      const from = state.asked;
      await eventually(() => expect(state.asked).toBeGreaterThan(from + 100));
    };
    await more();
    const credential = '/databases/shop/credentials/owner';
    const rotated = await lab.api.post(`${credential}/rotate`, { grace_s: 3600 });
    expect(rotated.status).toBe(200);
    await more();
    const before = state.connection;
    state.connection = await pooled('shop');
    await enable('bank');
    await more();
    expect((await lab.api.post(`${credential}/end-previous`)).status).toBe(200);
    await more();
    state.ends = true;
    await Promise.all(runs);
    expect(failures).toEqual([]);
    await expect(lab.ask(before, 'select 1')).rejects.toThrow();
  }, 120_000);

  it('lets nobody into the database of another project, nor into the console', async () => {
    const [shop, bank] = [await pooled('shop'), await pooled('bank')];
    for (const database of [bank.database, 'pgbouncer', 'postgres']) {
      const url = shop.url.replace(/\/[^/]+$/, `/${database}`);
      await expect(lab.ask({ ...shop, url }, 'show config')).rejects.toThrow();
    }
    expect((await lab.api.get(lab.other(pool('shop')))).status).toBe(404);
    const changed = await lab.api.call('PATCH', lab.other(pool('shop')), { enabled: false });
    expect(changed.status).toBe(404);
  }, 60_000);

  it('4xx: refuses what cannot be, and what was changed meanwhile', async () => {
    const cases = [
      [{ size: 16 }, 422, 'database_pool.too_large'],
      [{ size: 0 }, 422, 'validation_failed'],
      [{ mode: 'statement' }, 422, 'validation_failed'],
      [{}, 422, 'validation_failed'],
    ] as const;
    for (const [body, status, code] of cases) {
      const refused = await lab.api.call('PATCH', pool('shop'), body);
      expect([refused.status, refused.error.code]).toEqual([status, code]);
    }
  }, 60_000);

  it('races: of 50 changes at once each that is taken is done, and the last one holds', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        lab.api.call('PATCH', pool('bank'), { size: 1 + (index % 10) }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 202);
    expect(taken.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 202 || status === 409)).toBe(true);
    for (const one of taken) await lab.done(one);
    expect((await lab.api.get(pool('bank'))).data).toMatchObject({ enabled: true });
    expect(await lab.ask(await pooled('bank'), 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 120_000);

  it('is there after a restore, and gone with its database', async () => {
    const backup = await lab.api.post('/databases/bank/backups?wait=60');
    await lab.done(backup);
    const { data } = await lab.api.get('/database-backups?kind=manual');
    const restore = { backup: data.items[0]?.['id'], skip_backup: true };
    await lab.done(await lab.api.post('/databases/bank/restore?wait=60', restore));
    const connection = await pooled('bank');
    expect(await lab.ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await lab.remove('bank');
    await expect(lab.ask(connection, 'select 1')).rejects.toThrow();
    expect(await lab.ask(await pooled('shop'), 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 120_000);

  /** The first process of the server that both databases are in, and its pooler. */
  async function servers(): Promise<ProcessIdentity[]> {
    const dir = join(lab.api.installation.home, 'databases', 'instances');
    const [id = ''] = await readdir(dir);
    const home = await readdir(join(dir, id, 'home'));
    const data = home.find((name) => name.startsWith('postgres-')) ?? '';
    const files = [join('home', data, 'postmaster.pid'), 'pooler/pgbouncer.pid'];
    const texts = await Promise.all(files.map((file) => readFile(join(dir, id, file), 'utf8')));
    return texts.map((text) => identify(Number.parseInt(text, 10))!);
  }

  it('ends with its server and the platform where it is told to, and comes back with them', async () => {
    const { installation } = lab.api;
    const connection = await pooled('shop');
    const before = await servers();
    expect(before.map(isRunning)).toEqual([true, true]);
    await installation.stopPlatform();
    expect(before.map(isRunning)).toEqual([true, true]);
    installation.environment['DATABASES_KEEP_RUNNING'] = 'false';
    await installation.startPlatform();
    await installation.stopPlatform();
    delete installation.environment['DATABASES_KEEP_RUNNING'];
    expect(before.map(isRunning)).toEqual([false, false]);
    await installation.startPlatform();
    await eventually(
      async () => expect(await lab.ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]),
      { timeoutMs: 60_000, everyMs: 500 },
    );
  }, 180_000);

  it('gives apps the address of the pool, and is not turned off while they have it', async () => {
    await lab.api.post('/apps', { name: 'web', repo: 'https://git.example/web.git' });
    const names = { pool_url: 'DATABASE_URL', url: 'DIRECT_URL' };
    const body = { kind: 'database', target: 'shop', names };
    const bound = await lab.api.post('/apps/web/bindings', body);
    expect(bound.data['variables']).toEqual({ ...names, ca: 'DATABASE_CA' });
    const refused = await lab.api.call('PATCH', pool('shop'), { enabled: false });
    expect([refused.status, refused.error.code]).toEqual([409, 'database_pool.in_use']);
    await lab.api.call('DELETE', `/apps/web/bindings/${String(bound.data['id'])}`);
    const connection = await pooled('shop');
    const begun = await lab.api.call('PATCH', `${pool('shop')}?wait=60`, { enabled: false });
    expect(await lab.done(begun)).toMatchObject({ status: 'succeeded' });
    await expect(lab.ask(connection, 'select 1')).rejects.toThrow();
    expect(await lab.connection('shop')).toMatchObject({ pooled_url: null });
    const none = await lab.api.post('/apps/web/bindings', body);
    expect([none.status, none.error.code]).toEqual([422, 'app_binding.no_pool']);
  }, 60_000);

  it('tells of changes as events and in the audit log', async () => {
    const { data } = await lab.api.get('/events?type=database_pool.changed&limit=100');
    expect(data.items.map((event) => event['data'])).toContainEqual(
      expect.objectContaining({ enabled: true, mode: 'transaction', size: SIZE }),
    );
    const audit = JSON.stringify(await lab.api.get('/audit?limit=100'));
    expect(audit).toContain('database_pool.changed');
    expect(audit).toContain('database.pool');
  });
});
