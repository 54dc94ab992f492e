import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../vps/engine/fixtures/until.js';
import { ask, embeddedLab, instanceSpec, tenantOf } from '../fixtures/database-lab.js';
import type { EmbeddedLab, Tenant } from '../fixtures/database-lab.js';
import type { InstanceAddress, InstanceSpec } from '../instance-spec.js';

const ALONE = join(import.meta.dirname, '../fixtures/upgrade-alone.mjs');

/** A platform that is killed in the middle of an upgrade. */
describe('an upgrade that is interrupted', () => {
  let lab: EmbeddedLab;
  let spec: InstanceSpec;
  let address: InstanceAddress;
  let tenant: Tenant;

  beforeEach(async () => {
    lab = await embeddedLab();
    spec = instanceSpec({ memoryMb: 384 });
    address = await lab.driver.ensureInstance(spec);
    tenant = await tenantOf(lab.driver, spec.id);
    const rows = 'select g as n, md5(g::text) as m from generate_series(1, 100000) g';
    await ask(address, tenant.writer, `create table t as ${rows}; create index on t (m)`);
    await lab.driver.close();
    await dieWhileLoading();
  }, 180_000);

  afterEach(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  const count = () => ask(address, tenant.reader, 'select count(*)::int as n from t');
  const portOf = async (name: string): Promise<number> => {
    const file = join(lab.dir, 'instances', spec.id, 'home', name, 'postmaster.pid');
    return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[3]);
  };

  /** Kills whoever upgrades once both servers run, the old one at another port. */
  async function dieWhileLoading(): Promise<void> {
    const settings = { ...lab.settings, host: '127.0.0.1', spec: { ...spec, major: 17 } };
    const child = spawn(process.execPath, [ALONE, JSON.stringify(settings)], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    await until(async () => {
      expect(await portOf('postgres-17.loading')).toBe(address.port);
      expect(await portOf('postgres-15')).toBeGreaterThan(0);
      expect(await portOf('postgres-15')).not.toBe(address.port);
    }, 120_000);
    child.kill('SIGKILL');
    await ended;
  }

  it('leaves a database that is at its place again with the next look', async () => {
    const driver = lab.again();
    await driver.open();
    await until(async () => expect(await count()).toEqual([{ n: 100_000 }]), 60_000);
    expect(await driver.observeInstances()).toMatchObject([{ state: 'running', major: 15 }]);
    await driver.close();
  }, 120_000);

  it('is done when it is asked for again', async () => {
    const driver = lab.again();
    expect(await driver.upgradeInstance({ ...spec, major: 17 })).toEqual(address);
    expect(await count()).toEqual([{ n: 100_000 }]);
    const [row] = await ask(address, tenant.reader, "select current_setting('server_version') v");
    expect(row?.['v']).toMatch(/^17\./);
  }, 120_000);
});
