import { buffer } from 'node:stream/consumers';
import type { Stored } from '../../../kubernetes/fixtures/kube-store.js';
import { until } from '../../../vps/engine/fixtures/until.js';
import { ask, instanceSpec, tenantOf } from '../fixtures/database-lab.js';
import { NAMESPACE } from './fixtures/database-api.js';
import { kubernetesLab, type KubernetesLab } from './fixtures/kubernetes-lab.js';
import { DATABASE_RIGHTS } from './rights.js';

/** One after another, since servers are real and take their time. */
describe('objects of a server, from its making to its end', () => {
  const spec = instanceSpec({ archived: true });
  let lab: KubernetesLab;

  beforeAll(async () => {
    lab = await kubernetesLab();
    await lab.driver.ensureInstance(spec);
  }, 120_000);

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  const list = (plural: string): Stored[] => lab.api.store.list(`${NAMESPACE}/${plural}`);
  const names = (plural: string): string[] => list(plural).map(({ metadata }) => metadata.name);

  it('closes the doors and names the archive before there is a server', () => {
    const made = lab.api.asked.filter((line) => line.startsWith('PATCH'));
    const at = (plural: string): number =>
      made.findIndex((line) => line.endsWith(`/${plural}/${spec.id}`));
    expect(at('networkpolicies')).toBeGreaterThanOrEqual(0);
    expect(at('networkpolicies')).toBeLessThan(at('clusters'));
    expect(at('objectstores')).toBeLessThan(at('clusters'));
    expect(names('scheduledbackups')).toEqual([spec.id]);
  });

  it('writes no password of a login into an object, nor into the log of the API', async () => {
    const { writer } = await tenantOf(lab.driver, spec.id);
    const everything = JSON.stringify(
      lab.api.store.collections().map((one) => lab.api.store.list(one)),
    );
    expect(everything).not.toContain(writer.password);
    expect(everything).not.toContain(Buffer.from(writer.password).toString('base64'));
  });

  it('dumps in a pod that has no data, no token and one login, and leaves nothing of it', async () => {
    const tenant = await tenantOf(lab.driver, spec.id);
    const address = await lab.driver.ensureInstance(spec);
    await ask(address, tenant.writer, 'create table t as select generate_series(1, 1000) as n');
    const before = await lab.driver.logins(spec.id);
    const dump = await lab.driver.dump(spec.id, tenant.name);
    const [job] = list('jobs');
    expect(job?.spec).toMatchObject({
      backoffLimit: 0,
      template: { spec: { automountServiceAccountToken: false, restartPolicy: 'Never' } },
    });
    expect((await buffer(dump)).subarray(0, 5).toString()).toBe('PGDMP');
    await until(() => expect([...names('jobs'), ...names('pods')]).toEqual([]));
    expect(names('secrets').filter((name) => name.includes('tool'))).toEqual([]);
    expect(await lab.driver.logins(spec.id)).toEqual(before);
    expect(JSON.stringify(lab.api.operator.tools.entered)).not.toContain('PGPASSWORD');
  }, 60_000);

  it('ends a dump that nobody reads on, and takes its pod away', async () => {
    const tenant = await tenantOf(lab.driver, spec.id);
    const dump = await lab.driver.dump(spec.id, tenant.name);
    dump.destroy();
    await until(() => expect([...names('jobs'), ...names('pods')]).toEqual([]));
  }, 60_000);

  it('not_allowed: tells that a quota keeps the pod of a dump away, and leaves no login', async () => {
    const tenant = await tenantOf(lab.driver, spec.id);
    const { tools } = lab.api.operator;
    tools.quota = 'pods';
    await expect(lab.driver.dump(spec.id, tenant.name)).rejects.toMatchObject({
      reason: 'not_allowed',
      message: expect.stringContaining('exceeded quota: pods'),
    });
    tools.quota = undefined;
    expect(names('jobs')).toEqual([]);
    const sql = "select rolname from pg_roles where rolname like 'w\\_%'";
    const address = await lab.driver.ensureInstance(spec);
    expect(await ask(address, tenant.writer, sql)).toEqual([]);
  }, 60_000);

  it('keeps base backups in the bucket, tells their size, and forgets old ones', async () => {
    const taken = [await lab.driver.takeBaseBackup(spec.id)];
    expect(taken[0]?.bytes).toBeGreaterThan(0);
    taken.push(await lab.driver.takeBaseBackup(spec.id));
    expect(await lab.driver.baseBackups(spec.id)).toEqual(taken);
    await lab.driver.pruneBaseBackups(spec.id, taken[1]?.takenAt ?? new Date());
    expect(await lab.driver.baseBackups(spec.id)).toEqual([taken[1]]);
    expect(list('objectstores')).toMatchObject([{ spec: { retentionPolicy: '1d' } }]);
    await lab.driver.ensureInstance(spec);
    expect(list('objectstores')).toMatchObject([{ spec: { retentionPolicy: '1d' } }]);
  }, 90_000);

  it('makes a pool of a database, tells what it does, and removes it', async () => {
    const { name } = await tenantOf(lab.driver, spec.id);
    const limits = { size: 2, maxConnections: 4, maxClients: 10 };
    const pool = { database: name, mode: 'transaction', ...limits } as const;
    await lab.driver.ensurePool(spec.id, pool);
    const sample = await lab.driver.samplePool(spec.id, name);
    expect(sample).toMatchObject({ clients: 0, waiting: 0 });
    await lab.driver.removePool(spec.id, name);
    expect(names('poolers')).toEqual([]);
  }, 60_000);

  it('takes everything of a server away, also from the bucket, and nothing of others', async () => {
    const other = `databases/${spec.id}0-15/base/x/data.tar.gz`;
    await lab.bucket.put(other, Buffer.from('of another'), { contentType: 'text/plain' });
    await lab.driver.stopInstance(spec.id);
    await lab.driver.ensureInstance(spec);
    await lab.driver.destroyInstance(spec.id);
    const left = ['clusters', 'databases', 'backups', 'scheduledbackups', 'objectstores', 'jobs'];
    expect([...left, 'networkpolicies'].flatMap(names)).toEqual([]);
    const { objects } = await lab.bucket.list({ prefix: 'databases/' });
    expect(objects.map(({ key }) => key)).toEqual([other]);
  }, 90_000);

  it('has used each right that it asks for, and no other', () => {
    const given = DATABASE_RIGHTS.flatMap(([group, path, verbs]) =>
      verbs.map((verb) => `${verb} ${group}/${path}`),
    );
    // The first is of upgrades; servers of Kubernetes 1.35 and newer ask for the second one.
    const used = new Set([...lab.api.used, 'list batch/jobs', 'create /pods/exec']);
    expect([...used].toSorted()).toEqual(given.toSorted());
  });
});
