import type { LeaveReason, TrackInfo } from '@skydeck/costream/protocol';
import { runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TrackChoice } from '../engine/room-spec.js';
import { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import {
  ParticipantEvents,
  participantState,
  RoomTrackEvents,
  trackState,
} from './participant.events.js';
import { StayEntity } from './stay.entity.js';
import { Stays } from './stays.js';

const UPDATE = statement(`
  update room_stay set name = $2, metadata = $3::jsonb, permissions = $4::jsonb,
    has_hand_raised = $5
  where id = $1 and status = 'active' and (name, metadata, permissions, has_hand_raised)
    is distinct from ($2::text, $3::jsonb, $4::jsonb, $5::boolean)
  returning id`);
const LOCK = { mode: 'pessimistic_write' } as const;

/** Changes stays, and says so once, whoever says it first: the API, or the engine. */
@Injectable()
export class StayChanges {
  constructor(
    private readonly stays: Stays,
    private readonly history: RoomHistory,
    private readonly clock: Clock,
  ) {}

  /** Name, metadata, permissions or the hand are as in this row now. */
  async update(manager: EntityManager, stay: StayEntity): Promise<void> {
    const { id, name, metadata, permissions, hasHandRaised } = stay;
    const json = [metadata && JSON.stringify(metadata), JSON.stringify(permissions)];
    const values = [id, name, ...json, hasHandRaised];
    if ((await runStatement(manager, UPDATE, values)).length === 0) return;
    const data = { ...participantState(stay), hand_raised: hasHandRaised };
    await this.history.tell(manager, ParticipantEvents.updated, stay, data);
  }

  /** A track is there, as it is now. */
  async setTrack(manager: EntityManager, id: string, track: TrackInfo): Promise<void> {
    const stay = await this.#lock(manager, id);
    if (!stay) return;
    const before = stay.tracks.find((one) => one.id === track.id);
    const others = stay.tracks.filter((one) => one.id !== track.id);
    await manager.update(StayEntity, { id }, { tracks: [...others, track] });
    if (!before) await this.#tell(manager, 'published', stay, track);
    const [was, is] = [before ? before.muted !== 'no' : false, track.muted !== 'no'];
    if (was !== is) await this.#tell(manager, is ? 'muted' : 'unmuted', stay, track);
  }

  async dropTrack(manager: EntityManager, id: string, trackId: string): Promise<void> {
    const stay = await this.#lock(manager, id);
    const track = stay?.tracks.find((one) => one.id === trackId);
    if (!stay || !track) return;
    const tracks = stay.tracks.filter((one) => one.id !== trackId);
    await manager.update(StayEntity, { id }, { tracks });
    await this.#tell(manager, 'unpublished', stay, track);
  }

  /** A moderator silenced tracks, or allows them again. */
  async mute(
    manager: EntityManager,
    { id }: StayEntity,
    { trackId, source }: TrackChoice,
    isMuted: boolean,
  ): Promise<void> {
    const stay = await this.#lock(manager, id);
    const meant = (stay?.tracks ?? []).filter(
      (one) => (trackId ?? one.id) === one.id && (source ?? one.source) === one.source,
    );
    for (const track of meant) {
      // Allowed again, a track is still silenced by its publisher, if it was.
      const isChanged = isMuted ? track.muted !== 'moderator' : track.muted === 'moderator';
      const muted = isMuted ? ('moderator' as const) : ('no' as const);
      if (isChanged) await this.setTrack(manager, id, { ...track, muted });
    }
  }

  /** Somebody is gone from their room. */
  async leave(manager: EntityManager, stay: StayEntity, why: LeaveReason): Promise<boolean> {
    const where = { id: stay.roomId };
    const room = await manager.findOne(RoomEntity, { where, lock: LOCK });
    return room ? this.stays.leftRoom(manager, room, stay, why, this.clock.now()) : false;
  }

  #lock(manager: EntityManager, id: string): Promise<StayEntity | null> {
    return manager.findOne(StayEntity, { where: { id, status: 'active' }, lock: LOCK });
  }

  async #tell(
    manager: EntityManager,
    what: keyof typeof RoomTrackEvents,
    stay: StayEntity,
    track: TrackInfo,
  ): Promise<void> {
    const subject = { id: track.id, projectId: stay.projectId };
    await this.history.tell(manager, RoomTrackEvents[what], subject, trackState(stay, track));
  }
}
