import type { IoK8sApiCoreV1Pod } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { describeExit } from '../../sandbox/sandbox.js';
import { type Replica, type ReplicaExit, WEB } from '../../runtime.driver.js';
import { LABEL } from '../manifests/labels.js';

/** How the container of a pod ended. */
export type PodEnd = Pick<ReplicaExit, 'code' | 'signal' | 'oom'>;

/** What waits for nobody: the next attempt has the same outcome. */
const HOPELESS =
  /^(?:ErrImagePull|ImagePullBackOff|InvalidImageName|ErrImageNeverPull|CreateContainerConfigError|CreateContainerError|RunContainerError|StartError)$/;

/** The cluster gives up on a pod whose node is away, though it cannot end it. */
const LOST = /^(?:DeletionByTaintManager|DeletionByPodGC)$/;

/** Id of the replica that a pod is. */
export function replicaIdOf(pod: IoK8sApiCoreV1Pod): string {
  return label(pod, 'replica');
}

/** What a pod says of its replica. */
export function replicaOf(pod: IoK8sApiCoreV1Pod): Replica {
  const startedAt = containerState(pod)?.running?.startedAt ?? pod.metadata?.creationTimestamp;
  return {
    replicaId: replicaIdOf(pod),
    appId: label(pod, 'app'),
    projectId: label(pod, 'project'),
    releaseId: label(pod, 'release'),
    process: label(pod, 'process') || WEB,
    isOneOff: label(pod, 'one-off') === 'true',
    address: { host: pod.status?.podIP ?? '', port: Number(label(pod, 'port')) },
    state: podEnd(pod) ? 'exited' : 'running',
    startedAt: new Date(startedAt ?? 0),
  };
}

/** Whether its process runs, with an address. */
export function isUp(pod: IoK8sApiCoreV1Pod): boolean {
  const hasAddress = (pod.status?.podIP ?? '') !== '';
  return containerState(pod)?.running !== undefined && hasAddress && !isLost(pod);
}

/** How it ended; undefined while it has not. */
export function podEnd(pod: IoK8sApiCoreV1Pod): PodEnd | undefined {
  const ended = containerState(pod)?.terminated;
  const { phase = '' } = pod.status ?? {};
  if (!ended) {
    return isLost(pod) || /^(?:Failed|Succeeded)$/.test(phase) ? { oom: false } : undefined;
  }
  // A container that the node lost sight of has a code that means nothing.
  if (ended.reason === 'ContainerStatusUnknown') return { oom: false };
  const { exitCode, signal } = describeExit(ended.exitCode, null);
  return {
    ...(exitCode !== null && { code: exitCode }),
    ...(signal !== null && { signal }),
    oom: ended.reason === 'OOMKilled',
  };
}

/** Why a pod will not start, when that is known already. */
export function whyNotStarting(pod: IoK8sApiCoreV1Pod): string | undefined {
  const waiting = containerState(pod)?.waiting;
  if (!HOPELESS.test(waiting?.reason ?? '')) return undefined;
  return [waiting?.reason, waiting?.message].filter(Boolean).join(': ');
}

/** What a pod waits for, as far as the cluster says. */
export function whatItWaitsFor(pod: IoK8sApiCoreV1Pod | undefined): string {
  if (!pod) return 'the cluster has made no pod';
  const scheduled = pod.status?.conditions?.find(({ type }) => type === 'PodScheduled');
  if (scheduled?.status === 'False') return scheduled.message ?? 'no node takes it';
  const waiting = containerState(pod)?.waiting;
  return [waiting?.reason, waiting?.message].filter(Boolean).join(': ') || 'its node is not ready';
}

/** Whether its node does not answer any more, so that nobody will hear of it again. */
function isLost({ status }: IoK8sApiCoreV1Pod): boolean {
  return (status?.conditions ?? []).some(({ type, status: is, reason = '' }) => {
    return type === 'DisruptionTarget' && is === 'True' && LOST.test(reason);
  });
}

function containerState(pod: IoK8sApiCoreV1Pod) {
  return pod.status?.containerStatuses?.[0]?.state;
}

function label({ metadata }: IoK8sApiCoreV1Pod, name: string): string {
  return metadata?.labels?.[`${LABEL}/${name}`] ?? '';
}
