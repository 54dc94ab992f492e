import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import { PROCESSES, SERVICES, WORKLOADS } from '../scripts/generate/kubernetes/processes.mjs';

const read = (folder) =>
  readdirSync(path.join('k8s', folder))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) =>
      YAML.parseAllDocuments(readFileSync(path.join('k8s', folder, name), 'utf8')).map((document) =>
        document.toJSON(),
      ),
    );
const base = read('base');
const jobs = read('components/migrations');
const of = (kind) => base.filter((document) => document.kind === kind);
const namesOf = (documents) =>
  documents.map(({ metadata }) => metadata.name).toSorted((one, other) => one.localeCompare(other));

describe('workloads', () => {
  it('has a Deployment, a budget and an account for each process and role', () => {
    const names = namesOf(WORKLOADS.map(({ workload: name }) => ({ metadata: { name } })));
    expect(namesOf(of('Deployment'))).toEqual(names);
    expect(namesOf(of('PodDisruptionBudget'))).toEqual(names);
    expect(namesOf(of('ServiceAccount'))).toEqual(
      namesOf(PROCESSES.map((metadata) => ({ metadata }))),
    );
    expect(names).toHaveLength(15);
  });

  it('sends requests to those who answer them only', () => {
    for (const { spec } of of('Service')) {
      expect(spec.selector['app.kubernetes.io/component']).toBe('api');
    }
  });

  it('widens every Deployment whose width is not its own', () => {
    const fixed = of('Deployment').filter(({ spec }) => spec.replicas !== undefined);
    expect(namesOf(fixed)).toEqual(['platform']);
    const widened = of('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name);
    expect(new Set([...widened, ...namesOf(fixed)])).toEqual(new Set(namesOf(of('Deployment'))));
  });

  it('migrates every schema once a version, and services wait for it', () => {
    expect(jobs.map(({ spec }) => spec.template.spec.containers[0].args[0])).toEqual(
      SERVICES.map(({ name }) => `apps/${name}/dist/migrate.js`),
    );
    const settings = of('ConfigMap').find(({ metadata }) => metadata.name === 'skydeck-settings');
    expect(settings.data.DATABASE_MIGRATE).toBe('wait');
    for (const { name } of SERVICES) {
      expect(readdirSync(path.join('apps', name, 'src'))).toContain('migrate.ts');
    }
  });

  it('gives no container root, rights, a token or a writable root file system', () => {
    for (const { spec } of [...of('Deployment'), ...jobs]) {
      const pod = spec.template.spec;
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('tells when a pod is ready, and gives it time to finish what is in hand', () => {
    for (const { spec } of of('Deployment')) {
      const pod = spec.template.spec;
      const { startupProbe, readinessProbe, livenessProbe, lifecycle } = pod.containers[0];
      expect(startupProbe && readinessProbe && livenessProbe).toBeTruthy();
      // 5 s for the balancer and 30 s for the process.
      expect(lifecycle.preStop.sleep.seconds + 30).toBeLessThan(pod.terminationGracePeriodSeconds);
    }
  });

  it('lets no settings of a secret into a manifest', () => {
    const text = JSON.stringify([...base, ...jobs]);
    expect(text).not.toMatch(/PASSWORD|_SECRET"|SECRET_ACCESS_KEY|postgres:\/\//);
    for (const { spec } of of('Deployment')) {
      expect(spec.template.spec.containers[0].envFrom[1]).toEqual({
        secretRef: { name: 'skydeck-secrets' },
      });
    }
  });
});
