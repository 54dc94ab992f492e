import type { Problem, Probe } from '../probe.js';
import type { Cluster } from './cluster.js';
import type { KubernetesSettings } from './kubernetes-settings.js';
import { CLUSTER_RIGHTS } from './rights.js';

/** Whether a cluster can run apps, and what it lacks. */
export async function probeCluster(
  settings: KubernetesSettings | undefined,
  open: () => Promise<Cluster>,
): Promise<Probe> {
  if (!settings) {
    const fix = 'Set `LAUNCHPAD_RUNTIME=kubernetes`, and `LAUNCHPAD_KUBECONFIG` outside of it.';
    return { ok: false, problems: [{ code: 'not_chosen', text: 'No cluster is chosen.', fix }] };
  }
  try {
    const cluster = await open();
    const { gitVersion } = await cluster.client.json<{ gitVersion: string }>('version');
    const refused = await refusedRights(cluster);
    const problems = [...refused, ...(await weaknesses(cluster))];
    return { ok: refused.length === 0, version: `Kubernetes ${gitVersion}`, problems };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const fix = 'Look whether `kubectl get namespaces` answers with the same configuration.';
    return { ok: false, problems: [{ code: 'cluster_unreachable', text, fix }] };
  }
}

async function refusedRights({ client }: Cluster): Promise<Problem[]> {
  const asked = CLUSTER_RIGHTS.flatMap(([group, path, verbs]) =>
    verbs.map((verb) => ({ group, path, verb })),
  );
  const answers = asked.map(async ({ group, path, verb }): Promise<Problem[]> => {
    const [resource, subresource] = path.split('/');
    const attributes = { group, resource, verb, ...(subresource && { subresource }) };
    const { status } = await client.json<{ status?: { allowed?: boolean } }>(
      'apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
      {
        method: 'POST',
        body: {
          apiVersion: 'authorization.k8s.io/v1',
          kind: 'SelfSubjectAccessReview',
          spec: { resourceAttributes: attributes },
        },
      },
    );
    if (status?.allowed === true) return [];
    const fix =
      'Apply `k8s/components/launchpad`, or give its rights to the account of the platform.';
    return [{ code: 'right_missing', text: `We may not ${verb} ${path} of the cluster.`, fix }];
  });
  return (await Promise.all(answers)).flat();
}

/** What works less well than it could. */
async function weaknesses({ client, settings }: Cluster): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (!settings.registry) {
    problems.push({
      code: 'registry_missing',
      text: 'There is no registry, so only images that others have built can run.',
      fix: 'Set `LAUNCHPAD_REGISTRY` to one that we and the nodes of the cluster reach.',
    });
  }
  const hasMetrics = await client.json('apis/metrics.k8s.io/v1beta1').then(
    () => true,
    () => false,
  );
  if (!hasMetrics) {
    problems.push({
      code: 'metrics_missing',
      text: 'The cluster has no metrics of pods, so apps are not scaled by processor or memory.',
      fix: 'Install metrics-server.',
    });
  }
  return problems;
}
