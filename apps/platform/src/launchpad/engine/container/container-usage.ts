import type Docker from 'dockerode';
import type { ProcessUsage } from '../runtimes/process-usage.js';

/** What a container used, from one look; undefined when the engine does not know. */
export async function containerUsage(
  container: Docker.Container,
): Promise<ProcessUsage | undefined> {
  try {
    const stats = await container.stats({ stream: false, 'one-shot': true });
    const { usage, stats: detail } = stats.memory_stats;
    // Pages of files are given back before anybody is killed.
    const files = detail?.inactive_file ?? 0;
    return {
      cpuSeconds: stats.cpu_stats.cpu_usage.total_usage / 1e9,
      memoryBytes: Math.max(0, usage - files),
    };
  } catch {
    return undefined;
  }
}
