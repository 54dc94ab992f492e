import { text } from 'node:stream/consumers';
import type { EngineRef } from '../../server-spec.js';
import type { IncusState } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { readMetrics } from './metrics-text.js';

/** Whether a running guest holds more memory than this that the kernel cannot take back. */
export async function needsMoreThan(
  client: IncusClient,
  ref: EngineRef,
  bytes: number,
): Promise<boolean> {
  const { memory } = await client.get<IncusState>(`/1.0/instances/${ref}/state`);
  if (memory.usage < bytes) return false;
  // Caches count as use too; the metrics, a few seconds old, tell them apart.
  const { body } = await client.download('/1.0/metrics');
  const lines = readMetrics(await text(body)).filter(({ labels }) => labels['name'] === ref);
  const value = (name: string): number => lines.find((line) => line.name === name)?.value ?? 0;
  return value('memory_RSS_bytes') + value('memory_Shmem_bytes') >= bytes;
}
