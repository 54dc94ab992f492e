import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DatabaseEntity, DatabaseProblemKind } from './database.entity.js';
import { DatabaseEvents } from './database.events.js';

type Plain = Exclude<keyof typeof DatabaseEvents, 'degraded' | 'failed'>;

/** Writes down what happens to databases: for whoever listens, and in the audit log. */
@Injectable()
export class DatabaseHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(manager: EntityManager, what: Plain, row: DatabaseEntity): Promise<void> {
    await this.#record(manager, DatabaseEvents[what], row, {});
  }

  async tellDegraded(
    manager: EntityManager,
    row: DatabaseEntity,
    problem: DatabaseProblemKind,
    reason: string,
  ): Promise<void> {
    await this.#record(manager, DatabaseEvents.degraded, row, { problem, reason });
  }

  async tellFailed(
    manager: EntityManager,
    row: DatabaseEntity,
    error: { readonly code: string; readonly message: string },
  ): Promise<void> {
    await this.#record(manager, DatabaseEvents.failed, row, { error });
  }

  /** Notes in the audit log what somebody asked for. */
  async note(
    manager: EntityManager,
    verb: string,
    { id, projectId }: DatabaseEntity,
    before: AuditState | null = null,
    after: AuditState | null = null,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const action = `database.${verb}`;
    await this.audit.record(manager, { tenant, action, target: id, before, after });
  }

  async #record(
    manager: EntityManager,
    type: (typeof DatabaseEvents)[keyof typeof DatabaseEvents],
    { id, projectId, name, engine, plan, major, status }: DatabaseEntity,
    more: object,
  ): Promise<void> {
    const data = { id, name, engine, plan, version: major, status, ...more };
    await this.events.record(manager, { type, tenant: tenantOf(projectId), subject: id, data });
  }
}

/** What the audit log shows of a database. */
export function stateOf(row: DatabaseEntity): AuditState {
  return {
    name: row.name,
    plan: row.plan,
    version: row.major,
    size: row.size,
    storage_gb: row.storageGb,
    trusted_sources: [...row.trustedSources],
    protected: row.isProtected,
    backup_hour_utc: row.backupHourUtc,
    backup_keep: row.backupKeep,
  };
}
