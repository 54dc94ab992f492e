import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes } from '../changes/changes.js';
import type { NoteEntity } from './note.entity.js';
import { NoteEvents, noteState } from './note.events.js';

const VERBS = {
  created: 'create',
  updated: 'update',
  trashed: 'trash',
  restored: 'restore',
  deleted: 'delete',
} as const;
/** A note in the trash is gone for whoever keeps a copy. */
const CHANGES = {
  created: 'created',
  updated: 'updated',
  trashed: 'deleted',
  restored: 'created',
  deleted: 'deleted',
} as const;

/** Tells what was done with a note, last in the transaction of the change. */
@Injectable()
export class NoteNotices {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly changes: Changes,
  ) {}

  async write(
    manager: EntityManager,
    what: keyof typeof VERBS,
    note: NoteEntity,
    before: NoteEntity | null = null,
  ): Promise<void> {
    const { projectId: tenant, id, spaceId } = note;
    const data = noteState(note);
    await this.events.record(manager, { type: NoteEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `note.${VERBS[what]}`,
      target: id,
      before: before && noteState(before),
      after: what === 'deleted' ? null : data,
    });
    await this.changes.record(manager, {
      space: { id: spaceId },
      collection: 'notes',
      kind: 'note',
      id,
      what: CHANGES[what],
    });
  }
}
