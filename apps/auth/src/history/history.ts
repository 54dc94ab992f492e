import { Audit, type AuditState } from '@skydeck/audit';
import { type Tenant, tenantOf } from '@skydeck/auth-guard';
import { Events, type EventType } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';

/**
 * A change of a project, its members or its keys: the event that tells of it, and what the audit
 * log keeps of it. These belong to no mode; they are real, also when they are test keys.
 */
export interface Change<Schema extends z.ZodObject> {
  readonly type: EventType<Schema>;
  readonly projectId: string;
  /** Identifier of what was changed. */
  readonly subject: string;
  readonly data: z.input<Schema>;
  /** Resource and verb, such as `key.create`. */
  readonly action: string;
  readonly before?: AuditState;
  readonly after?: AuditState;
}

/** A change of what a project keeps in one mode, such as a user. */
export type ChangeInMode<Schema extends z.ZodObject> = Omit<Change<Schema>, 'projectId'> & {
  readonly tenant: Tenant;
};

/** Writes changes down, for whoever listens and for whoever asks later. */
@Injectable()
export class History {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Records a change in its own transaction, as its last step. */
  async note<Schema extends z.ZodObject>(
    manager: EntityManager,
    { projectId, ...change }: Change<Schema>,
  ): Promise<void> {
    await this.noteInMode(manager, { ...change, tenant: tenantOf(projectId) });
  }

  /** Records a change of one mode in its own transaction, as its last step. */
  async noteInMode<Schema extends z.ZodObject>(
    manager: EntityManager,
    { type, tenant, subject, data, action, before, after }: ChangeInMode<Schema>,
  ): Promise<void> {
    await this.events.record(manager, { type, tenant, subject, data });
    await this.audit.record(manager, { tenant, action, target: subject, before, after });
  }
}
