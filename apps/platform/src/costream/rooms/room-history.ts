import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events, type EventType } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { RoomEntity } from './room.entity.js';
import { toRoom } from './room.schema.js';

/** Whose a thing is, and what it is called. */
interface Owned {
  readonly id: string;
  readonly projectId: string;
}

/** Writes down what happens in rooms: for whoever listens, and in the audit log. */
@Injectable()
export class RoomHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Tells whoever listens, in the transaction of the change. */
  async tell<Schema extends z.ZodObject>(
    manager: EntityManager,
    type: EventType<Schema>,
    { id: subject, projectId }: Owned,
    data: z.input<Schema>,
  ): Promise<void> {
    await this.events.record(manager, { type, tenant: tenantOf(projectId), subject, data });
  }

  /** Notes in the audit log what somebody asked for. @param action such as `room.create` */
  async note(
    manager: EntityManager,
    action: string,
    { id: target, projectId }: Owned,
    before: AuditState | null = null,
    after: AuditState | null = null,
  ): Promise<void> {
    await this.audit.record(manager, {
      tenant: tenantOf(projectId),
      action,
      target,
      before,
      after,
    });
  }
}

/** What changes by itself is no part of what somebody changed. */
const NOT_SHOWN = new Set(['join_url', 'participants', 'session_id', 'is_recording', 'version']);

/** What the audit log shows of a room. */
export function auditStateOf(row: RoomEntity): AuditState {
  const shown = Object.entries(toRoom(row, '')).filter(([name]) => !NOT_SHOWN.has(name));
  return Object.fromEntries(shown);
}
