import { StartFailure } from '../../runtime.driver.js';
import { ClusterFailure } from '../cluster-failure.js';

/** Tells why a replica could not be started in words of its owner, or of whoever runs the cluster. */
export function startFailure(error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  if (!(error instanceof ClusterFailure)) {
    const why = error instanceof Error ? error.message : String(error);
    return new StartFailure('engine_missing', `No cluster can be asked: ${why}`);
  }
  if (error.isAway) return new StartFailure('engine_missing', error.message);
  if (error.message.includes('exceeded quota')) {
    return new StartFailure('start_failed', 'The project has used up its quota of the cluster.');
  }
  return new StartFailure('start_failed', error.message);
}
