import { chown, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type SandboxKind, TOOL_UID } from './sandbox-options.js';

/** Gives a tool a folder of its own inside the caller's; it goes with what is left in it. */
export async function inWorkFolder<Result>(
  kind: SandboxKind,
  folder: string,
  work: (inside: string) => Promise<Result>,
): Promise<Result> {
  const inside = await mkdtemp(path.join(folder, '.work-'));
  try {
    if (kind === 'other_user') await chown(inside, TOOL_UID, TOOL_UID);
    return await work(inside);
  } finally {
    await rm(inside, { recursive: true, force: true });
  }
}
