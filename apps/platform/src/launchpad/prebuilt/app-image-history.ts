import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import type { AppImageEntity } from './app-image.entity.js';
import { AppImageEvents } from './app-image.events.js';

/** Writes down what happens to the images of apps. */
@Injectable()
export class AppImageHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(
    manager: EntityManager,
    { id, projectId }: AppEntity,
    what: 'set' | 'webhook_created' | 'webhook_deleted',
    { before, saved }: { before: AppImageEntity | null; saved: AppImageEntity },
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { app_id: id, ref: saved.ref };
    await this.events.record(manager, { type: AppImageEvents[what], tenant, subject: id, data });
    const states = { before: before && stateOf(before), after: stateOf(saved) };
    await this.audit.record(manager, {
      tenant,
      action: `app_image.${what}`,
      target: id,
      ...states,
    });
  }

  /** Tells that the name of an image stands for another one. */
  async moved(
    manager: EntityManager,
    { id, projectId }: AppEntity,
    ref: string,
    digest: string,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { app_id: id, ref, digest };
    await this.events.record(manager, { type: AppImageEvents.moved, tenant, subject: id, data });
  }
}

function stateOf({ ref, credentialsSealed, webhookSha256 }: AppImageEntity): AuditState {
  return { ref, credentials: credentialsSealed !== null, webhook: webhookSha256 !== null };
}
