import type { Cluster } from '../cluster.js';
import { instanceLabels } from '../manifests/labels.js';
import { RELEASE } from '../manifests/release-secret.js';

/**
 * Removes all that runs, in the namespaces that are ours. Those stay: a project that comes back finds
 * its own, and one that is gone leaves an empty one.
 */
export async function removeLeftBehind(cluster: Cluster, instance: string): Promise<void> {
  const labels = instanceLabels(instance);
  for (const { metadata } of await cluster.namespaces.list({ labels })) {
    const { jobs, pods, secrets, services, budgets } = cluster.in(metadata?.name ?? '');
    await jobs.deleteAll({ labels });
    await pods.deleteAll({ labels }, { gracePeriodSeconds: 1 });
    await budgets.deleteAll({ labels });
    await secrets.deleteAll({ labels: { ...labels, ...RELEASE } });
    for (const { metadata: service } of await services.list({ labels })) {
      await services.delete(service?.name ?? '');
    }
  }
}
