import { hash } from 'node:crypto';
import { canonical } from './audit-diff.js';
import type { AuditRow } from './audit.schema.js';

/** What the chain of a project begins with. */
export const FIRST_HASH = '0'.repeat(64);

/** Everything an entry says, as the text that is hashed. */
export function payloadOf(row: Omit<AuditRow, 'seq' | 'prev_hash' | 'hash'>): string {
  const { id, project_id, actor, action, target, request_id, before, after, at } = row;
  const said = { id, project_id, actor, action, target, request_id, before, after };
  return canonical({ ...said, at: at.toISOString() });
}

/** Whether an entry is what was written, and follows the one with this hash. */
export function isLinked(row: AuditRow, previousHash: string): boolean {
  const expected = hash('sha256', previousHash + payloadOf(row));
  return row.prev_hash === previousHash && row.hash === expected;
}
