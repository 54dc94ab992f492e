import { ask, instanceSpec } from '../fixtures/database-lab.js';
import type { Bench } from './database.contract.js';

/** Instances that come, change, stop and go. */
export function lifeContract(bench: Bench): void {
  it('tells that it is ready, and with which versions', async () => {
    const can = await bench.lab.driver.capabilities();
    expect(can).toMatchObject({ ready: true, parts: { postgres: { sharedInstances: true } } });
    expect(can.majors.postgres).toContain(15);
  });

  it('makes an instance once, however often it is asked', async () => {
    const { driver } = bench.lab;
    const again = await Promise.all([1, 2, 3].map(() => driver.ensureInstance(bench.spec)));
    expect(again).toEqual([bench.address, bench.address, bench.address]);
    expect(await driver.observeInstances()).toMatchObject([
      { id: bench.spec.id, state: 'running', major: 15, usedBytes: expect.any(Number) },
    ]);
  });

  it('makes a database whose logins get in with TLS, write and read', async () => {
    const tenant = await bench.tenant();
    const { address } = bench;
    await ask(address, tenant.writer, 'create table note (text text)');
    await ask(address, tenant.writer, "insert into note values ('kept')");
    expect(await ask(address, tenant.reader, 'select text from note')).toEqual([{ text: 'kept' }]);
    const logins = await bench.lab.driver.logins(bench.spec.id);
    expect(logins).toEqual(new Set([tenant.writer.role, tenant.reader.role]));
  });

  it('makes databases and logins once, however often it is asked', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const tenant = await bench.tenant();
    await ask(bench.address, tenant.writer, 'create table note ()');
    await driver.createDatabase(id, { name: tenant.name, connectionLimit: 7, quotaMb: 64 });
    await driver.createLogin(id, { ...tenant.writer, password: 'another-password-1' });
    await expect(ask(bench.address, tenant.writer, 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
    const changed = { ...tenant.writer, password: 'another-password-1' };
    expect(await ask(bench.address, changed, 'select count(*) from note')).toEqual([
      { count: '0' },
    ]);
  });

  it('keeps what was written when it is stopped and started', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    await ask(bench.address, tenant.writer, 'create table note as select 7 as n');
    await driver.stopInstance(bench.spec.id);
    await driver.stopInstance(bench.spec.id);
    expect(await driver.observeInstances()).toMatchObject([{ state: 'stopped' }]);
    await expect(driver.sample(bench.spec.id, tenant.name)).rejects.toMatchObject({
      reason: 'unavailable',
    });
    expect(await driver.ensureInstance(bench.spec)).toEqual(bench.address);
    expect(await ask(bench.address, tenant.writer, 'select n from note')).toEqual([{ n: 7 }]);
  });

  it('gives a running instance other limits', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    const larger = { ...bench.spec, memoryMb: 512, maxConnections: 40 };
    expect(await driver.ensureInstance(larger)).toEqual(bench.address);
    const [row] = await ask(
      bench.address,
      tenant.writer,
      "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as usable",
    );
    expect(row?.['usable']).toBeGreaterThanOrEqual(40);
    await driver.ensureInstance(bench.spec);
  });

  it('drops a database with its roles, and one that is gone already', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const tenant = await bench.tenant();
    await driver.dropDatabase(id, tenant.name);
    await driver.dropDatabase(id, tenant.name);
    const left = await driver.logins(id);
    expect([...left].filter((role) => role === tenant.writer.role)).toEqual([]);
    await expect(driver.sample(id, tenant.name)).rejects.toMatchObject({ reason: 'not_found' });
    const login = { ...tenant.writer };
    await expect(driver.createLogin(id, login)).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('destroys an instance that runs, and one that is gone already', async () => {
    const { driver } = bench.lab;
    const spec = instanceSpec();
    await driver.ensureInstance(spec);
    await driver.destroyInstance(spec.id);
    await driver.destroyInstance(spec.id);
    expect((await driver.observeInstances()).map(({ id }) => id)).not.toContain(spec.id);
    await expect(driver.logins(spec.id)).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('takes up instances that another process left running', async () => {
    const tenant = await bench.tenant();
    const next = bench.lab.again();
    await next.open();
    expect(await next.ensureInstance(bench.spec)).toEqual(bench.address);
    expect(await next.sample(bench.spec.id, tenant.name)).toMatchObject({ isReadOnly: false });
    await next.close();
    expect(await ask(bench.address, tenant.writer, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
}
