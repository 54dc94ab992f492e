import { text } from 'node:stream/consumers';
import type { ServerSample } from '../../server-spec.js';
import type { IncusInstance } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { TAG } from '../incus-settings.js';
import type { IncusInstances } from './incus-instances.js';
import { powerOf } from './instance-list.js';
import { readMetrics, type MetricLine } from './metrics-text.js';
import { referencedBytes } from './pool-usage.js';

/** Counters of all instances that run. */
export async function readSamples(
  client: IncusClient,
  instances: IncusInstances,
  disks: { readonly dir: string; readonly pool: string },
): Promise<ServerSample[]> {
  const at = new Date();
  // Metrics are a few seconds old and know the pool's space only, so the list tells the rest.
  const [listed, { body }, bytes] = await Promise.all([
    instances.list(2),
    client.download('/1.0/metrics'),
    referencedBytes(disks.dir, disks.pool),
  ]);
  const byName = Map.groupBy(readMetrics(await text(body)), ({ labels }) => labels['name'] ?? '');
  return listed
    .filter((instance) => powerOf(instance) === 'running')
    .map((instance) =>
      sample(instance, byName.get(instance.name) ?? [], bytes.get(instance.name), at),
    );
}

function sample(
  instance: IncusInstance,
  lines: readonly MetricLine[],
  diskUsedBytes: number | undefined,
  at: Date,
): ServerSample {
  const sum = (name: string): number =>
    lines.filter((line) => line.name === name).reduce((total, { value }) => total + value, 0);
  const { state } = instance;
  const nics = Object.entries(state?.network ?? {}).filter(([device]) => device !== 'lo');
  const moved = (counter: 'bytes_received' | 'bytes_sent'): number =>
    nics.reduce((total, [, { counters }]) => total + counters[counter], 0);
  return {
    id: instance.config[`${TAG}.id`] ?? '',
    at,
    cpuSeconds: (state?.cpu.usage ?? 0) / 1e9,
    memoryBytes: state?.memory.usage ?? 0,
    diskUsedBytes: diskUsedBytes ?? state?.disk?.['root']?.usage ?? 0,
    diskReadBytes: sum('disk_read_bytes_total'),
    diskWrittenBytes: sum('disk_written_bytes_total'),
    netReceivedBytes: moved('bytes_received'),
    netSentBytes: moved('bytes_sent'),
    processes: Math.max(0, state?.processes ?? 0),
  };
}
