import type { LeaveReason } from '@skydeck/costream/protocol';
import { tenantOf } from '@skydeck/auth-guard';
import { runStatement } from '@skydeck/database';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import { ParticipantEvents, participantState } from './participant.events.js';
import { StayEntity } from './stay.entity.js';
import { COUNT_IN, COUNT_JOIN, COUNT_STAY, LEAVE } from './stay.sql.js';

const METER = 'rooms.participant_seconds';

/** The rows of who is in rooms. Whoever calls holds the lock of the room. */
@Injectable()
export class Stays {
  constructor(
    private readonly usage: Usage,
    private readonly history: RoomHistory,
  ) {}

  /** Somebody is in, from now on; `room` has the session already. */
  async joined(manager: EntityManager, room: RoomEntity, stay: StayEntity): Promise<void> {
    const { id: roomId, identity } = { id: room.id, identity: stay.identity };
    const now = stay.joinedAt;
    const others = await manager.findBy(StayEntity, { roomId, identity, status: 'active' });
    for (const other of others) await this.left(manager, other, 'duplicate', now);
    await manager.query(
      `delete from room_stay where room_id = $1 and identity = $2
       and status in ('joining', 'waiting')`,
      [roomId, identity],
    );
    await manager.insert(StayEntity, stay);
    const interval = {
      project: tenantOf(room.projectId),
      meter: METER,
      key: stay.id,
      rate: 1,
    } as const;
    await this.usage.begin(manager, interval, now);
    await this.#count(manager, room, now);
    await runStatement(manager, COUNT_JOIN, [stay.sessionId, room.participants]);
    await this.history.tell(manager, ParticipantEvents.joined, stay, participantState(stay));
  }

  /** Somebody is gone, since then. False when that was known already. */
  async left(
    manager: EntityManager,
    stay: StayEntity,
    why: LeaveReason,
    at: Date,
  ): Promise<boolean> {
    const gone = await runStatement(manager, LEAVE, [stay.id, why, at]);
    if (gone.length === 0) return false;
    const durationMs = Math.max(0, at.getTime() - stay.joinedAt.getTime());
    await this.usage.end(manager, METER, stay.id, at);
    await runStatement(manager, COUNT_STAY, [stay.sessionId, durationMs]);
    await this.history.tell(manager, ParticipantEvents.left, stay, {
      ...participantState(stay),
      reason: why,
      duration_s: Math.round(durationMs / 1000),
    });
    return true;
  }

  /** Somebody is gone, and the room may be empty by it. */
  async leftRoom(
    manager: EntityManager,
    room: RoomEntity,
    stay: StayEntity,
    why: LeaveReason,
    at: Date,
  ): Promise<boolean> {
    const isNew = await this.left(manager, stay, why, at);
    if (isNew) await this.#count(manager, room, at);
    return isNew;
  }

  /** Everybody is gone, and nobody is on the way in. */
  async leaveAll(manager: EntityManager, { id: roomId }: RoomEntity, now: Date): Promise<void> {
    for (const stay of await manager.findBy(StayEntity, { roomId, status: 'active' })) {
      await this.left(manager, stay, 'room_ended', now);
    }
    await manager.query(
      `delete from room_stay where room_id = $1 and status in ('joining', 'waiting')`,
      [roomId],
    );
  }

  async #count(manager: EntityManager, room: RoomEntity, at: Date): Promise<void> {
    const [row] = await runStatement<{ participants: number; empty_since: Date | null }>(
      manager,
      COUNT_IN,
      [room.id, at],
    );
    if (!row) return;
    Object.assign(room, { participants: row.participants, emptySince: row.empty_since });
  }
}
