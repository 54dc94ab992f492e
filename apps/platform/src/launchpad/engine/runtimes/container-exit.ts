import type Docker from 'dockerode';
import type { Replica, ReplicaExit } from '../runtime.driver.js';
import { describeExit } from '../sandbox/sandbox.js';

/** What is known of a container that has ended. */
export interface ContainerEnd {
  readonly statusCode: number | null;
  readonly facts: Docker.ContainerInspectInfo | undefined;
  /** Whether somebody asked for it. */
  readonly requested: boolean;
}

/** Says of a replica how its container ended. */
export function containerExit(
  { replicaId, appId, releaseId, process, isOneOff }: Replica,
  { statusCode, facts, requested }: ContainerEnd,
): ReplicaExit {
  const { exitCode, signal } = describeExit(statusCode, null);
  return {
    replicaId,
    appId,
    releaseId,
    process,
    isOneOff,
    ...(exitCode !== null && { code: exitCode }),
    ...(signal !== null && { signal }),
    // Not every engine notices; but nobody else kills a container that nobody asked to end.
    oom: facts?.State.OOMKilled || (signal === 'SIGKILL' && !requested),
    requested,
  };
}
