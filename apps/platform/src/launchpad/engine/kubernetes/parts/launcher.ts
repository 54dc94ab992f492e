import type { IoK8sApiCoreV1Pod } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { type ReplicaSpec, StartFailure } from '../../runtime.driver.js';
import { type Cluster, MANAGER } from '../cluster.js';
import type { ReplicaImages } from '../images/replica-images.js';
import { LABEL } from '../manifests/labels.js';
import { oneOffJob, replicaName, replicaPod } from '../manifests/replica.js';
import { AppServices } from './app-services.js';
import { isUp, podEnd, replicaIdOf, whatItWaitsFor, whyNotStarting } from './pod-state.js';
import type { PodWatch } from './pod-watch.js';
import { ProjectSpaces } from './project-spaces.js';
import { ReleaseSecrets } from './release-secrets.js';
import { whyNoPod } from './why-no-pod.js';

type Pod = IoK8sApiCoreV1Pod;

/** After this time without a pod, the cluster is asked what keeps it from making one. */
const NO_POD_MS = 3_000;

/** Makes the objects of replicas, and takes them away. */
export class Launcher {
  readonly #spaces: ProjectSpaces;
  readonly #secrets: ReleaseSecrets;
  readonly #services: AppServices;

  constructor(
    private readonly instance: string,
    private readonly cluster: () => Promise<Cluster>,
    private readonly images: ReplicaImages,
    private readonly watch: PodWatch,
  ) {
    this.#spaces = new ProjectSpaces(instance, cluster);
    this.#secrets = new ReleaseSecrets(instance, cluster);
    this.#services = new AppServices(instance, cluster);
  }

  /** Makes a replica and waits until it runs, or has run. @throws StartFailure, ClusterFailure */
  async launch(spec: ReplicaSpec): Promise<void> {
    const { replicaId, projectId, isOneOff = false, mounts = [] } = spec;
    if (mounts.length > 0) {
      const text = 'Volumes lie on the disk of the platform, where a cluster has no part.';
      throw new StartFailure('start_failed', text);
    }
    const image = await this.images.nameOf(spec);
    const cluster = await this.cluster();
    this.watch.begin();
    const namespace = await this.#spaces.ensure(projectId);
    try {
      const owner = await this.#secrets.give(spec, namespace);
      await this.#services.add(spec, namespace);
      const { settings } = cluster;
      const { instance } = this;
      const needs = { image, secret: owner.name, settings, instance, namespace, owner };
      const { pods, jobs } = cluster.in(namespace);
      if (isOneOff) await jobs.apply(oneOffJob(spec, needs), MANAGER);
      else await pods.apply(replicaPod(spec, needs), MANAGER);
    } catch (error) {
      this.#spaces.forget(projectId, error);
      throw error;
    }
    await this.#comeUp(cluster, namespace, replicaId);
  }

  /** Takes away what a replica left, or what runs of it. */
  async takeAway({ metadata, ...pod }: Pod): Promise<void> {
    const { name = '', namespace = '', labels } = metadata ?? {};
    const { pods, jobs } = (await this.cluster()).in(namespace);
    const replicaId = replicaIdOf({ metadata });
    if (labels?.[`${LABEL}/one-off`] === 'true') await jobs.delete(replicaName(replicaId));
    await pods.delete(name, podEnd(pod) ? {} : { gracePeriodSeconds: 1 });
    await this.#release(replicaId);
  }

  /** Takes away what was made of a replica that did not start. */
  async undo({ replicaId, isOneOff = false, projectId }: ReplicaSpec): Promise<void> {
    const { pods, jobs } = (await this.cluster()).in(await this.#spaces.ensure(projectId));
    if (isOneOff) await jobs.delete(replicaName(replicaId));
    else await pods.delete(replicaName(replicaId), { gracePeriodSeconds: 1 });
    await this.#release(replicaId);
  }

  async #release(replicaId: string): Promise<void> {
    await this.#services.remove(replicaId);
    await this.#secrets.takeBack(replicaId);
  }

  async #comeUp(cluster: Cluster, namespace: string, replicaId: string): Promise<void> {
    const { startTimeoutMs } = cluster.settings;
    const isMade = await this.watch.until(replicaId, (pod) => pod !== undefined, NO_POD_MS);
    const why = isMade ? undefined : await whyNoPod(cluster, namespace, replicaName(replicaId));
    if (why !== undefined) throw new StartFailure('start_failed', why);
    const isIn = await this.watch.until(replicaId, isSettled, startTimeoutMs);
    const pod = this.watch.find(replicaId);
    const problem = pod && whyNotStarting(pod);
    if (problem !== undefined) {
      throw new StartFailure('start_failed', `It cannot start: ${problem}`);
    }
    if (isIn) return;
    const waits = `It did not start in ${startTimeoutMs / 1_000} s: ${whatItWaitsFor(pod)}.`;
    throw new StartFailure('start_failed', waits);
  }
}

/** Whether a pod runs, has run, or will never run. */
function isSettled(pod: Pod | undefined): boolean {
  return pod !== undefined && (isUp(pod) || !!podEnd(pod) || whyNotStarting(pod) !== undefined);
}
