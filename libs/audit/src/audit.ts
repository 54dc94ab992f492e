import type { Tenant } from '@skydeck/auth-guard';
import { runStatement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock, currentRequest } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditState, diffOf } from './audit-diff.js';
import { payloadOf } from './audit-hash.js';
import { APPEND_ENTRY } from './audit.sql.js';
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
    await runStatement(manager, APPEND_ENTRY, this.entryOf(change));
  }

  /**
   * An entry for a statement of the caller's own that makes the change: the two values of
   * `appendEntry`.
   */
  entryOf({ tenant, action, target, before = null, after = null, actor }: AuditedChange) {
    const request = currentRequest();
    const now = this.clock.now();
    const { kind, id } = actor ?? request?.caller ?? { kind: 'system', id: 'skydeck' };
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
    return [payloadOf(entry), JSON.stringify(entry)] as const;
  }
}
