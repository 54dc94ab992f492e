import type { KubeFailures, KubeRefusal } from '../../../kubernetes/kube-failures.js';

/** What a cluster refused, or that it could not be asked. */
export class ClusterFailure extends Error {
  override readonly name = 'ClusterFailure';

  /** @param status of HTTP; 0 when the cluster gave no answer */
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Whether the cluster could not be asked, or not now. */
  get isAway(): boolean {
    return this.status === 0 || this.status === 401 || this.status === 429 || this.status >= 500;
  }
}

/** Tells what goes wrong in a cluster in the words of apps. */
export const clusterFailures: KubeFailures = {
  refused: ({ status, reason, message }: KubeRefusal) =>
    new ClusterFailure(status, reason, `The cluster refused (${status}): ${message}`),
  lost: (cause) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new ClusterFailure(0, '', `The cluster does not answer: ${why}`, { cause });
  },
  late: (what) => new ClusterFailure(0, 'Timeout', `The cluster took too long: ${what}`),
};
