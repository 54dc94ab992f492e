import { runCommand } from '@skydeck/exec';
import { ComputeFailure } from '../../compute-failure.js';
import type { IncusInstance } from '../client/incus-answer.js';

export function hasLinkLeft(error: unknown): boolean {
  return error instanceof ComputeFailure && /File exists/.test(error.engineMessage ?? '');
}

/** Removes the ends on the host of a stopped instance's interfaces. */
export async function removeLinks({ devices }: IncusInstance): Promise<void> {
  for (const { host_name: link } of Object.values(devices)) {
    if (link === undefined) continue;
    await runCommand('ip', ['link', 'delete', link]).catch(() => undefined);
  }
}
