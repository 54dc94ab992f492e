import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes } from '../../changes/changes.js';
import type { AlbumEntity } from './album.entity.js';
import { AlbumEvents, albumState } from './album.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Tells what was done with albums, last in the transaction of the change. */
@Injectable()
export class AlbumNotices {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly changes: Changes,
  ) {}

  async write(
    manager: EntityManager,
    what: keyof typeof VERBS,
    album: AlbumEntity,
    before: AlbumEntity | null = null,
  ): Promise<void> {
    const { projectId: tenant, id, spaceId } = album;
    const data = albumState(album);
    await this.events.record(manager, { type: AlbumEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `album.${VERBS[what]}`,
      target: id,
      before: before && albumState(before),
      after: what === 'deleted' ? null : data,
    });
    const space = { id: spaceId };
    await this.changes.record(manager, { space, collection: 'albums', kind: 'album', id, what });
  }
}
