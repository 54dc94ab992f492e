import type {
  IoK8sApiBatchV1Job,
  IoK8sApiCoreV1Pod,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { ReplicaSpec } from '../../runtime.driver.js';
import { replicaLabels } from './labels.js';
import { objectName } from './names.js';
import { type PodNeeds, podSpec } from './pod-spec.js';

/** How long a cluster keeps a command that has ended, should we not be there to take it away. */
const KEPT_S = 3_600;

/** Tells the autoscaler of nodes that we start another one elsewhere. */
const MAY_MOVE = { 'cluster-autoscaler.kubernetes.io/safe-to-evict': 'true' };

/** What a replica needs to be made. */
export interface ReplicaNeeds extends PodNeeds {
  readonly instance: string;
  readonly namespace: string;
  /** What it goes with, and is led by. */
  readonly owner: { readonly name: string; readonly uid: string };
}

/** Name of the pod of a replica, or of the job of a command. */
export function replicaName(replicaId: string): string {
  return objectName(replicaId);
}

/** A replica that is kept running: a pod that we ourselves replace. */
export function replicaPod(spec: ReplicaSpec, needs: ReplicaNeeds) {
  const { name, uid } = needs.owner;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: replicaName(spec.replicaId),
      namespace: needs.namespace,
      labels: replicaLabels(needs.instance, spec),
      annotations: MAY_MOVE,
      // Whoever drains a node sees that somebody looks after it.
      ownerReferences: [{ apiVersion: 'v1', kind: 'Secret', name, uid, controller: true }],
    },
    spec: podSpec(spec, needs),
  } satisfies IoK8sApiCoreV1Pod;
}

/** A command that runs once. */
export function oneOffJob(spec: ReplicaSpec, needs: ReplicaNeeds) {
  const labels = replicaLabels(needs.instance, spec);
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: replicaName(spec.replicaId), namespace: needs.namespace, labels },
    spec: {
      parallelism: 1,
      completions: 1,
      backoffLimit: 0,
      podReplacementPolicy: 'Failed',
      ttlSecondsAfterFinished: KEPT_S,
      template: { metadata: { labels }, spec: podSpec(spec, needs) },
    },
  } satisfies IoK8sApiBatchV1Job;
}
