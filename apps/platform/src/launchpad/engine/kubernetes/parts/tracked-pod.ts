import type { IoK8sApiCoreV1Pod } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { Replica, ReplicaExit } from '../../runtime.driver.js';
import { type PodEnd, podEnd, replicaOf } from './pod-state.js';

/** What is known of a replica from its start, or from when it was first seen, to its end. */
export class TrackedPod {
  pod: IoK8sApiCoreV1Pod | undefined;
  /** Settles when its lines have all been passed on. */
  lines: Promise<void> = Promise.resolve();
  /** Somebody asked for its end. */
  isRequested = false;
  /** The call that starts it; a start that fails has no end to tell of. */
  starting: Promise<unknown> = Promise.resolve();
  /** Settles when its end has been told. */
  readonly told: Promise<void>;
  readonly tell: () => void;
  end: PodEnd | undefined;

  constructor(readonly replicaId: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.told = promise;
    this.tell = resolve;
  }

  /** Takes in what a watch tells. @returns whether that is its end, which comes once */
  see(pod: IoK8sApiCoreV1Pod | undefined): boolean {
    if (this.end) return false;
    const ended = pod ? podEnd(pod) : this.pod && (podEnd(this.pod) ?? { oom: false });
    this.pod = pod ?? this.pod;
    this.end = ended;
    return ended !== undefined;
  }

  /** How it ended, in full. */
  exit(facts: Pick<Replica, 'appId' | 'releaseId' | 'process' | 'isOneOff'>): ReplicaExit {
    const { appId, releaseId, process, isOneOff } = facts;
    const { replicaId, end = { oom: false }, isRequested: requested } = this;
    return { replicaId, appId, releaseId, process, isOneOff, ...end, requested };
  }

  /** What its labels say. */
  get facts(): Replica | undefined {
    return this.pod && replicaOf(this.pod);
  }
}
