import { spawnSync } from 'node:child_process';
import YAML from 'yaml';
import { KUBECTL, OVERLAYS, render } from './rendered.mjs';
import { SERVICES } from '../scripts/generate/kubernetes/processes.mjs';
import { problemsOf } from './strict-manifest.mjs';

const kubeconfig = process.env.SKYDECK_TEST_KUBECONFIG;
const of = (documents, kind) => documents.filter((document) => document.kind === kind);
const component = ({ metadata }) => metadata.labels['app.kubernetes.io/component'];

describe('overlays (kubectl kustomize)', () => {
  const rendered = new Map();
  beforeAll(() => {
    for (const overlay of OVERLAYS) rendered.set(overlay, render(overlay));
  });

  it.each(OVERLAYS)('%s: comes to what the types of Kubernetes know', (overlay) => {
    const documents = rendered.get(overlay);
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.flatMap(problemsOf)).toEqual([]);
  });

  it.each(OVERLAYS)('%s: takes every image from one registry', (overlay) => {
    const images = [
      ...of(rendered.get(overlay), 'Deployment'),
      ...of(rendered.get(overlay), 'Job'),
    ].map(({ spec }) => spec.template.spec.containers[0].image);
    for (const image of images)
      expect(image).toMatch(/^registry\.example\.com\/skydeck-\w+:0\.1\.0$/);
  });

  it.each(OVERLAYS)(
    '%s: names the secrets by what they hold, so that a change restarts pods',
    (overlay) => {
      const [{ metadata, data }] = of(rendered.get(overlay), 'Secret');
      expect(Object.keys(data)).toContain('VAULT_MASTER_KEYS');
      expect(metadata.name).toMatch(/^skydeck-secrets-\w{10}$/);
      for (const { spec } of of(rendered.get(overlay), 'Deployment')) {
        expect(spec.template.spec.containers[0].envFrom[1].secretRef.name).toBe(metadata.name);
      }
    },
  );

  it('single-node: has one pod of each process, which does all', () => {
    const documents = rendered.get('single-node');
    const deployments = of(documents, 'Deployment');
    expect(deployments.map(component)).toEqual(Array(9).fill('api'));
    expect(deployments.map(({ spec }) => spec.replicas)).toEqual(Array(9).fill(1));
    expect(of(documents, 'HorizontalPodAutoscaler')).toEqual([]);
    const roles = of(documents, 'ConfigMap').find(({ metadata }) =>
      metadata.name.startsWith('skydeck-roles'),
    );
    expect(roles.data.api).toBe('api,worker');
  });

  it('production: spreads over nodes and widens', () => {
    const documents = rendered.get('production');
    for (const { spec } of of(documents, 'Deployment')) {
      const [first] = spec.template.spec.topologySpreadConstraints;
      expect(first.whenUnsatisfiable).toBe('DoNotSchedule');
    }
    expect(of(documents, 'HorizontalPodAutoscaler')).toHaveLength(14);
    expect(of(documents, 'HTTPRoute')).toHaveLength(9);
    expect(of(documents, 'PrometheusRule')).toHaveLength(1);
  });

  it('openshift-friendly: asks for no user and no missing profile', () => {
    const documents = rendered.get('openshift-friendly');
    for (const { spec } of [...of(documents, 'Deployment'), ...of(documents, 'Job')]) {
      expect(spec.template.spec.securityContext).toEqual({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
    }
  });
});

it('internal-tls: gives each process the authority, and each service a certificate for its name', () => {
  const documents = render('production', ['internal-tls']);
  expect(documents.flatMap(problemsOf)).toEqual([]);
  const { data } = of(documents, 'ConfigMap').find(({ metadata }) =>
    metadata.name.startsWith('skydeck-settings'),
  );
  const hosts = SERVICES.map(({ name, internalPort }) => {
    expect(data[`${name.toUpperCase()}_INTERNAL_URL`]).toBe(`https://${name}:${internalPort}`);
    return name;
  });
  const named = of(documents, 'Certificate').flatMap(({ spec }) => spec.dnsNames ?? []);
  expect(named).toEqual(expect.arrayContaining(hosts));
  for (const { metadata, spec } of of(documents, 'Deployment')) {
    const name = metadata.labels['app.kubernetes.io/name'];
    const { env = [], volumeMounts } = spec.template.spec.containers[0];
    const set = env.map((one) => one.name).filter((one) => /TLS|CA_CERTS/.test(one));
    const own = ['INTERNAL_TLS_CERT_FILE', 'INTERNAL_TLS_KEY_FILE'];
    const expected = hosts.includes(name)
      ? [...own, 'NODE_EXTRA_CA_CERTS']
      : ['NODE_EXTRA_CA_CERTS'];
    expect([name, set.toSorted()]).toEqual([name, name === 'edge' ? [] : expected]);
    const mounted = volumeMounts.some((mount) => mount.name === 'internal-tls');
    expect(mounted).toBe(name !== 'edge');
  }
});

(kubeconfig ? describe : describe.skip)('a real cluster', () => {
  it('takes the production overlay (server-side dry run)', () => {
    expect(dryRun(kubeconfig, render('production'))).toMatchObject({ status: 0 });
  });
});

function dryRun(config, documents) {
  const kubectl = (args, input) =>
    spawnSync(KUBECTL, ['--kubeconfig', config, ...args], { encoding: 'utf8', input });
  kubectl(['create', 'namespace', 'skydeck']);
  const known = documents.filter(({ apiVersion }) => !apiVersion.includes('coreos'));
  const text = known.map((document) => YAML.stringify(document)).join('---\n');
  const { status, stderr } = kubectl(
    ['apply', '--server-side', '--dry-run=server', '-f', '-'],
    text,
  );
  return { status, stderr };
}
