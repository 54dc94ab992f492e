import { ask, instanceSpec, tenantOf } from '../fixtures/database-lab.js';
import { kubernetesLab, type KubernetesLab } from './fixtures/kubernetes-lab.js';

describe('newer versions in a cluster', () => {
  let lab: KubernetesLab;

  beforeAll(async () => {
    lab = await kubernetesLab();
  });

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  it('brings databases and logins over by another image, archives anew, and tells the version', async () => {
    const { driver } = lab;
    const spec = instanceSpec({ archived: true });
    await driver.ensureInstance(spec);
    const { writer, reader } = await tenantOf(driver, spec.id);
    const address = await driver.ensureInstance(spec);
    await ask(address, writer, 'create table t as select generate_series(1, 1000) as n');
    const newer = { ...spec, major: 18 };
    await expect(driver.ensureInstance(newer)).rejects.toMatchObject({ reason: 'not_allowed' });
    await driver.upgradeInstance(newer);
    expect(await driver.upgradeInstance(newer)).toEqual(address);
    const [now] = await ask(address, reader, "select current_setting('server_version') as v");
    expect(now?.['v']).toMatch(/^18\./);
    expect(await ask(address, reader, 'select count(*)::int as n from t')).toEqual([{ n: 1000 }]);
    await ask(address, writer, 'create table more as select 1 as n');
    expect(await driver.observeInstances()).toContainEqual(
      expect.objectContaining({ id: spec.id, state: 'running', major: 18 }),
    );
    expect(lab.api.store.get('skydeck-databases/clusters', spec.id).spec).toMatchObject({
      plugins: [{ parameters: { serverName: `${spec.id}-18` } }],
    });
    await expect(driver.upgradeInstance(spec)).rejects.toMatchObject({ reason: 'not_allowed' });
    await driver.destroyInstance(spec.id);
  }, 240_000);

  it('failed: goes on with the old version when the new one does not take the data', async () => {
    const { driver } = lab;
    const spec = instanceSpec();
    const address = await driver.ensureInstance(spec);
    const { writer } = await tenantOf(driver, spec.id);
    await ask(address, writer, 'create table kept as select 1 as n');
    // Of a column that newer versions do not have any more.
    await ask(address, writer, 'create view v as select checkpoints_timed from pg_stat_bgwriter');
    await expect(driver.upgradeInstance({ ...spec, major: 18 })).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('checkpoints_timed'),
    });
    expect(await ask(address, writer, 'select n from kept')).toEqual([{ n: 1 }]);
    expect(await driver.observeInstances()).toContainEqual(
      expect.objectContaining({ id: spec.id, state: 'running', major: 15 }),
    );
    await driver.destroyInstance(spec.id);
  }, 240_000);
});
