import { until } from '../../../vps/engine/fixtures/until.js';
import { clusterLab, type ClusterLab, imageNamed } from './fixtures/cluster-lab.js';

describe('kubernetes runtime', () => {
  let lab: ClusterLab;
  let space: string;

  beforeEach(async () => {
    lab = await clusterLab();
    space = `skydeck-${lab.instance}-prj-one`;
  });

  afterEach(async () => {
    await lab[Symbol.asyncDispose]();
  });

  it('starts a replica as a pod, shows it, and ends it with its grace time', async () => {
    const { runtime, api, exits } = lab;
    const replica = await runtime.start(lab.spec());
    expect(replica).toMatchObject({
      replicaId: 'rpl_1',
      appId: 'app_one',
      projectId: 'prj_one',
      releaseId: 'rel_one',
      process: 'web',
      isOneOff: false,
      state: 'running',
      address: { host: expect.stringMatching(/^10\.244\.0\.\d+$/), port: 3000 },
    });
    expect(await runtime.list()).toEqual([replica]);
    expect(await runtime.list('app_two')).toEqual([]);
    await runtime.stop('rpl_1', 7);
    expect(exits).toMatchObject([{ replicaId: 'rpl_1', code: 0, requested: true, oom: false }]);
    expect(await runtime.list()).toEqual([]);
    expect(api.store.list(`${space}/pods`)).toEqual([]);
    expect(api.store.list(`${space}/secrets`)).toEqual([]);
  });

  it('starts a running id once, however often it is asked', async () => {
    const { runtime } = lab;
    const wanted = lab.spec();
    const started = await Promise.all(Array.from({ length: 50 }, () => runtime.start(wanted)));
    expect(new Set(started.map(({ address }) => address.host)).size).toBe(1);
    expect(await runtime.start(wanted)).toEqual(started[0]);
    expect(await runtime.list()).toHaveLength(1);
  });

  it('tells how a replica ended by itself, and takes its pod away', async () => {
    const { runtime, api, exits } = lab;
    const [one, two, three] = [lab.spec(), lab.spec(), lab.spec()];
    for (const spec of [one, two, three]) await runtime.start(spec);
    api.node.end(`${space}/pods`, 'rpl-1', { exitCode: 7 });
    api.node.end(`${space}/pods`, 'rpl-2', { exitCode: 137, reason: 'OOMKilled' });
    api.node.end(`${space}/pods`, 'rpl-3', { exitCode: 143 });
    await until(() => expect(exits).toHaveLength(3));
    const byId = exits.toSorted((a, b) => a.replicaId.localeCompare(b.replicaId));
    expect(byId).toMatchObject([
      { code: 7, oom: false, requested: false },
      { signal: 'SIGKILL', oom: true, requested: false },
      { signal: 'SIGTERM', oom: false, requested: false },
    ]);
    expect(byId[1]).not.toHaveProperty('code');
    expect(api.store.list(`${space}/pods`)).toEqual([]);
  });

  it('kills a replica that does not end in time', async () => {
    const { runtime, exits } = lab;
    const { artifact } = lab.spec();
    const spec = lab.spec({ artifact: { ...artifact, ref: imageNamed('deaf') } });
    await runtime.start(spec);
    await runtime.stop(spec.replicaId, 0);
    expect(exits).toMatchObject([{ signal: 'SIGKILL', oom: false, requested: true }]);
  });
});
