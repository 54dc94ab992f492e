import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock, currentRequest } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditState, diffOf } from './audit-diff.js';
import { FIRST_HASH, payloadOf } from './audit-hash.js';
import type { AuditActor } from './audit.schema.js';

/** A change that somebody made. */
export interface AuditedChange {
  /** The project and mode that it was made in. */
  readonly tenant: Tenant;
  /** Resource and verb, such as `app.create`. */
  readonly action: string;
  /** Identifier of what was changed. */
  readonly target: string;
  /** The state before; null or absent when there was none. Only changed fields are kept. */
  readonly before?: AuditState | null;
  /** The state after; null or absent when nothing is left. */
  readonly after?: AuditState | null;
  /** The caller of the running request when not given. */
  readonly actor?: Pick<AuditActor, 'kind' | 'id'>;
}

/** Writes down who changed what, together with the change itself. */
@Injectable()
export class Audit {
  constructor(private readonly clock: Clock) {}

  /**
   * Adds an entry in the running transaction. Changes of one project wait for one another from here
   * to the commit, so record last.
   * @throws when the manager is in no transaction
   */
  async record(manager: EntityManager, change: AuditedChange): Promise<void> {
    if (!manager.queryRunner?.isTransactionActive) {
      throw new Error(`${change.action} must be recorded in the transaction of the change.`);
    }
    const { tenant, action, target, before = null, after = null } = change;
    const request = currentRequest();
    const now = this.clock.now();
    const { kind, id } = change.actor ?? request?.caller ?? { kind: 'system', id: 'skydeck' };
    const entry = {
      id: newId('aud', now.getTime()),
      project_id: tenant,
      actor: { kind, id, ip: request?.ip ?? null, user_agent: request?.userAgent ?? null },
      action,
      target,
      request_id: request?.id ?? null,
      ...diffOf(before, after),
      at: now,
    };
    await manager.query(APPEND, [
      tenant,
      FIRST_HASH,
      payloadOf(entry),
      entry.id,
      JSON.stringify(entry.actor),
      action,
      target,
      entry.request_id,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      now,
    ]);
  }
}

const APPEND = `
  with head as (
    insert into audit_head (project_id, seq, prev_hash, hash)
    values ($1::text, 1, $2::text, encode(sha256(convert_to($2::text || $3::text, 'UTF8')), 'hex'))
    on conflict (project_id) do update set
      seq = audit_head.seq + 1,
      prev_hash = audit_head.hash,
      hash = encode(sha256(convert_to(audit_head.hash || $3::text, 'UTF8')), 'hex')
    returning seq, prev_hash, hash
  )
  insert into audit_entry (id, project_id, seq, actor, action, target, request_id, before, after,
                           at, prev_hash, hash)
  select $4, $1::text, seq, $5::jsonb, $6, $7, $8, $9::jsonb, $10::jsonb, $11, prev_hash, hash
  from head`;
