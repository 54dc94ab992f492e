import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import type { BindingEntity } from './binding.entity.js';
import { BindingEvents } from './binding.events.js';

/** Writes down what happens to bindings. */
@Injectable()
export class BindingHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(
    manager: EntityManager,
    { projectId }: Pick<AppEntity, 'projectId'>,
    what: keyof typeof BindingEvents,
    { id, appId: app_id, kind, target, credentialId: credential_id, names }: BindingEntity,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { id, app_id, kind, target, credential_id };
    await this.events.record(manager, { type: BindingEvents[what], tenant, subject: id, data });
    const after = { ...data, variables: Object.values(names) };
    await this.audit.record(manager, { tenant, action: `app_binding.${what}`, target: id, after });
  }
}
