import { clusterLab, type ClusterLab } from './fixtures/cluster-lab.js';
import { PinnedImages } from './images/pinned-images.js';
import { KubernetesRuntime } from './kubernetes.runtime.js';

describe('faults of a cluster', () => {
  let lab: ClusterLab;
  let space: string;

  beforeEach(async () => {
    lab = await clusterLab({ startTimeoutMs: 1_000 });
    space = `skydeck-${lab.instance}-prj-one`;
  });

  afterEach(async () => {
    await lab[Symbol.asyncDispose]();
  });

  it('start_failed: says what keeps an image from starting, and leaves nothing', async () => {
    const { runtime, api, exits } = lab;
    api.node.trouble = { reason: 'ImagePullBackOff', message: 'no such manifest' };
    await expect(runtime.start(lab.spec())).rejects.toMatchObject({
      code: 'start_failed',
      message: 'It cannot start: ImagePullBackOff: no such manifest',
    });
    expect(api.store.list(`${space}/secrets`)).toEqual([]);
    expect(api.store.list(`${space}/services`)).toEqual([]);
    expect(exits).toEqual([]);
    api.node.trouble = undefined;
    expect(await runtime.list()).toEqual([]);
  });

  it('start_failed: says that no node has room', async () => {
    lab.api.node.isBusy = true;
    await expect(lab.runtime.start(lab.spec())).rejects.toMatchObject({
      code: 'start_failed',
      message: 'It did not start in 1 s: 0/3 nodes are available: 3 Insufficient memory.',
    });
  });

  it('start_failed: says that the quota of the project is used up', async () => {
    const { runtime, api } = lab;
    api.node.quota = 'project';
    const wanted = { code: 'start_failed', message: expect.stringContaining('used up its quota') };
    await expect(runtime.start(lab.spec())).rejects.toMatchObject(wanted);
    const oneOff = lab.spec({ isOneOff: true, command: 'true' });
    await expect(runtime.start(oneOff)).rejects.toMatchObject(wanted);
    expect(api.store.list(`${space}/jobs`)).toEqual([]);
  }, 15_000);

  it('start_failed: refuses volumes, which lie on another disk', async () => {
    const mounts = [{ from: '/srv/one', to: '/data', group: 1 }];
    const starting = lab.runtime.start(lab.spec({ mounts }));
    await expect(starting).rejects.toMatchObject({ code: 'start_failed' });
  });

  it('makes a namespace anew that somebody has deleted', async () => {
    const { runtime, api } = lab;
    await runtime.start(lab.spec());
    await runtime.stop('rpl_1', 1);
    api.store.delete('namespaces', space);
    await expect(runtime.start(lab.spec())).rejects.toMatchObject({ code: 'start_failed' });
    expect(await runtime.start(lab.spec())).toMatchObject({ state: 'running' });
  });

  it('engine_missing: says that the cluster does not answer', async () => {
    const { runtime, settings, instance } = lab;
    await using other = await clusterLab();
    const away = new KubernetesRuntime(
      instance,
      { ...settings, kubeconfig: '/none/of/this' },
      new PinnedImages(),
    );
    await expect(away.start(lab.spec())).rejects.toMatchObject({ code: 'engine_missing' });
    expect(await away.probe()).toMatchObject({
      ok: false,
      problems: [{ code: 'cluster_unreachable', fix: expect.stringContaining('kubectl') }],
    });
    await away.close();
    expect(await runtime.list()).toEqual([]);
    expect(other.exits).toEqual([]);
  });

  it('probe: names each right that is missing, and what works less well', async () => {
    const { runtime, api } = lab;
    expect(await runtime.probe()).toMatchObject({
      ok: true,
      version: 'Kubernetes v1.34.0',
      problems: [{ code: 'registry_missing' }],
    });
    api.hasMetrics = false;
    api.withheld.add('delete pods').add('create pods/exec');
    const { ok, problems } = await runtime.probe();
    expect(ok).toBe(false);
    expect(problems.map(({ code, text }) => `${code}: ${text}`)).toEqual([
      'right_missing: We may not delete pods of the cluster.',
      'right_missing: We may not create pods/exec of the cluster.',
      expect.stringContaining('registry_missing'),
      expect.stringContaining('metrics_missing'),
    ]);
  });

  it('asks no cluster that was not chosen', async () => {
    const none = new KubernetesRuntime(lab.instance, undefined, new PinnedImages());
    expect(await none.probe()).toMatchObject({ ok: false, problems: [{ code: 'not_chosen' }] });
    await expect(none.start(lab.spec())).rejects.toMatchObject({ code: 'engine_missing' });
    await none.close();
  });
});
