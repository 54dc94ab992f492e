import type { ReplicaUsage } from '../../runtime.driver.js';
import { unless } from '../../../../kubernetes/kube-failures.js';
import type { Cluster } from '../cluster.js';
import { LABEL } from '../manifests/labels.js';
import { bytesOf, coresOf } from './quantity.js';

interface PodMetrics {
  readonly metadata: { readonly labels?: Readonly<Record<string, string>> };
  /** When the interval that was measured ended. */
  readonly timestamp: string;
  /** Its length, such as `15.5s`. */
  readonly window: string;
  readonly containers: readonly {
    readonly usage: { readonly cpu: string; readonly memory: string };
  }[];
}

/** Processor time up to a moment. */
interface Counted {
  readonly atMs: number;
  readonly cpuSeconds: number;
}

/**
 * What replicas use, by the metrics of the cluster. Those are rates over an interval: the time is their
 * sum over the intervals that were seen.
 */
export class PodUsage {
  readonly #counted = new Map<string, Counted>();

  async read(
    { client }: Cluster,
    labels: Readonly<Record<string, string>>,
  ): Promise<ReplicaUsage[]> {
    const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
    const words = new URLSearchParams({ labelSelector: pairs.join(',') });
    const path = `apis/metrics.k8s.io/v1beta1/pods?${words.toString()}`;
    const found = await client
      .json<{ items: readonly PodMetrics[] }>(path)
      // A cluster without metrics knows of no use.
      .catch(unless(404));
    return (found?.items ?? []).map((pod) => this.#count(pod));
  }

  forget(replicaId: string): void {
    this.#counted.delete(replicaId);
  }

  #count({ metadata, timestamp, window, containers }: PodMetrics): ReplicaUsage {
    const replicaId = metadata.labels?.[`${LABEL}/replica`] ?? '';
    const cores = sum(containers.map(({ usage }) => coresOf(usage.cpu)));
    const memoryBytes = sum(containers.map(({ usage }) => bytesOf(usage.memory)));
    const atMs = Date.parse(timestamp);
    const before = this.#counted.get(replicaId);
    const lengthS = before ? (atMs - before.atMs) / 1_000 : Number.parseFloat(window);
    const cpuSeconds = (before?.cpuSeconds ?? 0) + cores * Math.max(0, lengthS);
    this.#counted.set(replicaId, { atMs: Math.max(atMs, before?.atMs ?? 0), cpuSeconds });
    return { replicaId, cpuSeconds, memoryBytes };
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
