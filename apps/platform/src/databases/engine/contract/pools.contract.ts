import { until } from '../../../vps/engine/fixtures/until.js';
import { ask, signIn, type Tenant } from '../fixtures/database-lab.js';
import type { InstanceAddress } from '../instance-spec.js';
import type { PoolMode } from '../pool-spec.js';
import type { Bench } from './database.contract.js';

const AT_ONCE = 50;
const SIZE = 5;

/** Pools of connections. */
export function poolsContract(bench: Bench): void {
  const pooled = async (
    tenant: Tenant,
    mode: PoolMode = 'transaction',
  ): Promise<InstanceAddress> => {
    const limits = { size: SIZE, maxConnections: 8, maxClients: 100 };
    const spec = { database: tenant.name, mode, ...limits };
    const address = await bench.lab.driver.ensurePool(bench.spec.id, spec);
    return { ...address, caPem: bench.address.caPem };
  };
  const refused = { code: expect.stringMatching(/^(28|08)/) };

  it(`serves ${AT_ONCE} clients at once over ${SIZE} connections`, async () => {
    const tenant = await bench.tenant();
    const address = await pooled(tenant);
    const login = await tenant.login('read_write', SIZE);
    const clients = await Promise.all(
      Array.from({ length: AT_ONCE }, () => signIn(address, login)),
    );
    const seen = await Promise.all(
      clients.map(async (client) => {
        const sql = 'select pg_backend_pid() as pid, pg_sleep(0.02)';
        return (await client.query<{ pid: number }>(sql)).rows[0]?.pid;
      }),
    );
    expect(new Set(seen).size).toBeLessThanOrEqual(SIZE);
    const sample = await bench.lab.driver.samplePool(bench.spec.id, tenant.name);
    expect(sample).toMatchObject({ clients: AT_ONCE, waiting: 0 });
    expect(sample.connections).toBeLessThanOrEqual(SIZE);
    await Promise.all(clients.map((client) => client.end()));
  }, 60_000);

  it('keeps prepared statements for clients that take turns', async () => {
    const tenant = await bench.tenant();
    const address = await pooled(tenant);
    const clients = await Promise.all(
      Array.from({ length: SIZE * 2 }, () => signIn(address, tenant.writer)),
    );
    const query = { name: 'doubled', text: 'select $1::int * 2 as twice' };
    for (let round = 1; round <= 5; round++) {
      const answers = await Promise.all(
        clients.map((client) => client.query<{ twice: number }>({ ...query, values: [round] })),
      );
      expect(answers.map(({ rows }) => rows[0]?.twice)).toEqual(clients.map(() => round * 2));
    }
    await Promise.all(clients.map((client) => client.end()));
  }, 60_000);

  it('gives a client of a session pool one connection for as long as it stays', async () => {
    const tenant = await bench.tenant();
    const address = await pooled(tenant, 'session');
    await using one = await signIn(address, tenant.writer);
    await one.query(`set application_name = 'mine'; create temp table t (n int)`);
    await using two = await signIn(address, tenant.writer);
    await two.query('select 1');
    const { rows } = await one.query(
      `select current_setting('application_name') as name, count(*)::int from t`,
    );
    expect(rows).toEqual([{ name: 'mine', count: 0 }]);
  });

  it('28000: lets nobody into the database of another, nor into the console', async () => {
    const [one, two] = [await bench.tenant(), await bench.tenant()];
    const address = await pooled(one);
    await pooled(two);
    for (const database of [two.name, 'pgbouncer', 'postgres', 'template1']) {
      await expect(signIn(address, { ...one.writer, database })).rejects.toMatchObject(refused);
    }
    for (const role of ['skydeck', 'skydeck_pooler', 'pgbouncer', 'postgres']) {
      const guess = { role, password: '', database: 'pgbouncer' };
      await expect(signIn(address, guess)).rejects.toThrow();
      await expect(signIn(address, { ...guess, database: one.name })).rejects.toThrow();
    }
    const wrong = { ...one.writer, password: 'wrong' };
    await expect(signIn(address, wrong)).rejects.toMatchObject(refused);
    await expect(signIn(address, one.writer, { hasTls: false })).rejects.toThrow();
    expect(await ask(address, one.reader, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('42501: a login that reads writes nothing through the pool either', async () => {
    const tenant = await bench.tenant();
    const address = await pooled(tenant);
    await ask(address, tenant.writer, 'create table t (n int)');
    expect(await ask(address, tenant.reader, 'select * from t')).toEqual([]);
    const write = 'set default_transaction_read_only = off; begin read write; drop table t';
    await expect(ask(address, tenant.reader, write)).rejects.toMatchObject({ code: '42501' });
  });

  it('takes new logins and other databases under load, and fails no query', async () => {
    const tenant = await bench.tenant();
    const address = await pooled(tenant);
    const state = { login: tenant.writer, asked: 0, ends: false };
    const failures: unknown[] = [];
    const load = async (): Promise<void> => {
      while (!state.ends) {
        const { login: mine } = state;
        await using client = await signIn(address, mine);
        for (let n = 0; n < 20 && !state.ends && mine === state.login; n++) {
          await client.query('select 1');
          state.asked++;
        }
      }
    };
    const runs = Array.from({ length: 8 }, () => load().catch((error) => failures.push(error)));
    const asked = async (more: number): Promise<void> => {
      const from = state.asked;
      await until(() => expect(state.asked).toBeGreaterThan(from + more), 30_000);
    };
    await asked(50);
    for (let turn = 0; turn < 2; turn++) {
      const before = state.login;
      state.login = await tenant.login('read_write', SIZE);
      await pooled(await bench.tenant());
      await asked(50);
      await bench.lab.driver.dropLogin(bench.spec.id, before.role);
      await expect(signIn(address, before)).rejects.toMatchObject(refused);
      await asked(50);
    }
    state.ends = true;
    await Promise.all(runs);
    expect(failures).toEqual([]);
  }, 120_000);

  it('removes a pool with what comes through it, and no other', async () => {
    const { driver } = bench.lab;
    const [one, two] = [await bench.tenant(), await bench.tenant()];
    const address = await pooled(one);
    // Each may have an address of its own.
    await using stays = await signIn(await pooled(two), two.writer);
    await driver.removePool(bench.spec.id, one.name);
    await driver.removePool(bench.spec.id, one.name);
    // A process of all pools refuses its clients; one of its own is there no more.
    const gone = { code: expect.stringMatching(/^(28|08|ECONNREFUSED|ENOTFOUND)/) };
    await expect(signIn(address, one.writer)).rejects.toMatchObject(gone);
    await expect(driver.samplePool(bench.spec.id, one.name)).rejects.toMatchObject({
      reason: 'not_found',
    });
    expect((await stays.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await ask(bench.address, one.writer, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('comes back by itself when it is killed, and stays when the platform starts anew', async () => {
    const { lab } = bench;
    const tenant = await bench.tenant();
    const address = await pooled(tenant);
    await using lost = await signIn(address, tenant.writer);
    await lab.killPooler(bench.spec.id);
    await expect(lost.query('select 1')).rejects.toThrow();
    const one = [{ one: 1 }];
    await until(
      async () => expect(await ask(address, tenant.writer, 'select 1 as one')).toEqual(one),
      30_000,
    );
    await using stays = await signIn(address, tenant.writer);
    await lab.driver.close();
    const next = lab.again();
    await next.open();
    expect((await stays.query('select 1 as one')).rows).toEqual(one);
    const login = await tenant.login('read_write');
    expect(await ask(address, login, 'select 1 as one')).toEqual(one);
    await next.close();
    await lab.driver.open();
    expect((await stays.query('select 1 as one')).rows).toEqual(one);
  }, 60_000);

  it('serves again once a server that was killed does, in the same process', async () => {
    const tenant = await bench.tenant();
    const address = await pooled(tenant);
    await ask(address, tenant.writer, 'select 1');
    await bench.lab.kill(bench.spec.id);
    const answered = await until(() => ask(address, tenant.writer, 'select 1 as one'), 60_000);
    expect(answered).toEqual([{ one: 1 }]);
  }, 90_000);
}
