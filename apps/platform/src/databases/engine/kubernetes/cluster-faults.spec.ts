import { instanceSpec, tenantOf } from '../fixtures/database-lab.js';
import { kubernetesLab, type KubernetesLab } from './fixtures/kubernetes-lab.js';
import { KubernetesDriver } from './kubernetes.driver.js';

describe('faults of a cluster with databases', () => {
  let lab: KubernetesLab;

  beforeEach(async () => {
    lab = await kubernetesLab({ startTimeoutMs: 20_000 });
  });

  afterEach(async () => {
    await lab[Symbol.asyncDispose]();
  });

  it('is not ready without CloudNativePG, and says how to get it', async () => {
    lab.api.hasOperator = false;
    expect(await lab.driver.capabilities()).toMatchObject({
      ready: false,
      obstacles: [
        {
          what: 'CloudNativePG is not installed in the cluster.',
          fix: expect.stringMatching(/1\.26/),
        },
      ],
    });
    await expect(lab.driver.ensureInstance(instanceSpec())).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('could not find the requested resource'),
    });
  });

  it('is ready without the plugin that archives, but goes back to no moment', async () => {
    lab.api.hasPlugin = false;
    expect(await lab.driver.capabilities()).toMatchObject({
      ready: true,
      obstacles: [{ what: expect.stringContaining('Barman Cloud') }],
      parts: { postgres: { pointInTime: false, sharedInstances: true } },
    });
  });

  it('names each right that is missing', async () => {
    lab.api.withheld.add('delete jobs').add('get secrets');
    const { ready, obstacles } = await lab.driver.capabilities();
    expect(ready).toBe(false);
    expect(obstacles.map(({ what }) => what)).toEqual([
      'We may not get secrets in the namespace skydeck-databases.',
      'We may not delete jobs in the namespace skydeck-databases.',
    ]);
  });

  it('unavailable: says that the cluster does not answer', async () => {
    const away = new KubernetesDriver({ ...lab.cluster, kubeconfig: '/none/of/this' });
    await expect(away.logins('pg-one')).rejects.toMatchObject({ reason: 'unavailable' });
    expect(await away.capabilities()).toMatchObject({
      ready: false,
      obstacles: [{ fix: expect.stringContaining('kubectl') }],
    });
    await away.close();
  });

  it('writes again what somebody else changed at the same moment', async () => {
    lab.api.conflicts = 3;
    const spec = instanceSpec();
    await lab.driver.ensureInstance(spec);
    const tenant = await tenantOf(lab.driver, spec.id);
    expect(await lab.driver.logins(spec.id)).toContain(tenant.writer.role);
    expect(lab.api.conflicts).toBe(0);
  }, 60_000);

  it('not_allowed: tells that a quota refuses the server, or what it is made of', async () => {
    const spec = instanceSpec();
    lab.api.quota = 'databases';
    const refused = { reason: 'not_allowed', message: expect.stringContaining('exceeded quota') };
    await expect(lab.driver.ensureInstance(spec)).rejects.toMatchObject(refused);
    lab.api.quota = undefined;
    const phase = 'Unable to create required cluster objects';
    lab.api.operator.trouble = { phase, phaseReason: 'pvc is forbidden: exceeded quota: disks' };
    await expect(lab.driver.ensureInstance(spec)).rejects.toMatchObject(refused);
    expect(await lab.driver.observeInstances()).toMatchObject([
      { id: spec.id, state: 'failed', reason: expect.stringContaining('exceeded quota') },
    ]);
  });

  it('unavailable: tells how far a server is that is not ready in time, and goes on with it', async () => {
    const phase = 'Waiting for the instances to become active';
    lab.api.operator.trouble = { phase, phaseReason: 'Some instances are not yet active' };
    const spec = instanceSpec();
    const hasty = new KubernetesDriver({ ...lab.cluster, startTimeoutMs: 300 });
    await expect(hasty.ensureInstance(spec)).rejects.toMatchObject({
      reason: 'unavailable',
      message: `It was not ready in 0 s: ${phase}: Some instances are not yet active`,
    });
    await hasty.close();
    expect(await lab.driver.observeInstances()).toMatchObject([
      { id: spec.id, state: 'starting', reason: expect.stringContaining(phase) },
    ]);
    lab.api.operator.trouble = undefined;
    lab.api.operator.look(spec.id);
    await lab.driver.ensureInstance(spec);
    expect(await lab.driver.observeInstances()).toMatchObject([{ id: spec.id, state: 'running' }]);
  }, 60_000);

  it('not_supported: has no Valkey', async () => {
    const valkey = instanceSpec({ engine: 'valkey', major: 8 });
    await expect(lab.driver.ensureInstance(valkey)).rejects.toMatchObject({
      reason: 'not_supported',
    });
    expect((await lab.driver.capabilities()).majors.valkey).toEqual([]);
  });
});
