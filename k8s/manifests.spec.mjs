import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import { problemsOf } from './strict-manifest.mjs';

const folders = [
  'base',
  ...['launchpad', 'databases', 'rooms', 'migrations', 'monitoring', 'gateway', 'internal-tls'].map(
    (name) => `components/${name}`,
  ),
  'databases',
  ...['single-node', 'production', 'openshift-friendly'].map((name) => `overlays/${name}`),
].map((name) => path.resolve('k8s', name));
/** Lists of changes (JSON Patch) and not manifests. */
const isChanges = (document) => Array.isArray(document);
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .map((name) => path.join(folder, name)),
);

const isPatch = ({ apiVersion, spec }) =>
  apiVersion.startsWith('gateway.') && spec.rules === undefined && spec.listeners === undefined;

const documentsOf = (file) =>
  YAML.parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJSON());

describe('Kubernetes manifests', () => {
  it.each(files.map((file) => [path.relative('k8s', file), file]))(
    '%s: knows every field and its type',
    (_name, file) => {
      // What is patched in an overlay need not be whole.
      const documents = documentsOf(file).filter(
        (document) => !isChanges(document) && !isPatch(document),
      );
      for (const document of documents) expect(problemsOf(document)).toEqual([]);
    },
  );

  it('refuses unknown fields and wrong types', () => {
    const document = {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'a' },
      spec: { port: 80, clusterIP: 7 },
    };
    expect(problemsOf(document)).toEqual([
      'Service.spec.port: unknown field',
      'Service.spec.clusterIP: expected string',
    ]);
  });

  it('names every file in its kustomization', () => {
    for (const folder of folders) {
      const { resources = [], patches = [] } = YAML.parse(
        readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'),
      );
      const present = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
      const wanted = present.filter((name) => name !== 'kustomization.yaml');
      const named = [...resources, ...patches.map((patch) => patch.path)];
      expect(named).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('keeps objects where every pod of a service finds them', () => {
    const settings = files
      .flatMap(documentsOf)
      .find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'skydeck-settings');
    expect(settings.data).toMatchObject({
      OBJECT_STORE_DRIVER: 's3',
      VAULT_KEY_PROVIDER: 'environment',
    });
  });

  it('never lets Launchpad read secrets, nor do all there is', () => {
    const rules = files
      .flatMap(documentsOf)
      .filter(({ kind }) => /^(?:Cluster)?Role$/.test(kind))
      .flatMap((role) => role.rules);
    expect(rules.length).toBeGreaterThan(0);
    expect(
      rules.flatMap(({ verbs, resources, apiGroups }) => [verbs, resources, apiGroups].flat()),
    ).not.toContain('*');
    const { verbs } = rules.find(({ resources }) => resources.includes('secrets'));
    expect(verbs).toEqual(['create', 'patch', 'delete', 'deletecollection']);
  });

  it('lets databases into one namespace of their own, whatever runs apps', () => {
    const ours = files.filter((file) => file.includes('databases')).flatMap(documentsOf);
    const kinds = ours.map(({ kind }) => kind);
    expect(kinds).not.toContain('ClusterRole');
    const [space, role, binding] = ['Namespace', 'Role', 'RoleBinding'].map((wanted) =>
      ours.find(({ kind }) => kind === wanted),
    );
    expect(space.metadata.name).not.toBe('skydeck');
    expect(role.metadata.namespace).toBe(space.metadata.name);
    expect(binding.metadata.namespace).toBe(space.metadata.name);
    const runsApps = files
      .filter((file) => file.includes('launchpad'))
      .flatMap(documentsOf)
      .find(({ kind }) => kind === 'ServiceAccount');
    expect(binding.subjects.map(({ name }) => name)).toContain(runsApps.metadata.name);
  });

  it('lets media of rooms in by the ports of the relay and of programs, and to no other pod', () => {
    const ours = files.filter((file) => file.includes('components/rooms')).flatMap(documentsOf);
    const find = (wanted) => ours.find(({ kind }) => kind === wanted);
    const [{ spec: pod }, service, policy] = [
      find('Deployment').spec.template,
      find('Service').spec,
      find('NetworkPolicy').spec,
    ];
    const names = pod.containers[0].ports.map(({ name, protocol }) => `${name} ${protocol}`);
    expect(names).toEqual(['turn-udp UDP', 'turn-tcp TCP', 'room-rtmp TCP']);
    expect(service.ports.map(({ targetPort, protocol }) => `${targetPort} ${protocol}`)).toEqual(
      names,
    );
    expect(policy.ingress[0].ports.map(({ port, protocol }) => `${port} ${protocol}`)).toEqual(
      names,
    );
    expect(policy.podSelector.matchLabels).toEqual(service.selector);
    expect(find('Deployment').spec.replicas).toBe(1);
  });
});
