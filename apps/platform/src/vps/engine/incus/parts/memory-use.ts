import type { EngineRef } from '../../server-spec.js';
import type { IncusClient } from '../client/incus-client.js';
import { runInGuest } from './incus-exec.js';

/** Memory of a running guest that the kernel cannot take back from it; 0 when the guest does not say. */
export async function nonReclaimableBytes(client: IncusClient, ref: EngineRef): Promise<number> {
  // The daemon's own numbers are some seconds old, and count what could be given back.
  const { stdout } = await runInGuest(client, ref, ['cat', '/proc/meminfo'], {
    timeoutMs: 5_000,
  }).catch(() => ({ stdout: '' }));
  const kilobytes = [...stdout.matchAll(/^(?:Ina|A)ctive\(anon\):\s+(\d+) kB/gm)];
  return kilobytes.reduce((sum, [, number]) => sum + Number(number) * 1024, 0);
}
