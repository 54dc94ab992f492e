import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ask, instanceSpec } from '../fixtures/database-lab.js';
import type { Bench } from './database.contract.js';

/** Copies, and the way back. */
export function backupContract(bench: Bench): void {
  it('puts a dump into another database: data, extensions, readers and rows behind policies', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const [one, two] = [await bench.tenant(), await bench.tenant()];
    await driver.setExtension(id, one.name, 'pgstattuple', true);
    await ask(
      bench.address,
      one.writer,
      `create extension citext; create schema sales;
       create table sales.deal (id serial primary key, name citext, secret bool);
       insert into sales.deal (name, secret) select 'n' || g, g % 2 = 0 from generate_series(1, 1000) g;
       alter table sales.deal enable row level security;
       alter table sales.deal force row level security;
       create policy p on sales.deal using (not secret);
       create function f() returns int language sql as 'select 1';
       reset role; create table public.own as select 1 as n`,
    );
    await driver.restore(id, two.name, await driver.dump(id, one.name));
    const count = 'select count(*)::int as n from sales.deal';
    expect(await ask(bench.address, two.writer, count)).toEqual([{ n: 500 }]);
    await ask(bench.address, two.writer, 'alter table sales.deal disable row level security');
    expect(await ask(bench.address, two.writer, count)).toEqual([{ n: 1000 }]);
    expect(await ask(bench.address, two.reader, count)).toEqual([{ n: 1000 }]);
    await ask(bench.address, two.writer, "insert into sales.deal (name) values ('more')");
    await ask(
      bench.address,
      two.writer,
      'drop table own; drop function f(); drop schema sales cascade',
    );
    expect(await driver.extensions(id, two.name)).toContainEqual(
      expect.objectContaining({ name: 'pgstattuple', installedVersion: expect.any(String) }),
    );
    expect(await driver.logins(id)).toEqual(
      new Set([one.writer, one.reader, two.writer, two.reader].map(({ role }) => role)),
    );
    await driver.dropDatabase(id, one.name);
    await driver.dropDatabase(id, two.name);
  }, 60_000);

  it('not_allowed: refuses a dump for a database with something in it', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const tenant = await bench.tenant();
    await ask(bench.address, tenant.writer, 'create table t ()');
    const dump = await buffer(await driver.dump(id, tenant.name));
    await expect(driver.restore(id, tenant.name, Readable.from([dump]))).rejects.toMatchObject({
      reason: 'not_allowed',
    });
  });

  it('failed: leaves the database empty when a dump is cut off or none at all', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const [from, to] = [await bench.tenant(), await bench.tenant()];
    const fill = 'create table t as select md5(g::text) as m from generate_series(1, 20000) g';
    await ask(bench.address, from.writer, fill);
    const dump = await buffer(await driver.dump(id, from.name));
    for (const part of [dump.subarray(0, dump.length / 2), Buffer.from('drop database x')]) {
      await expect(driver.restore(id, to.name, Readable.from([part]))).rejects.toMatchObject({
        reason: 'failed',
      });
    }
    await driver.restore(id, to.name, Readable.from([dump]));
    const count = 'select count(*)::int as n from t';
    expect(await ask(bench.address, to.reader, count)).toEqual([{ n: 20_000 }]);
  }, 60_000);

  it('gives a dump that does harm no more rights than the tenant has', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const [from, to] = [await bench.tenant(), await bench.tenant()];
    await ask(
      bench.address,
      from.writer,
      `create function harm(n int) returns bool language plpgsql as $$ begin
         execute 'alter role ${from.writer.role} superuser'; return true;
       exception when insufficient_privilege then return true; end $$;
       create table t (n int check (harm(n))); insert into t values (1);
       create materialized view m as select harm(1)`,
    );
    const superusers = 'select rolname from pg_roles where rolsuper order by 1';
    const before = await ask(bench.address, to.writer, superusers);
    await driver.restore(id, to.name, await driver.dump(id, from.name));
    expect(await ask(bench.address, to.writer, superusers)).toEqual(before);
  }, 60_000);

  it('not_found: dumps no database that is not there', async () => {
    await expect(bench.lab.driver.dump(bench.spec.id, 'd_none')).rejects.toMatchObject({
      reason: 'not_found',
    });
  });

  it('brings back the moment before a table was dropped', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    const { id } = bench.spec;
    await ask(bench.address, tenant.writer, 'create table precious as select 1 as n');
    const before = new Date();
    await expect(driver.restoreInstance(instanceSpec(), id, before)).rejects.toMatchObject({
      reason: 'not_found',
    });
    const backup = await driver.takeBaseBackup(id);
    expect(backup).toMatchObject({ id: expect.any(String), bytes: expect.any(Number) });
    await ask(bench.address, tenant.writer, 'insert into precious select generate_series(2, 100)');
    const [moment] = await ask(bench.address, tenant.writer, 'select clock_timestamp() as at');
    await ask(bench.address, tenant.writer, 'select pg_sleep(0.05)');
    await ask(bench.address, tenant.writer, 'drop table precious');
    const spec = instanceSpec({ archived: true });
    const at = moment?.['at'] as Date;
    const address = await driver.restoreInstance(spec, id, at);
    expect(await driver.restoreInstance(spec, id, at)).toEqual(address);
    const count = 'select count(*)::int as n from precious';
    expect(await ask(address, tenant.writer, count)).toEqual([{ n: 100 }]);
    await ask(address, tenant.writer, 'insert into precious values (101)');
    await expect(ask(bench.address, tenant.writer, count)).rejects.toMatchObject({ code: '42P01' });
    expect((await driver.observeInstances()).find((one) => one.id === spec.id)).toMatchObject({
      state: 'running',
    });
    await driver.takeBaseBackup(spec.id);
    await driver.destroyInstance(spec.id);
  }, 180_000);

  it('brings back the newest state when nothing was written since, also of one that is stopped', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    const { id } = bench.spec;
    await driver.takeBaseBackup(id);
    await ask(bench.address, tenant.writer, 'create table latest as select 1 as n');
    await driver.stopInstance(id);
    const spec = instanceSpec();
    const address = await driver.restoreInstance(spec, id, new Date());
    expect(await ask(address, tenant.writer, 'select n from latest')).toEqual([{ n: 1 }]);
    await driver.destroyInstance(spec.id);
    await driver.ensureInstance(bench.spec);
  }, 180_000);
}
