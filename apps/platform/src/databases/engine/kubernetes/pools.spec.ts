import { ask, instanceSpec, signIn, tenantOf } from '../fixtures/database-lab.js';
import { kubernetesLab, type KubernetesLab } from './fixtures/kubernetes-lab.js';

const LIMITS = { size: 2, maxConnections: 4, maxClients: 10 } as const;

/** The whole contract takes long: it is in the full spec of the driver. */
describe('pools in a cluster', () => {
  const spec = instanceSpec();
  let lab: KubernetesLab;

  beforeAll(async () => {
    lab = await kubernetesLab();
    await lab.driver.ensureInstance(spec);
  }, 120_000);

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  const list = (plural: string) => lab.api.store.list(`skydeck-databases/${plural}`);

  it('serve clients at a name that the certificate has, and go with their server', async () => {
    const { driver } = lab;
    expect((await driver.capabilities()).parts.postgres.pools).toBe(true);
    const { name, writer, reader } = await tenantOf(driver, spec.id);
    const { caPem } = await driver.ensureInstance(spec);
    const pool = { database: name, mode: 'session', ...LIMITS } as const;
    const address = { ...(await driver.ensurePool(spec.id, pool)), caPem };
    await using client = await signIn(address, writer);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const sample = await driver.samplePool(spec.id, name);
    expect(sample).toEqual({ clients: 1, waiting: 0, connections: 1 });
    expect(await ask(address, reader, 'select 2 as two')).toEqual([{ two: 2 }]);
    const other = { ...writer, database: 'postgres' };
    await expect(signIn(address, other)).rejects.toMatchObject({ code: expect.any(String) });
    const [pooler] = list('poolers');
    expect(JSON.stringify(pooler)).not.toContain(writer.password);
    // What is written anew keeps the names that pools are verified by.
    await driver.ensureInstance({ ...spec, trustedSources: ['192.0.2.0/24'] });
    const hosts = [`${pooler?.metadata.name}.skydeck-databases.svc`];
    expect(list('clusters')[0]?.spec).toMatchObject({ certificates: { serverAltDNSNames: hosts } });
    await driver.removePool(spec.id, name);
    await expect(driver.samplePool(spec.id, name)).rejects.toMatchObject({ reason: 'not_found' });
    await driver.ensurePool(spec.id, pool);
    await driver.destroyInstance(spec.id);
    expect([...list('poolers'), ...list('networkpolicies')]).toEqual([]);
  }, 60_000);
});
