import type { IoK8sApiCoreV1Pod } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { Probe } from '../probe.js';
import {
  type Replica,
  type ReplicaExit,
  type ReplicaSpec,
  type ReplicaUsage,
  RuntimeDriver,
  StartFailure,
} from '../runtime.driver.js';
import type { ExecOptions, ReplicaExec } from '../runtimes/exec/replica-exec.js';
import { ExitListeners } from '../runtimes/exit-listeners.js';
import { within } from '../runtimes/within.js';
import { Cluster } from './cluster.js';
import { probeCluster } from './cluster-probe.js';
import type { ReplicaImages } from './images/replica-images.js';
import type { KubernetesSettings } from './kubernetes-settings.js';
import { appLabels, instanceLabels, LABEL } from './manifests/labels.js';
import { labelValue } from './manifests/names.js';
import { Launcher } from './parts/launcher.js';
import { removeLeftBehind } from './parts/left-behind.js';
import { PodExec } from './parts/pod-exec.js';
import { followLines } from './parts/pod-lines.js';
import { isUp, podEnd, replicaOf } from './parts/pod-state.js';
import { PodUsage } from './parts/pod-usage.js';
import { PodWatch } from './parts/pod-watch.js';
import { startFailure } from './parts/start-failures.js';
import { TrackedPods } from './parts/tracked-pods.js';

type Pod = IoK8sApiCoreV1Pod;

const LATE_MS = 30_000;

/** Runs each replica as a pod of a Kubernetes cluster. */
export class KubernetesRuntime extends RuntimeDriver {
  readonly id = 'kubernetes';
  readonly #exits = new ExitListeners();
  readonly #starting = new Map<string, Promise<Replica>>();
  readonly #usage = new PodUsage();
  readonly #closing = new AbortController();
  readonly #launcher: Launcher;
  readonly #watch: PodWatch;
  readonly #tracked: TrackedPods;
  #cluster: Promise<Cluster> | undefined;

  constructor(
    private readonly instance: string,
    private readonly settings: KubernetesSettings | undefined,
    images: ReplicaImages,
  ) {
    super();
    const cluster = () => this.#open();
    const labels = instanceLabels(instance);
    this.#watch = new PodWatch(async function* follow(signal) {
      yield* (await cluster()).everyPod.follow({ labels }, signal);
    });
    this.#launcher = new Launcher(instance, cluster, images, this.#watch);
    this.#tracked = new TrackedPods(async (exit, pod) => {
      this.#usage.forget(exit.replicaId);
      // Whoever asked for an end takes it away as well.
      if (!exit.requested) await this.#launcher.takeAway(pod).catch(() => undefined);
      this.#exits.tell(exit);
    });
    this.#watch.onChange((replicaId, pod) => this.#tracked.see(replicaId, pod));
  }

  async probe(): Promise<Probe> {
    return probeCluster(this.settings, () => this.#open());
  }

  async start(spec: ReplicaSpec): Promise<Replica> {
    const { replicaId } = spec;
    let starting = this.#starting.get(replicaId);
    if (!starting) {
      starting = this.#start(spec).finally(() => this.#starting.delete(replicaId));
      this.#starting.set(replicaId, starting);
    }
    return starting;
  }

  async list(appId?: string): Promise<Replica[]> {
    const { everyPod } = await this.#open();
    const labels =
      appId === undefined ? instanceLabels(this.instance) : appLabels(this.instance, appId);
    return (await everyPod.list({ labels })).filter(isUp).map(replicaOf);
  }

  async usage(appId: string): Promise<ReplicaUsage[]> {
    return this.#usage.read(await this.#open(), appLabels(this.instance, appId));
  }

  async stop(replicaId: string, graceS: number): Promise<void> {
    await this.#starting.get(replicaId)?.catch(() => undefined);
    const tracked = this.#tracked.request(replicaId);
    const pod = await this.#podOf(replicaId);
    if (!pod) return;
    const { name = '', namespace = '' } = pod.metadata ?? {};
    const { pods } = (await this.#open()).in(namespace);
    // Without any time a cluster would forget the pod before its processes have ended.
    await pods.delete(name, { gracePeriodSeconds: Math.max(1, Math.ceil(graceS)) });
    await pods.until(name, isOver, { timeoutMs: graceS * 1_000 + LATE_MS });
    if (tracked) await within(tracked.told, LATE_MS);
    await this.#launcher.takeAway(pod);
  }

  async exec(replicaId: string, options: ExecOptions): Promise<ReplicaExec> {
    const pod = await this.#podOf(replicaId).catch((error: unknown) => {
      throw startFailure(error);
    });
    if (!pod || !isUp(pod)) throw new StartFailure('start_failed', 'The replica has ended.');
    return PodExec.start((await this.#open()).client, pod, options);
  }

  onExit(listener: (exit: ReplicaExit) => void): () => void {
    return this.#exits.add(listener);
  }

  async cleanup(): Promise<void> {
    await removeLeftBehind(await this.#open(), this.instance);
  }

  async close(): Promise<void> {
    await Promise.all(this.#tracked.ids().map((replicaId) => this.stop(replicaId, 1)));
    if (this.#cluster) await this.cleanup();
    this.#closing.abort();
    await this.#watch.end();
  }

  async #start(spec: ReplicaSpec): Promise<Replica> {
    const { replicaId } = spec;
    const known = this.#tracked.find(replicaId)?.pod;
    if (known && isUp(known)) return replicaOf(known);
    const launching = this.#launcher.launch(spec);
    const tracked = this.#tracked.begin(replicaId, launching);
    try {
      await launching;
    } catch (error) {
      this.#tracked.forget(replicaId);
      await this.#launcher.undo(spec).catch(() => undefined);
      throw startFailure(error);
    }
    const pod = tracked.pod!;
    if (spec.onLine) {
      const { name = '', namespace = '' } = pod.metadata ?? {};
      const hasEnded = () => tracked.end !== undefined;
      const source = { namespace, pod: name, hasEnded, signal: this.#closing.signal };
      tracked.lines = followLines((await this.#open()).client, source, spec.onLine);
    }
    return replicaOf(pod);
  }

  async #podOf(replicaId: string): Promise<Pod | undefined> {
    const labels = {
      ...instanceLabels(this.instance),
      [`${LABEL}/replica`]: labelValue(replicaId),
    };
    const found = await (await this.#open()).everyPod.list({ labels });
    // A job may have made a second one while the first was ending.
    return found.find(isUp) ?? found[0];
  }

  #open(): Promise<Cluster> {
    const { settings } = this;
    if (!settings) {
      return Promise.reject(new StartFailure('engine_missing', 'No cluster is chosen.'));
    }
    this.#cluster ??= Cluster.open(settings).catch((error: unknown) => {
      this.#cluster = undefined;
      throw error;
    });
    return this.#cluster;
  }
}

function isOver(pod: Pod | undefined): boolean {
  return !pod || podEnd(pod) !== undefined;
}
