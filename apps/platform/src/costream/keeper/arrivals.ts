import type { ParticipantInfo } from '@skydeck/costream/protocol';
import { runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CostreamNode } from '../costream-node.js';
import type { Stay } from '../engine/room-keeper.js';
import { ParticipantEvents, participantState } from '../participants/participant.events.js';
import { StayEntity } from '../participants/stay.entity.js';
import { Stays } from '../participants/stays.js';
import { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import { RoomLifecycle } from '../rooms/room-lifecycle.js';

const WAIT = statement(`
  update room_stay set id = $3, status = 'waiting', name = $4, node_id = $5, seen_at = $6,
    joined_at = $6
  where room_id = $1 and identity = $2 and status = 'joining' returning id`);
const WAIT_NO_MORE = statement(`
  update room_stay set status = 'joining', seen_at = $3
  where room_id = $1 and identity = $2 and status = 'waiting'`);

/** Writes down who comes into rooms, and who waits to. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stays: Stays,
    private readonly lifecycle: RoomLifecycle,
    private readonly history: RoomHistory,
    private readonly node: CostreamNode,
    private readonly clock: Clock,
  ) {}

  /** Somebody is in. Told again, it changes nothing; a room that has ended takes nobody. */
  async joined(stay: Stay, participant: ParticipantInfo): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const found = await manager.findOne(RoomEntity, { where: { id: stay.roomId }, lock });
      if (!found || found.status === 'ended') return;
      const known = await manager.findOneBy(StayEntity, { id: stay.sessionId });
      if (known?.status === 'active' || known?.status === 'disconnected') return;
      const now = this.clock.now();
      const room = await this.lifecycle.started(manager, found, now);
      await this.stays.joined(manager, room, this.#stayOf(room, stay, participant, now));
    });
  }

  /** Somebody waits to be let in, or no longer does: then the seat is theirs for a moment. */
  async waiting(
    { roomId, sessionId: id, identity }: Stay,
    isWaiting: boolean,
    name: string,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      if (!isWaiting) {
        await runStatement(manager, WAIT_NO_MORE, [roomId, identity, now]);
        return;
      }
      const values = [roomId, identity, id, name, this.node.id, now];
      if ((await runStatement(manager, WAIT, values)).length === 0) return;
      const stay = await manager.findOneByOrFail(StayEntity, { id });
      await this.history.tell(manager, ParticipantEvents.waiting, stay, participantState(stay));
    });
  }

  #stayOf(
    { id: roomId, projectId, sessionId }: RoomEntity,
    { sessionId: id, identity }: Stay,
    { name, metadata, permissions, tracks, hand_raised: hasHandRaised }: ParticipantInfo,
    now: Date,
  ): StayEntity {
    return Object.assign(new StayEntity(), {
      id,
      roomId,
      projectId,
      sessionId,
      identity,
      name,
      metadata: metadata && { ...metadata },
      permissions,
      status: 'active' as const,
      leaveReason: null,
      hasHandRaised,
      tracks: [...tracks],
      quality: null,
      measuredAt: null,
      nodeId: this.node.id,
      seenAt: now,
      joinedAt: now,
      leftAt: null,
    });
  }
}
