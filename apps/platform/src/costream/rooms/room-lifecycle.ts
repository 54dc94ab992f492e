import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Stays } from '../participants/stays.js';
import { RoomSessionEntity } from '../sessions/room-session.entity.js';
import { type RoomEndReason, RoomEntity } from './room.entity.js';
import { RoomEvents, roomState } from './room.events.js';
import { RoomHistory } from './room-history.js';
import { sessionEndOf } from './room-views.js';

/** Moves rooms on. Whoever calls holds the lock of the room, and gets it as it is afterwards. */
@Injectable()
export class RoomLifecycle {
  constructor(
    private readonly stays: Stays,
    private readonly history: RoomHistory,
  ) {}

  /** A scheduled room lets people in. */
  async open(manager: EntityManager, room: RoomEntity, now: Date): Promise<RoomEntity> {
    const opened = await this.#move(manager, room, { status: 'idle', emptySince: now }, now);
    await this.history.tell(manager, RoomEvents.opened, opened, roomState(opened));
    return opened;
  }

  /** The session that goes on, or one that begins now. */
  async started(manager: EntityManager, room: RoomEntity, now: Date): Promise<RoomEntity> {
    if (room.sessionId !== null) return room;
    const { id: roomId, projectId } = room;
    const id = newId('rms', now.getTime());
    const none = {
      endedAt: null,
      endReason: null,
      joins: 0,
      peakParticipants: 0,
      participantMs: 0,
    };
    await manager.insert(RoomSessionEntity, { id, roomId, projectId, startedAt: now, ...none });
    const begun = { status: 'active', sessionId: id, emptySince: null } as const;
    const all = { ...begun, sessionClosesAt: sessionEndOf(room, now) };
    const active = await this.#move(manager, room, all, now);
    const data = { ...roomState(active), session_id: id };
    await this.history.tell(manager, RoomEvents.started, active, data);
    return active;
  }

  /** The session is over: whoever is left is sent away, and the room waits, or ends with it. */
  async finish(
    manager: EntityManager,
    room: RoomEntity,
    reason: RoomEndReason,
    now: Date,
  ): Promise<RoomEntity> {
    if (!room.isPersistent) return this.end(manager, room, reason, now);
    await this.stays.leaveAll(manager, room, now);
    const idle = { status: 'idle', sessionId: null, sessionClosesAt: null } as const;
    const all = { ...idle, participants: 0, emptySince: now };
    const after = await this.#move(manager, room, all, now);
    await this.#finished(manager, room, after, reason, now);
    return after;
  }

  /** The room is no more. */
  async end(
    manager: EntityManager,
    room: RoomEntity,
    reason: RoomEndReason,
    now: Date,
  ): Promise<RoomEntity> {
    await this.stays.leaveAll(manager, room, now);
    const over = { status: 'ended', endReason: reason, endedAt: now, emptySince: null } as const;
    const none = { sessionId: null, sessionClosesAt: null, participants: 0 };
    const counted = { version: room.version + 1 };
    const ended = await this.#move(manager, room, { ...over, ...none, ...counted }, now);
    await this.#finished(manager, room, ended, reason, now);
    await this.history.tell(manager, RoomEvents.ended, ended, { ...roomState(ended), reason });
    return ended;
  }

  async #finished(
    manager: EntityManager,
    { sessionId: id }: RoomEntity,
    room: RoomEntity,
    reason: RoomEndReason,
    now: Date,
  ): Promise<void> {
    if (id === null) return;
    await manager.update(RoomSessionEntity, { id }, { endedAt: now, endReason: reason });
    const session = await manager.findOneByOrFail(RoomSessionEntity, { id });
    const durationMs = now.getTime() - session.startedAt.getTime();
    await this.history.tell(manager, RoomEvents.finished, room, {
      ...roomState(room),
      session_id: id,
      reason,
      duration_s: Math.round(durationMs / 1000),
      joins: session.joins,
      peak_participants: session.peakParticipants,
    });
  }

  async #move(
    manager: EntityManager,
    room: RoomEntity,
    changes: Partial<RoomEntity>,
    now: Date,
  ): Promise<RoomEntity> {
    const all = { ...changes, updatedAt: now };
    await manager.update(RoomEntity, { id: room.id }, all);
    return Object.assign(new RoomEntity(), room, all);
  }
}
