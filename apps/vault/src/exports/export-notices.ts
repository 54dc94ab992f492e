import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SpaceExportEntity } from './space-export.entity.js';
import { exportState, SpaceExportEvents } from './space-export.events.js';

/** Tells what became of exports, last in the transaction of the change. */
@Injectable()
export class ExportNotices {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async created(manager: EntityManager, row: SpaceExportEntity): Promise<void> {
    const data = exportState(row);
    const { id: subject, projectId: tenant } = row;
    await this.events.record(manager, { type: SpaceExportEvents.created, tenant, subject, data });
    const action = 'space_export.create';
    await this.audit.record(manager, { tenant, action, target: subject, after: data });
  }

  async ready(manager: EntityManager, row: SpaceExportEntity, sizeBytes: number): Promise<void> {
    const { id: subject, projectId: tenant } = row;
    const data = { ...exportState(row), size_bytes: sizeBytes };
    await this.events.record(manager, { type: SpaceExportEvents.ready, tenant, subject, data });
  }

  async failed(manager: EntityManager, row: SpaceExportEntity, problem: string): Promise<void> {
    const { id: subject, projectId: tenant } = row;
    const data = { ...exportState(row), problem };
    await this.events.record(manager, { type: SpaceExportEvents.failed, tenant, subject, data });
  }

  async deleted(manager: EntityManager, row: SpaceExportEntity): Promise<void> {
    const data = exportState(row);
    const { id: subject, projectId: tenant } = row;
    await this.events.record(manager, { type: SpaceExportEvents.deleted, tenant, subject, data });
    const action = 'space_export.delete';
    await this.audit.record(manager, { tenant, action, target: subject, before: data });
  }

  /** That somebody who has the link can download it from now on. */
  async linked(manager: EntityManager, { id, projectId: tenant }: SpaceExportEntity) {
    await this.audit.record(manager, { tenant, action: 'space_export.link', target: id });
  }
}
