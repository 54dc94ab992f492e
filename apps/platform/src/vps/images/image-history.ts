import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImageEntity } from './image.entity.js';
import { ImageEvents } from './image.events.js';

type Plain = Exclude<keyof typeof ImageEvents, 'failed'>;

/** Writes down what happens to the images of a project. */
@Injectable()
export class ImageHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(manager: EntityManager, what: Plain, row: ImageEntity): Promise<void> {
    // The catalogue is everybody's: its images have no project to tell.
    if (row.projectId === null) return;
    await this.events.record(manager, {
      type: ImageEvents[what],
      tenant: tenantOf(row.projectId),
      subject: row.id,
      data: dataOf(row),
    });
  }

  async tellFailed(
    manager: EntityManager,
    row: ImageEntity,
    error: { code: string; message: string },
  ): Promise<void> {
    if (row.projectId === null) return;
    await this.events.record(manager, {
      type: ImageEvents.failed,
      tenant: tenantOf(row.projectId),
      subject: row.id,
      data: { ...dataOf(row), error },
    });
  }

  /** Notes in the audit log what somebody of a project asked for. */
  async note(
    manager: EntityManager,
    projectId: string,
    verb: 'create' | 'update' | 'delete' | 'build',
    row: ImageEntity,
    [before, after]: [AuditState | null, AuditState | null],
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    await this.audit.record(manager, {
      tenant,
      action: `image.${verb}`,
      target: row.id,
      before,
      after,
    });
  }
}

function dataOf({ id, slug, origin, status }: ImageEntity) {
  return { id, slug, origin, status };
}

/** What the audit log shows of an image. An address may hold a secret in its query. */
export function stateOf({ slug, title, origin }: ImageEntity): AuditState {
  return { slug, title, origin };
}
