import type { IoK8sApiCoreV1Pod } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { ReplicaExit } from '../../runtime.driver.js';
import { within } from '../../runtimes/within.js';
import { podEnd } from './pod-state.js';
import { TrackedPod } from './tracked-pod.js';

type Pod = IoK8sApiCoreV1Pod;

const LINES_MS = 3_000;

/** Replicas whose end is still to be told. Each end is told once. */
export class TrackedPods {
  readonly #pods = new Map<string, TrackedPod>();
  /** What nothing more is to be told of; forgotten when its pod is gone. */
  readonly #over = new Set<string>();

  /** @param ended hears of an end after the last line of the replica */
  constructor(private readonly ended: (exit: ReplicaExit, pod: Pod) => Promise<void>) {}

  ids(): string[] {
    return [...this.#pods.keys()];
  }

  find(replicaId: string): TrackedPod | undefined {
    return this.#pods.get(replicaId);
  }

  /** A replica is being started; its end is told after that. */
  begin(replicaId: string, starting: Promise<unknown>): TrackedPod {
    this.#over.delete(replicaId);
    const tracked = new TrackedPod(replicaId);
    // Lines are followed from then on.
    tracked.starting = starting.then(
      () => new Promise(setImmediate),
      () => undefined,
    );
    this.#pods.set(replicaId, tracked);
    return tracked;
  }

  /** There is no end to tell of any more. */
  forget(replicaId: string): void {
    this.#pods.delete(replicaId);
    this.#over.add(replicaId);
  }

  /** Somebody asks for the end of a replica. */
  request(replicaId: string): TrackedPod | undefined {
    const tracked = this.#pods.get(replicaId);
    if (tracked) tracked.isRequested = true;
    return tracked;
  }

  /** Takes in what a watch tells; no pod is one that is gone. */
  see(replicaId: string, pod: Pod | undefined): void {
    if (this.#over.has(replicaId)) {
      if (!pod) this.#over.delete(replicaId);
      return;
    }
    let tracked = this.#pods.get(replicaId);
    if (!tracked) {
      // One that an earlier process has started, and that is not over yet, will have an end too.
      if (!pod || podEnd(pod)) return;
      tracked = new TrackedPod(replicaId);
      this.#pods.set(replicaId, tracked);
    }
    if (tracked.see(pod)) void this.#tell(tracked);
  }

  async #tell(tracked: TrackedPod): Promise<void> {
    const { replicaId } = tracked;
    await tracked.starting;
    await within(tracked.lines, LINES_MS);
    const { facts, pod } = tracked;
    if (this.#pods.get(replicaId) === tracked && facts && pod) {
      this.forget(replicaId);
      await this.ended(tracked.exit(facts), pod);
    }
    tracked.tell();
  }
}
