import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef } from '../../server-spec.js';
import { isFailure } from '../client/incus-failure.js';
import type { IncusParts } from '../incus-connection.js';
import { powerOf } from './instance-list.js';

const MOVE_MS = 3_600_000;

/** Gives an instance that is off to another member of the cluster. */
export async function moveInstance(
  { client, instances }: IncusParts,
  ref: EngineRef,
  member: string,
  signal?: AbortSignal,
): Promise<void> {
  const { location, ...now } = await instances.get(ref);
  if (!location || location === 'none') {
    throw new ComputeFailure('unsupported', 'The engine is no cluster.');
  }
  if (location === member) return;
  await client.get(`/1.0/cluster/members/${encodeURIComponent(member)}`).catch((error: unknown) => {
    if (!isFailure(error, 'not_found')) throw error;
    throw new ComputeFailure('unsupported', 'The cluster has no member of that name.');
  });
  if (powerOf({ ...now, location }) !== 'stopped') {
    throw new ComputeFailure('busy', 'The server must be off.', undefined, true);
  }
  const path = `/1.0/instances/${ref}?target=${encodeURIComponent(member)}`;
  const body = { name: ref, migration: true, live: false };
  await client.run('POST', path, { body, signal, timeoutMs: MOVE_MS });
}
