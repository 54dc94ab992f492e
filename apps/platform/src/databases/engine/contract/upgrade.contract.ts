import { ask, instanceSpec, tenantOf } from '../fixtures/database-lab.js';
import type { Bench } from './database.contract.js';

/** Newer major versions. */
export function upgradeContract(bench: Bench): void {
  it('brings databases, logins and limits to a newer major version', async () => {
    const { driver } = bench.lab;
    const spec = instanceSpec({ memoryMb: 384 });
    const address = await driver.ensureInstance(spec);
    const tenant = await tenantOf(driver, spec.id);
    const { writer, reader } = tenant;
    const rows =
      'create table t as select g as n, md5(g::text) as m from generate_series(1, 20000) g';
    await ask(address, writer, `${rows}; create index on t (m); create extension pg_trgm`);
    const newer = { ...spec, major: 17 };
    await expect(driver.ensureInstance(newer)).rejects.toMatchObject({ reason: 'not_allowed' });
    expect(await driver.upgradeInstance(newer)).toEqual(address);
    expect(await driver.upgradeInstance(newer)).toEqual(address);
    const [now] = await ask(address, writer, "select current_setting('server_version') as v");
    expect(now?.['v']).toMatch(/^17\./);
    const count = 'select count(distinct m)::int as n from t';
    expect(await ask(address, reader, count)).toEqual([{ n: 20_000 }]);
    await ask(address, writer, 'create table more as select 1 as n; drop table t');
    await ask(address, reader, 'select n from more');
    await expect(ask(address, reader, 'create table mine ()')).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|25006)$/),
    });
    expect(await driver.observeInstances()).toContainEqual(
      expect.objectContaining({ id: spec.id, state: 'running', major: 17 }),
    );
    await expect(driver.upgradeInstance(spec)).rejects.toMatchObject({ reason: 'not_allowed' });
    await driver.destroyInstance(spec.id);
  }, 240_000);

  it('stays with the old version when the new one cannot take the data', async () => {
    const { driver } = bench.lab;
    const spec = instanceSpec();
    const address = await driver.ensureInstance(spec);
    const { writer } = await tenantOf(driver, spec.id);
    await ask(address, writer, 'create table kept as select 1 as n');
    // Of a column that the newer version does not have any more.
    await ask(address, writer, 'create view v as select checkpoints_timed from pg_stat_bgwriter');
    await expect(driver.upgradeInstance({ ...spec, major: 17 })).rejects.toMatchObject({
      reason: 'failed',
    });
    expect(await ask(address, writer, 'select n from kept')).toEqual([{ n: 1 }]);
    expect(await driver.observeInstances()).toContainEqual(
      expect.objectContaining({ id: spec.id, state: 'running', major: 15 }),
    );
    await driver.destroyInstance(spec.id);
  }, 120_000);
}
