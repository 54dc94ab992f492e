import { createHash } from 'node:crypto';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef } from '../../server-spec.js';

/** What the root disk is called within a machine. */
export const ROOT = 'root';

/** `vps_01ABC` as the API takes names. */
export function serverName(id: string): EngineRef {
  return id.replaceAll('_', '-').toLowerCase();
}

/** Refuses what is none of our names, which could lead to another address of the API. */
export function requireServerName(ref: EngineRef): EngineRef {
  if (/^vps-[a-z0-9-]{1,58}$/.test(ref)) return ref;
  throw new ComputeFailure('not_found', 'There is no such server.');
}

/** A name for something that a server has, decided by what it is called. */
export function nameOf(prefix: string, called: string): string {
  return `${prefix}-${createHash('sha256').update(called).digest('hex').slice(0, 10)}`;
}

/** `vol_01ABC` as the API takes names; also what the guest sees as the disk's serial. */
export function volumeName(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9]/g, '-').toLowerCase();
}

/** A text as a label may have it. */
export function labelValue(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_.-]/g, '-').slice(0, 63);
}
