import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
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
    { type, projectId, subject, data, action, before, after }: Change<Schema>,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    await this.events.record(manager, { type, tenant, subject, data });
    await this.audit.record(manager, { tenant, action, target: subject, before, after });
  }
}
