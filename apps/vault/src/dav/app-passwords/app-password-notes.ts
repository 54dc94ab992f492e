import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppPasswordEntity } from './app-password.entity.js';
import { AppPasswordEvents, appPasswordState } from './app-password.events.js';

const VERBS = { created: 'create', deleted: 'delete' } as const;

/** Writes down what happened to an app password, in the transaction of the change. */
@Injectable()
export class AppPasswordNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async changed(
    manager: EntityManager,
    what: keyof typeof VERBS,
    row: AppPasswordEntity,
  ): Promise<void> {
    const { projectId: tenant, id } = row;
    const data = appPasswordState(row);
    const told = { ...data, products: data.products.join() };
    await this.events.record(manager, {
      type: AppPasswordEvents[what],
      tenant,
      subject: id,
      data,
    });
    await this.audit.record(manager, {
      tenant,
      action: `app_password.${VERBS[what]}`,
      target: id,
      before: what === 'deleted' ? told : null,
      after: what === 'created' ? told : null,
    });
  }
}
