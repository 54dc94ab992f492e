import type { KubeFailures, KubeRefusal } from '../../../../kubernetes/kube-failures.js';
import { ComputeFailure } from '../../compute-failure.js';

/** What the API refused, told as an engine's failure; `status` is that of HTTP. */
export class KubeFailure extends ComputeFailure {
  constructor(
    readonly status: number,
    readonly reason: string,
    ...failure: ConstructorParameters<typeof ComputeFailure>
  ) {
    super(...failure);
  }
}

/** Tells what goes wrong in a cluster in the words of servers. */
export const computeFailures: KubeFailures = {
  refused: toKubeFailure,
  lost: lostCluster,
  late: (what) => new ComputeFailure('timed_out', 'The cluster took too long.', what),
};

function toKubeFailure({ status, reason, message }: KubeRefusal): KubeFailure {
  const told = (...failure: ConstructorParameters<typeof ComputeFailure>): KubeFailure =>
    new KubeFailure(status, reason, ...failure);
  if (status === 404) return told('not_found', 'There is no such thing.', message);
  if (reason === 'AlreadyExists') return told('name_taken', 'The name is taken.', message);
  if (status === 409) return told('busy', 'Something else changes it now.', message, true);
  if (status === 403 && message.includes('exceeded quota')) {
    return told('no_space', 'The quota of the cluster is used up.', message);
  }
  if (status === 401 || status === 403) {
    return told('engine_unavailable', 'The cluster does not let us do that.', message);
  }
  const isRetryable = status === 429 || status >= 500;
  return told(isRetryable ? 'engine_unavailable' : 'failed', said(message), message, isRetryable);
}

/** Tells that the cluster could not be reached. */
export function lostCluster(error: unknown): ComputeFailure {
  const why = error instanceof Error ? error.message : String(error);
  return new ComputeFailure('engine_unavailable', 'The cluster does not answer.', why, true);
}

function said(message: string): string {
  return message === '' ? 'The cluster refused.' : 'The cluster refused what it was asked.';
}
