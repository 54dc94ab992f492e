import { once } from 'node:events';
import { until } from '../../../vps/engine/fixtures/until.js';
import { ask, instanceSpec, signIn, tenantOf } from '../fixtures/database-lab.js';
import type { Bench } from './database.contract.js';

/** Servers that are killed, and disks that are full. */
export function crashContract(bench: Bench): void {
  const stateOf = async (id: string) =>
    (await bench.lab.driver.observeInstances()).find((one) => one.id === id);

  it('loses no row that was acknowledged when the server is killed under writes', async () => {
    const tenant = await bench.tenant();
    const { id } = bench.spec;
    await ask(bench.address, tenant.writer, 'create table t (n int primary key)');
    const acknowledged: number[] = [];
    let next = 0;
    const write = async (): Promise<void> => {
      await using client = await signIn(bench.address, tenant.writer);
      const ended = once(client, 'end');
      for (; next < 1_000_000;) {
        const n = next++;
        const done = await client.query('insert into t values ($1)', [n]).then(
          () => true,
          () => false,
        );
        if (!done) break;
        acknowledged.push(n);
      }
      await ended;
    };
    const writers = [write(), write(), write(), write()];
    await until(() => expect(acknowledged.length).toBeGreaterThan(200));
    await bench.lab.kill(id);
    await Promise.allSettled(writers);
    await until(async () => expect(await stateOf(id)).toMatchObject({ state: 'running' }), 60_000);
    const kept = await until(() => ask(bench.address, tenant.writer, 'select n from t'), 60_000);
    const found = new Set(kept.map((row) => row['n']));
    expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
  }, 180_000);

  it('starts again what should run when the platform starts', async () => {
    const { lab } = bench;
    const spec = instanceSpec();
    const address = await lab.driver.ensureInstance(spec);
    const tenant = await tenantOf(lab.driver, spec.id);
    await lab.driver.close();
    await lab.kill(spec.id);
    await until(async () =>
      expect(await stateOf(spec.id)).toMatchObject({ state: 'failed', reason: 'ended' }),
    );
    await lab.driver.open();
    expect(await stateOf(spec.id)).toEqual(
      expect.objectContaining({ id: spec.id, state: 'running' }),
    );
    expect(await ask(address, tenant.writer, 'select 1 as one')).toEqual([{ one: 1 }]);
    await lab.driver.destroyInstance(spec.id);
  }, 120_000);

  it('takes no more data when its disk is full, and takes it again when there is room', async () => {
    const { driver } = bench.lab;
    const spec = instanceSpec({ diskMb: 140 });
    const address = await driver.ensureInstance(spec);
    const tenant = await tenantOf(driver, spec.id);
    const { writer } = tenant;
    await ask(address, writer, 'create table t (m text)');
    const fill = 'insert into t select repeat(md5(g::text), 30) from generate_series(1, 10000) g';
    await using open = await signIn(address, writer);
    await open.query('begin; insert into t values (1)');
    await until(async () => {
      await ask(address, writer, fill).catch(() => undefined);
      expect(await stateOf(spec.id)).toMatchObject({ state: 'read_only', reason: 'disk_full' });
    }, 90_000);
    await until(() => expect(ask(address, writer, fill)).rejects.toMatchObject({ code: '25006' }));
    await expect(open.query('commit')).rejects.toThrow();
    expect(await driver.sample(spec.id, tenant.name)).toMatchObject({ isReadOnly: true });
    await ask(address, tenant.reader, 'select count(*) from t');
    await driver.createLogin(spec.id, { ...writer, connectionLimit: 4 });
    await ask(address, writer, 'begin read write; truncate t; commit');
    await driver.ensureInstance({ ...spec, diskMb: 600 });
    await until(async () => expect(await stateOf(spec.id)).toMatchObject({ state: 'running' }));
    await until(() => ask(address, writer, fill));
    await driver.destroyInstance(spec.id);
  }, 200_000);

  it('holds one database to its quota while others go on', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const [large, other] = [await bench.tenant(), await bench.tenant()];
    const quota = { name: large.name, connectionLimit: 10 };
    await driver.createDatabase(id, { ...quota, quotaMb: 20 });
    const fill = 'insert into t select repeat(md5(g::text), 30) from generate_series(1, 20000) g';
    await ask(bench.address, large.writer, 'create table t (m text)');
    // What is over the quota while it writes is ended, too.
    await until(() =>
      expect(ask(bench.address, large.writer, fill)).rejects.toMatchObject({ code: '25006' }),
    );
    expect(await driver.sample(id, large.name)).toMatchObject({ isReadOnly: true });
    await ask(bench.address, other.writer, 'create table t (m text)');
    await driver.createDatabase(id, { ...quota, quotaMb: 500 });
    await until(() => ask(bench.address, large.writer, fill));
    expect(await driver.sample(id, large.name)).toMatchObject({ isReadOnly: false });
  }, 90_000);
}
