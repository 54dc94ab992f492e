import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PlaylistEntity } from './playlist.entity.js';
import { PlaylistEvents, playlistState } from './playlist.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Writes down what happened to a playlist, in the transaction of the change. */
@Injectable()
export class PlaylistNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async write(
    manager: EntityManager,
    what: keyof typeof VERBS,
    playlist: PlaylistEntity,
    before?: PlaylistEntity,
  ): Promise<void> {
    const { tenant, id } = playlist;
    const data = playlistState(playlist);
    const old = what === 'deleted' ? playlist : before;
    await this.events.record(manager, { type: PlaylistEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `playlist.${VERBS[what]}`,
      target: id,
      before: old ? playlistState(old) : null,
      after: what === 'deleted' ? null : data,
    });
  }
}
