import { ComputeFailure } from '../../compute-failure.js';
import type { IncusServer } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { isFailure } from '../client/incus-failure.js';

/** @throws `engine_unavailable` when the daemon lets us look only */
export function requireTrust({ auth }: IncusServer): void {
  if (auth === 'trusted') return;
  throw new ComputeFailure('engine_unavailable', 'The engine does not trust our certificate.');
}

/** @throws `engine_unavailable` when the daemon has no such project, or shows it to others only */
export async function requireProject(client: IncusClient, project?: string): Promise<void> {
  if (project === undefined) return;
  await client.get(`/1.0/projects/${project}`).catch((error: unknown) => {
    if (!isFailure(error, 'not_found')) throw error;
    throw new ComputeFailure('engine_unavailable', `The engine has no project ${project}.`);
  });
}
