import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaticRenditionEntity } from './static-rendition.entity.js';
import { StaticRenditionEvents, staticRenditionState } from './static-rendition.events.js';

/** Writes down what happened to files for download, in the transaction of the change. */
@Injectable()
export class DownloadNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** An event. */
  async tell(
    manager: EntityManager,
    what: keyof typeof StaticRenditionEvents,
    row: StaticRenditionEntity,
  ): Promise<void> {
    const { tenant, id, errorCode: code } = row;
    const data = { ...staticRenditionState(row), ...(what === 'failed' && { code }) };
    const type = StaticRenditionEvents[what];
    await this.events.record(manager, { type, tenant, subject: id, data });
  }

  /** An entry of the audit log: somebody asked for the change. */
  async asked(
    manager: EntityManager,
    verb: 'create' | 'delete',
    row: StaticRenditionEntity,
  ): Promise<void> {
    const state = staticRenditionState(row);
    const { tenant, id: target } = row;
    await this.audit.record(manager, {
      tenant,
      action: `static_rendition.${verb}`,
      target,
      before: verb === 'delete' ? state : null,
      after: verb === 'create' ? state : null,
    });
  }
}
