import { until } from '../../../vps/engine/fixtures/until.js';
import { ask, signIn } from '../fixtures/database-lab.js';
import type { Bench } from './database.contract.js';

/** Roles that come and go while others work. */
export function loginsContract(bench: Bench): void {
  it('rotates a login: both work, then the old one and its sessions end', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    const old = tenant.writer;
    await ask(bench.address, old, 'create table note (n int)');
    await using session = await signIn(bench.address, old);
    const next = await tenant.login('read_write');
    await ask(bench.address, next, 'insert into note values (1)');
    await session.query('insert into note values (2)');
    await session.query('begin; insert into note values (3)');
    await driver.dropLogin(bench.spec.id, old.role);
    await driver.dropLogin(bench.spec.id, old.role);
    await expect(session.query('commit')).rejects.toThrow();
    await expect(signIn(bench.address, old)).rejects.toMatchObject({ code: '28P01' });
    expect(await ask(bench.address, next, 'select n from note order by n')).toEqual([
      { n: 1 },
      { n: 2 },
    ]);
  });

  it('keeps what a login made for itself when the login goes', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    await ask(
      bench.address,
      tenant.writer,
      'reset role; create schema s; create table s.t (n int)',
    );
    await driver.dropLogin(bench.spec.id, tenant.writer.role);
    const next = await tenant.login('read_write');
    await ask(bench.address, next, 'insert into s.t values (1); drop table s.t; drop schema s');
  });

  it('ends a login that is in the middle of a long statement', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    await using session = await signIn(bench.address, tenant.writer);
    const running = session.query('select pg_sleep(600)').then(
      () => 'done',
      () => 'ended',
    );
    await until(async () => {
      const { connections } = await driver.sample(bench.spec.id, tenant.name);
      expect(connections).toBeGreaterThan(0);
    });
    await driver.dropLogin(bench.spec.id, tenant.writer.role);
    expect(await running).toBe('ended');
    expect(await driver.logins(bench.spec.id)).not.toContain(tenant.writer.role);
  });

  it('counts connections, bytes and transactions of a database', async () => {
    const { driver } = bench.lab;
    const tenant = await bench.tenant();
    const before = await driver.sample(bench.spec.id, tenant.name);
    await using session = await signIn(bench.address, tenant.writer);
    await session.query('create table t as select generate_series(1, 50000) n');
    await until(async () => {
      const after = await driver.sample(bench.spec.id, tenant.name);
      expect(after.connections).toBe(1);
      expect(after.bytes).toBeGreaterThan(before.bytes + 1_000_000);
      expect(after.committed).toBeGreaterThan(before.committed);
    });
  });

  it('tells slow statements of one database, without the values in them', async () => {
    const { driver } = bench.lab;
    const [one, two] = [await bench.tenant(), await bench.tenant()];
    await ask(bench.address, one.writer, "select 'a secret', 12345 as only_of_one");
    await ask(bench.address, two.writer, 'select 1 as only_of_two');
    const slow = await driver.slowStatements(bench.spec.id, one.name, 50);
    const text = JSON.stringify(slow);
    expect(text).toContain('only_of_one');
    expect(text).not.toMatch(/a secret|12345|only_of_two/);
    expect(slow[0]).toMatchObject({ calls: expect.any(Number), totalMs: expect.any(Number) });
  });

  it('installs and removes extensions, and refuses those that reach the host', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const { name, writer } = await bench.tenant();
    await driver.setExtension(id, name, 'pgcrypto', true);
    await driver.setExtension(id, name, 'pgcrypto', true);
    await driver.setExtension(id, name, 'pgstattuple', true);
    await ask(bench.address, writer, "select gen_random_bytes(4), digest('a', 'sha256')");
    const found = await driver.extensions(id, name);
    expect(found).toContainEqual(
      expect.objectContaining({ name: 'pgcrypto', installedVersion: expect.any(String) }),
    );
    expect(found.map((one) => one.name)).not.toContain('dblink');
    for (const refused of ['dblink', 'postgres_fdw', 'file_fdw', 'adminpack', 'no_such"; --']) {
      await expect(driver.setExtension(id, name, refused, true)).rejects.toMatchObject({
        reason: 'not_allowed',
      });
    }
    await ask(bench.address, writer, 'create extension citext; create table t (c citext)');
    await expect(driver.setExtension(id, name, 'citext', false)).rejects.toMatchObject({
      reason: 'not_allowed',
    });
    await driver.setExtension(id, name, 'pgcrypto', false);
    await driver.setExtension(id, name, 'pgcrypto', false);
  });
}
