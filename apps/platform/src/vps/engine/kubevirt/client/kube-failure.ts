import { ComputeFailure } from '../../compute-failure.js';

/** The `Status` object with which the Kubernetes API refuses. */
export interface KubeStatus {
  readonly code?: number;
  readonly reason?: string;
  readonly message?: string;
}

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

/** Tells a refusal in our words. */
export function toKubeFailure(httpStatus: number, body: string): KubeFailure {
  const { reason = '', message = body.slice(0, 2000) } = readStatus(body);
  const told = (...failure: ConstructorParameters<typeof ComputeFailure>): KubeFailure =>
    new KubeFailure(httpStatus, reason, ...failure);
  if (httpStatus === 404) return told('not_found', 'There is no such thing.', message);
  if (reason === 'AlreadyExists') return told('name_taken', 'The name is taken.', message);
  if (httpStatus === 409) return told('busy', 'Something else changes it now.', message, true);
  if (httpStatus === 403 && message.includes('exceeded quota')) {
    return told('no_space', 'The quota of the cluster is used up.', message);
  }
  if (httpStatus === 401 || httpStatus === 403) {
    return told('engine_unavailable', 'The cluster does not let us do that.', message);
  }
  const isRetryable = httpStatus === 429 || httpStatus >= 500;
  return told(isRetryable ? 'engine_unavailable' : 'failed', said(message), message, isRetryable);
}

/** Tells that the cluster could not be reached. */
export function lostCluster(error: unknown): ComputeFailure {
  const why = error instanceof Error ? error.message : String(error);
  return new ComputeFailure('engine_unavailable', 'The cluster does not answer.', why, true);
}

/** Passes a thrown value on unless it is this refusal. */
export function unless(status: number): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof KubeFailure && error.status === status) return undefined;
    throw error;
  };
}

function said(message: string): string {
  return message === '' ? 'The cluster refused.' : 'The cluster refused what it was asked.';
}

function readStatus(body: string): KubeStatus {
  try {
    return JSON.parse(body) as KubeStatus;
  } catch {
    return {};
  }
}
