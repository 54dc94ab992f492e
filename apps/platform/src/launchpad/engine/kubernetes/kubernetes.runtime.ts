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
import { Cluster, MANAGER } from './cluster.js';
import { probeCluster } from './cluster-probe.js';
import type { ReplicaImages } from './images/replica-images.js';
import type { KubernetesSettings } from './kubernetes-settings.js';
import { appLabels, instanceLabels, LABEL } from './manifests/labels.js';
import { labelValue } from './manifests/names.js';
import { oneOffJob, replicaName, replicaPod } from './manifests/replica.js';
import { PodExec } from './parts/pod-exec.js';
import { followLines } from './parts/pod-lines.js';
import { isUp, podEnd, replicaOf, whatItWaitsFor, whyNotStarting } from './parts/pod-state.js';
import { PodUsage } from './parts/pod-usage.js';
import { PodWatch } from './parts/pod-watch.js';
import { ProjectSpaces } from './parts/project-spaces.js';
import { ReleaseSecrets } from './parts/release-secrets.js';
import { startFailure } from './parts/start-failures.js';
import { TrackedPod } from './parts/tracked-pod.js';
import { whyNoPod } from './parts/why-no-pod.js';

type Pod = IoK8sApiCoreV1Pod;

const LINES_MS = 3_000;
const LATE_MS = 30_000;
/** After this time without a pod, the cluster is asked what keeps it from making one. */
const NO_POD_MS = 3_000;

/** Runs each replica as a pod of a Kubernetes cluster. */
export class KubernetesRuntime extends RuntimeDriver {
  readonly id = 'kubernetes';
  readonly #exits = new ExitListeners();
  readonly #tracked = new Map<string, TrackedPod>();
  readonly #starting = new Map<string, Promise<Replica>>();
  readonly #spaces: ProjectSpaces;
  readonly #secrets: ReleaseSecrets;
  readonly #usage = new PodUsage();
  readonly #closing = new AbortController();
  readonly #watch: PodWatch;
  #cluster: Promise<Cluster> | undefined;

  constructor(
    private readonly instance: string,
    private readonly settings: KubernetesSettings | undefined,
    private readonly images: ReplicaImages,
  ) {
    super();
    const cluster = () => this.#open();
    this.#spaces = new ProjectSpaces(instance, cluster);
    this.#secrets = new ReleaseSecrets(instance, cluster);
    const labels = instanceLabels(instance);
    this.#watch = new PodWatch(async function* follow(signal) {
      yield* (await cluster()).everyPod.follow({ labels }, signal);
    });
    this.#watch.onChange((replicaId, pod) => this.#see(replicaId, pod));
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
    const pods = await everyPod.list({ labels });
    return pods.filter(isUp).map(replicaOf);
  }

  async usage(appId: string): Promise<ReplicaUsage[]> {
    return this.#usage.read(await this.#open(), appLabels(this.instance, appId));
  }

  async stop(replicaId: string, graceS: number): Promise<void> {
    await this.#starting.get(replicaId)?.catch(() => undefined);
    const tracked = this.#tracked.get(replicaId);
    if (tracked) tracked.isRequested = true;
    const [pod] = await this.#podsOf(replicaId);
    if (pod) {
      const { name = '', namespace = '' } = pod.metadata ?? {};
      const { pods } = (await this.#open()).in(namespace);
      this.#watch.begin();
      // Without any time a cluster would forget the pod before its processes have ended.
      await pods.delete(name, { gracePeriodSeconds: Math.max(1, Math.ceil(graceS)) });
      const isGone = (now: Pod | undefined): boolean => !now || podEnd(now) !== undefined;
      await pods.until(name, isGone, { timeoutMs: graceS * 1_000 + LATE_MS });
      if (tracked) await within(tracked.told, LATE_MS);
      await this.#takeAway(replicaId, pod);
    }
  }

  async exec(replicaId: string, options: ExecOptions): Promise<ReplicaExec> {
    const [pod] = await this.#podsOf(replicaId).catch((error: unknown) => {
      throw startFailure(error);
    });
    if (!pod || !isUp(pod)) throw new StartFailure('start_failed', 'The replica has ended.');
    return PodExec.start((await this.#open()).client, pod, options);
  }

  onExit(listener: (exit: ReplicaExit) => void): () => void {
    return this.#exits.add(listener);
  }

  async cleanup(): Promise<void> {
    const { everyPod } = await this.#open();
    const left = await everyPod.list({ labels: instanceLabels(this.instance) });
    await Promise.all(left.map((pod) => this.#takeAway(replicaOf(pod).replicaId, pod)));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#tracked.keys()].map((replicaId) => this.stop(replicaId, 1)));
    if (this.#cluster) await this.cleanup();
    this.#closing.abort();
    await this.#watch.end();
  }

  async #start(spec: ReplicaSpec): Promise<Replica> {
    const { replicaId } = spec;
    const known = this.#tracked.get(replicaId)?.pod;
    if (known && isUp(known)) return replicaOf(known);
    const tracked = new TrackedPod(replicaId);
    this.#tracked.set(replicaId, tracked);
    const launching = this.#launch(spec, tracked);
    tracked.starting = launching.catch(() => undefined);
    try {
      return await launching;
    } catch (error) {
      this.#tracked.delete(replicaId);
      await this.#removeStarted(spec).catch(() => undefined);
      throw startFailure(error);
    }
  }

  async #launch(spec: ReplicaSpec, tracked: TrackedPod): Promise<Replica> {
    const { replicaId, projectId, isOneOff = false, mounts = [] } = spec;
    if (mounts.length > 0) {
      const text = 'Volumes lie on the disk of the platform, where a cluster has no part.';
      throw new StartFailure('start_failed', text);
    }
    const image = await this.images.nameOf(spec);
    const cluster = await this.#open();
    this.#watch.begin();
    const namespace = await this.#spaces.ensure(projectId);
    try {
      const owner = await this.#secrets.give(spec, namespace);
      const { settings } = cluster;
      const needs = { image, secret: owner.name, settings, instance: this.instance };
      const place = { ...needs, namespace, owner };
      const { pods, jobs } = cluster.in(namespace);
      if (isOneOff) await jobs.apply(oneOffJob(spec, place), MANAGER);
      else await pods.apply(replicaPod(spec, place), MANAGER);
    } catch (error) {
      this.#spaces.forget(projectId, error);
      throw error;
    }
    await this.#comeUp(cluster, namespace, tracked);
    const pod = tracked.pod!;
    if (spec.onLine) {
      const name = pod.metadata?.name ?? replicaName(replicaId);
      const source = { namespace, pod: name, hasEnded: () => tracked.end !== undefined };
      const bounds = { ...source, signal: this.#closing.signal };
      tracked.lines = followLines(cluster.client, bounds, spec.onLine);
    }
    return replicaOf(pod);
  }

  /** Waits until a pod runs, or has run. @throws StartFailure */
  async #comeUp(cluster: Cluster, namespace: string, { replicaId }: TrackedPod): Promise<void> {
    const { startTimeoutMs } = this.settings!;
    const isMade = await this.#watch.until(replicaId, (pod) => pod !== undefined, NO_POD_MS);
    const why = isMade ? undefined : await whyNoPod(cluster, namespace, replicaName(replicaId));
    if (why !== undefined) throw new StartFailure('start_failed', why);
    const isIn = await this.#watch.until(replicaId, isSettled, startTimeoutMs);
    const pod = this.#watch.find(replicaId);
    const problem = pod && whyNotStarting(pod);
    if (problem !== undefined)
      throw new StartFailure('start_failed', `It cannot start: ${problem}`);
    if (isIn) return;
    const waits = `It did not start in ${startTimeoutMs / 1_000} s: ${whatItWaitsFor(pod)}.`;
    throw new StartFailure('start_failed', waits);
  }

  #see(replicaId: string, pod: Pod | undefined): void {
    let tracked = this.#tracked.get(replicaId);
    if (!tracked) {
      // One that somebody else has started, and that is not over yet, will have an end to tell of.
      if (!pod || podEnd(pod)) return;
      tracked = new TrackedPod(replicaId);
      this.#tracked.set(replicaId, tracked);
    }
    if (tracked.see(pod)) void this.#ended(tracked);
  }

  async #ended(tracked: TrackedPod): Promise<void> {
    const { replicaId, facts, pod } = tracked;
    await tracked.starting;
    await within(tracked.lines, LINES_MS);
    // A start that failed has told so itself.
    if (this.#tracked.get(replicaId) !== tracked || !facts || !pod) return;
    this.#tracked.delete(replicaId);
    this.#usage.forget(replicaId);
    if (!tracked.isRequested) await this.#takeAway(replicaId, pod).catch(() => undefined);
    this.#exits.tell(tracked.exit(facts));
    tracked.tell();
  }

  async #podsOf(replicaId: string): Promise<Pod[]> {
    const labels = {
      ...instanceLabels(this.instance),
      [`${LABEL}/replica`]: labelValue(replicaId),
    };
    const found = await (await this.#open()).everyPod.list({ labels });
    // A job may have made a second one while the first was ending.
    return found.toSorted((one, other) => Number(isUp(other)) - Number(isUp(one)));
  }

  async #takeAway(replicaId: string, { metadata, ...pod }: Pod): Promise<void> {
    const { name = '', namespace = '', labels } = metadata ?? {};
    const { pods, jobs } = (await this.#open()).in(namespace);
    if (labels?.[`${LABEL}/one-off`] === 'true') await jobs.delete(replicaName(replicaId));
    await pods.delete(name, podEnd(pod) ? {} : { gracePeriodSeconds: 1 });
    await this.#secrets.takeBack(replicaId);
  }

  async #removeStarted({ replicaId, isOneOff = false, projectId }: ReplicaSpec): Promise<void> {
    const namespace = await this.#spaces.ensure(projectId);
    const { pods, jobs } = (await this.#open()).in(namespace);
    const name = replicaName(replicaId);
    if (isOneOff) await jobs.delete(name);
    else await pods.delete(name, { gracePeriodSeconds: 1 });
    await this.#secrets.takeBack(replicaId);
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

/** Whether a pod runs, has run, or will never run. */
function isSettled(pod: Pod | undefined): boolean {
  return pod !== undefined && (isUp(pod) || !!podEnd(pod) || whyNotStarting(pod) !== undefined);
}
