import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { RecordingEvents } from '../console.events.js';
import type { CastEnd } from './cast-writer.js';
import { RecordingEntity } from './recording.entity.js';

/** Writes down what becomes of recordings. */
@Injectable()
export class RecordingHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async complete(row: RecordingEntity, end: CastEnd): Promise<void> {
    const { sizeBytes, durationMs, isTruncated } = end;
    await this.dataSource.transaction(async (manager) => {
      const endedAt = this.clock.now();
      await manager.update(
        RecordingEntity,
        { id: row.id },
        { endedAt, isTruncated, sizeBytes: String(sizeBytes), durationMs: String(durationMs) },
      );
      await this.#tell(manager, 'created', row);
    });
  }

  /** @returns false when somebody else removed it meanwhile */
  async remove(row: RecordingEntity): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const which = { id: row.id, deletedAt: IsNull() };
      const deletedAt = this.clock.now();
      const { affected } = await manager.update(RecordingEntity, which, { deletedAt });
      if (affected !== 1) return false;
      await this.#tell(manager, 'deleted', row);
      await this.audit.record(manager, {
        tenant: tenantOf(row.projectId),
        action: 'recording.delete',
        target: row.id,
        before: { vps: row.vpsId, session: row.sessionId },
      });
      return true;
    });
  }

  async #tell(
    manager: EntityManager,
    what: keyof typeof RecordingEvents,
    { id, vpsId, projectId }: RecordingEntity,
  ): Promise<void> {
    await this.events.record(manager, {
      type: RecordingEvents[what],
      tenant: tenantOf(projectId),
      subject: id,
      data: { id, vps_id: vpsId },
    });
  }
}
