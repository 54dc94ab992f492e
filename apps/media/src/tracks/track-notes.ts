import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TrackEntity } from './track.entity.js';
import { TrackEvents, trackState } from './track.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Writes down what a project does with tracks, in the transaction of the change. */
@Injectable()
export class TrackNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** An entry of the audit log, and an event of what others may have to know. */
  async write(
    manager: EntityManager,
    what: keyof typeof VERBS,
    before: TrackEntity | null,
    after: TrackEntity | null,
  ): Promise<void> {
    const track = after ?? before;
    if (!track) return;
    const { tenant, id } = track;
    if (what !== 'created') {
      const event = { type: TrackEvents[what], tenant, subject: id, data: trackState(track) };
      await this.events.record(manager, event);
    }
    await this.audit.record(manager, {
      tenant,
      action: `track.${VERBS[what]}`,
      target: id,
      before: before && auditState(before),
      after: after && auditState(after),
    });
  }
}

const auditState = (track: TrackEntity) => ({
  ...trackState(track),
  source: track.source,
  is_default: track.isDefault,
});
