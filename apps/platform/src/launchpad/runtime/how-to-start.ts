import { type ReplicaLimits, type ReplicaSpec, WEB } from '../engine/runtime.driver.js';
import type { StartableRelease } from './startable-release.js';

/** Command and limits of one process of a release. */
export function howToStart(
  { plan, processes, scale }: StartableRelease,
  process: string,
): { command: string | undefined; limits: Pick<ReplicaLimits, 'cpu' | 'memoryMb'> } {
  const other = processes.find(({ name }) => name === process);
  if (!other && process !== WEB) throw new Error(`the release has no process ${process}`);
  const { cpu, memoryMb } = other ?? scale;
  return { command: other ? other.command : plan.start, limits: { cpu, memoryMb } };
}

/** What every replica of a release has in common. */
export function whatRuns({
  artifact,
  plan,
  env,
}: StartableRelease): Pick<
  ReplicaSpec,
  'artifact' | 'language' | 'root' | 'nodeVersion' | 'packageManager' | 'env' | 'port'
> {
  return {
    artifact,
    env,
    port: plan.port,
    language: plan.runtime,
    ...(plan.root !== undefined && { root: plan.root }),
    ...(plan.nodeVersion !== undefined && { nodeVersion: plan.nodeVersion }),
    ...(plan.packageManager !== undefined && { packageManager: plan.packageManager }),
  };
}
