import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ParticipantNotThere, RoomEngine } from '../engine/room-engine.js';
import { ParticipantErrors } from '../participants/participant.errors.js';
import { StayEntity } from '../participants/stay.entity.js';
import { askEngine } from '../rooms/ask-engine.js';
import { RoomHistory } from '../rooms/room-history.js';
import { Rooms } from '../rooms/rooms.js';
import type { ListWaiting } from './waiting.schema.js';

/** Those who wait to be let into rooms. */
@Injectable()
export class WaitingRooms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rooms: Rooms,
    private readonly engine: RoomEngine,
    private readonly history: RoomHistory,
  ) {}

  /** One more than `limit`. @throws `room.not_found` */
  async list(
    project: ProjectRef,
    room: string,
    wanted: ReturnType<typeof ListWaiting.parse>,
  ): Promise<StayEntity[]> {
    const { id: roomId } = await this.rooms.get(project, room);
    const query = this.dataSource.createQueryBuilder(StayEntity, 'stay');
    return readKeyset(query.where({ roomId, status: 'waiting' }), wanted);
  }

  /** Lets somebody in, or sends them away. @throws `room.not_found`, `participant.not_waiting` */
  async judge(
    project: ProjectRef,
    roomId: string,
    identity: string,
    isAdmitted: boolean,
  ): Promise<void> {
    const room = await this.rooms.get(project, roomId);
    const where = { roomId, identity, status: 'waiting' } as const;
    const stay = await this.dataSource.manager.findOneBy(StayEntity, where);
    if (!stay) throw ParticipantErrors.not_waiting();
    await askEngine(() => this.#tell(roomId, identity, isAdmitted));
    const action = isAdmitted ? 'participant.admit' : 'participant.deny';
    await this.dataSource.transaction(async (manager) => {
      // Who is let in keeps the seat until they are in; who is not gives it back now.
      if (!isAdmitted) await manager.delete(StayEntity, { id: stay.id, status: 'waiting' });
      await this.history.note(manager, action, room, null, { identity });
    });
  }

  async #tell(roomId: string, identity: string, isAdmitted: boolean): Promise<void> {
    try {
      await this.engine.admitWaiting(roomId, identity, isAdmitted);
    } catch (error) {
      if (error instanceof ParticipantNotThere) throw ParticipantErrors.not_waiting();
      throw error;
    }
  }
}
