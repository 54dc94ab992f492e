import type { IncusClient } from '../client/incus-client.js';
import type { Surroundings } from './instance-config.js';

const STEP_MB = 256;

/** A pool that is full to the last block cannot even delete, so ours grows a little. */
export async function makeRoom(client: IncusClient, { pool }: Surroundings): Promise<void> {
  const path = `/1.0/storage-pools/${pool}`;
  const { config } = await client.get<{ config: Readonly<Record<string, string>> }>(path);
  const match = /^(\d+)(GiB|MiB)$/.exec(config['size'] ?? '');
  if (!match) return;
  const presentMb = Number(match[1]) * (match[2] === 'GiB' ? 1024 : 1);
  const body = { config: { size: `${presentMb + STEP_MB}MiB` } };
  await client.run('PATCH', path, { body }).catch(() => undefined);
}
