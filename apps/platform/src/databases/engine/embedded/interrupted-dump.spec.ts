import { access, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';
import { ask, embeddedLab, instanceSpec, tenantOf } from '../fixtures/database-lab.js';
import { InstanceFolder } from './instance/instance-folder.js';
import { Admin } from './postgres/admin.js';

const PATIENCE = { timeoutMs: 60_000 };

it('leaves no role and no file of a dump or restore whose platform was killed', async () => {
  await using lab = await embeddedLab();
  const { driver } = lab;
  const spec = instanceSpec();
  const address = await driver.ensureInstance(spec);
  const { name, writer } = await tenantOf(driver, spec.id);
  // More than fits into a pipe, so that the dump does not end while nobody reads it.
  const lines = `select md5(g::text) || md5((-g)::text) as text from generate_series(1, 100000) g`;
  await ask(address, writer, `create table line as ${lines}`);
  const path = join(lab.dir, 'instances', spec.id);
  const record = await new InstanceFolder(path, spec.id, undefined).read();
  const admin = new Admin(address.host, record!);
  const workers = async () =>
    admin.run(async (client) => {
      const sql = `select rolname as role from pg_roles where rolname like 'w\\_%'`;
      return (await client.query<{ role: string }>(sql)).rows.map(({ role }) => role);
    });
  const killed = await driver.dump(spec.id, name);
  const ended = new Promise<Error>((resolve) => killed.once('error', resolve));
  const left = join(path, 'home/restore-0123456789abcdef');
  await writeFile(left, 'half a dump');
  await utimes(left, new Date(0), new Date(0));
  const [role] = await workers();
  expect(role).toMatch(/^w_/);
  await driver.close();

  const next = lab.again();
  await next.open();
  killed.resume();
  // Here, where the killed one lives on, both may drop the role at once: who loses tries again.
  await eventually(async () => expect(access(left)).rejects.toThrow('ENOENT'), PATIENCE);
  await eventually(async () => expect(await workers()).toEqual([]), PATIENCE);
  expect(await ended).toBeInstanceOf(Error);
  const whole = await next.dump(spec.id, name);
  // The sweep leaves alone what this platform has begun.
  expect((await buffer(whole)).length).toBeGreaterThan(1_000_000);
  expect(await workers()).toEqual([]);
  await next.close();
}, 240_000);
