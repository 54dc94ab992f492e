import { until } from '../../../vps/engine/fixtures/until.js';
import { clusterLab, type ClusterLab } from './fixtures/cluster-lab.js';
import type { Stored } from '../../../kubernetes/fixtures/kube-store.js';

describe('objects of a project and its apps', () => {
  let lab: ClusterLab;
  let space: string;

  beforeEach(async () => {
    lab = await clusterLab({
      registry: {
        name: 'registry.test/apps',
        credentials: { username: 'pusher', password: 'push secret' },
        pullCredentials: { username: 'puller', password: 'pull secret' },
      },
      runtimeClass: 'gvisor',
      egressAllowCidrs: ['10.9.0.0/16'],
      databaseNamespace: 'skydeck-databases',
    });
    space = `skydeck-${lab.instance}-prj-one`;
  });

  afterEach(async () => {
    await lab[Symbol.asyncDispose]();
  });

  const names = (plural: string): string[] =>
    lab.api.store.list(`${space}/${plural}`).map(({ metadata }) => metadata.name);
  const one = (plural: string, name: string): Stored =>
    lab.api.store.get(`${space}/${plural}`, name);

  it('makes a closed and bounded namespace before anything runs in it', async () => {
    await lab.runtime.start(lab.spec());
    expect(lab.api.store.get('namespaces', space).metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'baseline',
      'pod-security.kubernetes.io/warn': 'restricted',
      'app.kubernetes.io/managed-by': 'launchpad',
    });
    expect(names('networkpolicies')).toEqual(['nothing', 'visits', 'ways-out']);
    expect(one('networkpolicies', 'nothing').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const visits = JSON.stringify(one('networkpolicies', 'visits').spec);
    expect(visits).toContain('"kubernetes.io/metadata.name":"skydeck"');
    expect(visits).toContain('"cidr":"192.0.2.0/24"');
    const waysOut = JSON.stringify(one('networkpolicies', 'ways-out').spec);
    expect(waysOut).toContain('"10.9.0.0/16"');
    expect(waysOut).toContain('"kubernetes.io/metadata.name":"skydeck-databases"');
    expect(one('resourcequotas', 'project').spec).toMatchObject({
      hard: { pods: '20', 'limits.cpu': '16', 'limits.memory': '16384Mi' },
    });
    expect(one('serviceaccounts', 'apps')).toMatchObject({ automountServiceAccountToken: false });
    const asked = lab.api.asked.filter((line) => line.startsWith('PATCH'));
    const order = ['networkpolicies/nothing', 'pods/rpl-1'].map((end) =>
      asked.findIndex((line) => line.endsWith(end)),
    );
    expect(order[0]).toBeLessThan(order[1] ?? -1);
  });

  it('gives nodes the account that pulls, and never the one that pushes', async () => {
    await lab.runtime.start(lab.spec());
    const { data } = one('secrets', 'registry') as Stored & { data: Record<string, string> };
    const text = Buffer.from(data['.dockerconfigjson'] ?? '', 'base64').toString();
    expect(JSON.parse(text)).toMatchObject({
      auths: { 'registry.test': { username: 'puller', password: 'pull secret' } },
    });
    expect(JSON.stringify(lab.api.store.list(`${space}/secrets`))).not.toContain('push');
    expect(text).not.toContain('push');
  });

  it('keeps variables in a secret that cannot be changed, shared by equal replicas', async () => {
    const { runtime } = lab;
    const env = { TOKEN: 'very secret', GREETING: 'hi $HOME' };
    await runtime.start(lab.spec({ env }));
    await runtime.start(lab.spec({ env }));
    await runtime.start(lab.spec({ env: { ...env, TOKEN: 'another' } }));
    const own = names('secrets').filter((name) => name !== 'registry');
    expect(own).toHaveLength(2);
    const secret = one('secrets', own[0] ?? '') as Stored & { data: Record<string, string> };
    expect(secret).toMatchObject({ immutable: true });
    expect(Buffer.from(secret.data['TOKEN'] ?? '', 'base64').toString()).toBe('very secret');
    expect(JSON.stringify(lab.api.store.list(`${space}/pods`))).not.toContain('very secret');
    await runtime.stop('rpl_1', 1);
    expect(names('secrets')).toHaveLength(3);
    await runtime.stop('rpl_2', 1);
    await runtime.stop('rpl_3', 1);
    expect(names('secrets')).toEqual(['registry']);
  });

  it('gives a pod no right, no token and no file system but its own', async () => {
    await lab.runtime.start(lab.spec({ command: 'node server.js', process: 'worker' }));
    const { spec, metadata } = one('pods', 'rpl-1');
    expect(spec).toMatchObject({
      restartPolicy: 'Never',
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      runtimeClassName: 'gvisor',
      imagePullSecrets: [{ name: 'registry' }],
      securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
    });
    const [container] = (spec as { containers: Record<string, unknown>[] }).containers;
    expect(container).toMatchObject({
      command: ['/bin/sh', '-c', 'node server.js'],
      resources: {
        limits: { cpu: '500m', memory: '192Mi' },
        requests: { cpu: '125m', memory: '192Mi' },
      },
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
    expect(container).not.toHaveProperty('readinessProbe');
    expect(metadata.ownerReferences).toMatchObject([{ kind: 'Secret', controller: true }]);
  });

  it('runs built trees as nobody, on processors like the ones here', async () => {
    const { artifact } = lab.spec();
    // The image is another's; what is asked of the pod is that of a tree.
    const tree = { ...artifact, kind: 'tree' as const };
    const refused = lab.runtime.start(lab.spec({ artifact: tree }));
    await expect(refused).rejects.toMatchObject({ code: 'artifact_unsupported' });
  });

  it('names an app in its project, and keeps one of several replicas when nodes are emptied', async () => {
    const { runtime } = lab;
    await runtime.start(lab.spec());
    expect(one('services', 'app-one').spec).toMatchObject({
      ports: [{ port: 80, targetPort: 'http' }],
      selector: { 'skydeck.dev/app': 'app_one', 'skydeck.dev/process': 'web' },
    });
    expect(names('poddisruptionbudgets')).toEqual([]);
    await runtime.start(lab.spec());
    expect(one('poddisruptionbudgets', 'app-one').spec).toMatchObject({ minAvailable: 1 });
    await runtime.stop('rpl_1', 1);
    expect(names('poddisruptionbudgets')).toEqual([]);
    lab.api.node.end(`${space}/pods`, 'rpl-2', { exitCode: 1 });
    await until(() => expect(names('services')).toEqual([]));
  });

  it('cleanup: takes away what an earlier process left, but for the namespace', async () => {
    const { runtime, api } = lab;
    await runtime.start(lab.spec());
    await runtime.start(lab.spec({ isOneOff: true, command: 'true', process: 'run' }));
    await runtime.cleanup();
    await until(async () => expect(await runtime.list()).toEqual([]));
    expect([...names('jobs'), ...names('services'), ...names('secrets')]).toEqual(['registry']);
    expect(api.store.list('namespaces')).toHaveLength(1);
  });
});
