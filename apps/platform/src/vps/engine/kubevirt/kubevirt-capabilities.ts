import { ComputeFailure } from '../compute-failure.js';
import { unless } from '../../../kubernetes/kube-failures.js';
import type { ComputeCapabilities } from '../compute.driver.js';
import type { Cluster } from './client/cluster.js';

type Missing = ComputeCapabilities['missing'][number];

/** What is told of every cluster: nobody has run this long enough to promise more. */
export const EXPERIMENTAL: Missing = {
  what: 'KubeVirt is experimental here: no private networks, no commands in guests, disks only as images',
  fix: 'use VPS_ENGINE=incus or VPS_ENGINE=qemu for servers that must be depended on',
};

const NEEDED = [
  ['apis/subresources.kubevirt.io/v1/version', 'KubeVirt', 'https://kubevirt.io/user-guide'],
  [
    'apis/cdi.kubevirt.io/v1beta1',
    'the Containerized Data Importer',
    'https://kubevirt.io/user-guide',
  ],
] as const;

const ALLOWED = [
  ['kubevirt.io', 'virtualmachines'],
  ['cdi.kubevirt.io', 'datavolumes'],
  ['', 'secrets'],
  ['networking.k8s.io', 'networkpolicies'],
] as const;

/** What a cluster lacks to run servers. */
export async function missingInCluster(cluster: Cluster): Promise<Missing[]> {
  const { client, settings } = cluster;
  const { namespace } = settings;
  const missing: Missing[] = [];
  for (const [path, what, where] of NEEDED) {
    if (await isThere(cluster, path)) continue;
    missing.push({ what: `the cluster has not got ${what}`, fix: `install it as ${where} tells` });
  }
  if (!(await isThere(cluster, `api/v1/namespaces/${namespace}`))) {
    const fix = `kubectl create namespace ${namespace}`;
    missing.push({ what: `there is no namespace ${namespace}`, fix });
  }
  for (const [group, resource] of ALLOWED) {
    const { status } = await client.json<{ status?: { allowed?: boolean } }>(
      'apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
      {
        method: 'POST',
        body: {
          apiVersion: 'authorization.k8s.io/v1',
          kind: 'SelfSubjectAccessReview',
          spec: { resourceAttributes: { namespace, verb: 'create', group, resource } },
        },
      },
    );
    if (status?.allowed === true) continue;
    const fix = `kubectl create rolebinding skydeck --clusterrole=admin --namespace ${namespace} …`;
    missing.push({ what: `we may not create ${resource} in ${namespace}`, fix });
  }
  return missing;
}

/** What works less well than it could. */
export async function notesOn(cluster: Cluster): Promise<Missing[]> {
  const notes = [EXPERIMENTAL];
  const classes = 'apis/snapshot.storage.k8s.io/v1/volumesnapshotclasses';
  const found = await cluster.client
    .json<{ items: readonly unknown[] }>(classes)
    .catch(() => undefined);
  if (found?.items.length === 0 || !found) {
    notes.push({
      what: 'the storage of the cluster has no snapshots, without which servers have none',
      fix: 'install a storage driver with a VolumeSnapshotClass',
    });
  }
  return notes;
}

/** Such as `KubeVirt v1.7.0`; undefined without any. */
export async function kubevirtVersion({ client }: Cluster): Promise<string | undefined> {
  const version = await client
    .json<{ gitVersion?: string }>('apis/subresources.kubevirt.io/v1/version')
    .catch(() => undefined);
  return version?.gitVersion === undefined ? undefined : `KubeVirt ${version.gitVersion}`;
}

/** Why a cluster cannot be asked at all. */
export function unreachable(error: unknown): Missing {
  const why = error instanceof ComputeFailure ? error.engineMessage : undefined;
  const text = why ?? (error instanceof Error ? error.message : String(error));
  return {
    what: `no cluster answers: ${text}`,
    fix: 'set VPS_KUBECONFIG to the file of a cluster',
  };
}

async function isThere({ client }: Cluster, path: string): Promise<boolean> {
  return client.json(path).then(
    () => true,
    (error: unknown) => unless(404)(error) ?? false,
  );
}
