import { ClusterFailure } from '../../../launchpad/engine/kubernetes/cluster-failure.js';
import { DatabaseEngineError } from '../database.driver.js';

/** What went wrong in a cluster, in the driver's terms. */
export function databaseFailure(error: unknown): unknown {
  if (!(error instanceof ClusterFailure)) return error;
  const { message } = error;
  return new DatabaseEngineError(meaningOf(error), message, { cause: error });
}

/** Does something with a cluster, and tells its failure in the driver's terms. */
export async function toldAsDatabases<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw databaseFailure(error);
  }
}

function meaningOf({ isAway, status, message }: ClusterFailure): DatabaseEngineError['reason'] {
  if (isAway) return 'unavailable';
  // Who asks can do with less, or have the operator give more.
  if (status === 403 && /exceeded quota/.test(message)) return 'not_allowed';
  return 'failed';
}
