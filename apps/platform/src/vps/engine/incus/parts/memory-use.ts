import type { EngineRef } from '../../server-spec.js';
import type { IncusState } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { runInGuest } from './incus-exec.js';

/** Programs' own memory, which the kernel cannot take back; caches count as use too. */
const OWN_MEMORY = 'cat /proc/[0-9]*/status 2>/dev/null | grep RssAnon';

/** Whether a running guest holds more memory than this that the kernel cannot take back. */
export async function needsMoreThan(
  client: IncusClient,
  ref: EngineRef,
  bytes: number,
): Promise<boolean> {
  const { memory } = await client.get<IncusState>(`/1.0/instances/${ref}/state`);
  if (memory.usage < bytes) return false;
  // The daemon's metrics are some seconds old, so the guest itself is asked.
  const { stdout } = await runInGuest(client, ref, ['/bin/sh', '-c', OWN_MEMORY]);
  const kilobytes = [...stdout.matchAll(/(\d+) kB/g)].map(([, number]) => Number(number));
  return kilobytes.reduce((sum, one) => sum + one * 1024, 0) >= bytes;
}
