import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IoK8sApiCoreV1Pod } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { KubeChange } from '../../../../kubernetes/kube-resource.js';
import { replicaIdOf } from './pod-state.js';

type Pod = IoK8sApiCoreV1Pod;

const AGAIN_MS = 500;
const MOST_MS = 10_000;

/** All pods of an installation as they are now, by replica, kept up to date by one watch. */
export class PodWatch {
  readonly #pods = new Map<string, Pod>();
  readonly #heard = new EventEmitter<{ change: [replicaId: string, pod: Pod | undefined] }>();
  readonly #stop = new AbortController();
  #following: Promise<void> | undefined;

  /** @param follow lists what there is and tells each change; it is asked again when it breaks off */
  constructor(private readonly follow: (signal: AbortSignal) => AsyncGenerator<KubeChange<Pod>>) {
    // Each replica that starts or stops listens for its own pod.
    this.#heard.setMaxListeners(0);
  }

  /** Calls back with each pod that changed, and with undefined for one that is gone. */
  onChange(listener: (replicaId: string, pod: Pod | undefined) => void): void {
    this.#heard.on('change', listener);
  }

  find(replicaId: string): Pod | undefined {
    return this.#pods.get(replicaId);
  }

  /** Waits for the pod of a replica, or its absence, to be as wanted. @returns whether it came to that in time */
  async until(
    replicaId: string,
    isDone: (pod: Pod | undefined) => boolean,
    timeoutMs: number,
  ): Promise<boolean> {
    this.begin();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    // Each change counts, also one that the next follows at once.
    const look = (changed: string, pod: Pod | undefined): void => {
      if (changed === replicaId && isDone(pod)) resolve(true);
    };
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#stop.signal]);
    signal.addEventListener('abort', () => resolve(false), { once: true });
    this.#heard.on('change', look);
    if (isDone(this.find(replicaId))) resolve(true);
    return promise.finally(() => this.#heard.off('change', look));
  }

  /** Follows from now on. */
  begin(): void {
    this.#following ??= this.#follow();
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stop;
    for (let pauseMs = AGAIN_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, MOST_MS)) {
      try {
        for await (const change of this.follow(signal)) {
          this.#see(change);
          pauseMs = AGAIN_MS;
        }
      } catch {
        // The cluster does not answer: what it has is listed anew as soon as it does.
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  #see(change: KubeChange<Pod>): void {
    if (change.kind === 'gone') return this.#gone(change.object);
    const seen = change.kind === 'listed' ? change.objects : [change.object];
    for (const pod of seen) {
      this.#pods.set(replicaIdOf(pod), pod);
      this.#heard.emit('change', replicaIdOf(pod), pod);
    }
    if (change.kind !== 'listed') return;
    const there = new Set(seen.map(replicaIdOf));
    for (const [replicaId, pod] of this.#pods) if (!there.has(replicaId)) this.#gone(pod);
  }

  #gone(pod: Pod): void {
    const replicaId = replicaIdOf(pod);
    this.#pods.delete(replicaId);
    this.#heard.emit('change', replicaId, undefined);
  }
}
