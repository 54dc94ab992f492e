import { ownerOf } from '@skydeck/auth-guard';
import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';

const Actor = z.object({
  kind: z.enum(['account', 'key', 'service', 'system', 'user']).describe('What the actor is.'),
  id: z.string().describe('`acc_…`, `key_…`, `usr_…` or the name of a service.'),
  ip: z.string().nullable().describe('Address that the request came from.'),
  user_agent: z.string().nullable().describe('Program that the request came from.'),
});

const State = z
  .record(z.string(), z.unknown())
  .nullable()
  .describe('The fields that changed; null when there was nothing, or nothing is left.');

/** One entry of the audit log. */
export const AuditEntry = z
  .object({
    id: z.string().describe('`aud_…`'),
    project_id: z.string().describe('The project that was changed.'),
    mode: z.enum(['live', 'test']).describe('Whether it was real, or done with a test key.'),
    actor: Actor,
    action: z.string().describe('What was done, such as `app.create`.'),
    target: z.string().describe('Identifier of what was changed.'),
    request_id: z.string().nullable().describe('The request that did it.'),
    before: State,
    after: State,
    at: z.iso.datetime().describe('When it was done.'),
    prev_hash: z.string().describe('Hash of the entry before; zeros for the first of a project.'),
    hash: z.string().describe('SHA-256 of `prev_hash` and of everything that the entry says.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;
export type AuditActor = z.output<typeof Actor>;

export const AuditListResponse = pageOf(AuditEntry);

const filters = {
  actor: z.string().max(80).describe('Only what this actor did.'),
  action: z.string().max(80).describe('Only this action.'),
  target: z.string().max(80).describe('Only what was done to this.'),
  since: z.iso.datetime({ offset: true }).describe('Only from this time on.'),
  until: z.iso.datetime({ offset: true }).describe('Only before this time.'),
};

/** Which entries to read. */
export const AuditFilter = z.strictObject(filters).partial();
export type AuditFilter = z.output<typeof AuditFilter>;

/** Which entries to list. */
export const ListAudit = listQuery('audit', { filters, sort: ['at'] });
export type ListAudit = z.output<typeof ListAudit.schema>;

/** A row of the table `audit_entry`. */
export interface AuditRow extends Omit<AuditEntry, 'at' | 'mode'> {
  /** The tenant: the project and the mode. The hash is that of this text. */
  readonly project_id: string;
  /** `bigint`, so Postgres gives text. */
  readonly seq: string;
  readonly at: Date;
}

export function toAuditEntry({ seq: _seq, at, ...row }: AuditRow): AuditEntry {
  return { ...row, ...ownerOf(row.project_id), at: at.toISOString() };
}
