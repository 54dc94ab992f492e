import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ParticipantNotThere, RoomEngine, RoomEngineUnavailable } from '../engine/room-engine.js';
import { askEngine } from '../rooms/ask-engine.js';
import type { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import { Rooms } from '../rooms/rooms.js';
import { BanEntity } from './ban.entity.js';
import type { ListRoomBans } from './ban.schema.js';
import { RoomBanErrors } from './participant.errors.js';
import { ParticipantEvents } from './participant.events.js';
import { StayChanges } from './stay-changes.js';
import { StayEntity } from './stay.entity.js';

/** Puts people out of rooms, for now or for good. */
@Injectable()
export class Bans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rooms: Rooms,
    private readonly engine: RoomEngine,
    private readonly changes: StayChanges,
    private readonly history: RoomHistory,
  ) {}

  /** One more than `limit`. @throws `room.not_found` */
  async list(
    project: ProjectRef,
    room: string,
    wanted: ReturnType<typeof ListRoomBans.parse>,
  ): Promise<BanEntity[]> {
    const { id: roomId } = await this.rooms.get(project, room);
    const query = this.dataSource.createQueryBuilder(BanEntity, 'ban');
    return readKeyset(query.where({ roomId, ...wanted.filters }), wanted);
  }

  /** Sends somebody away who is there; false when nobody of that identity is. */
  async putOut(
    { id: roomId }: RoomEntity,
    identity: string,
    why: 'removed' | 'banned',
  ): Promise<boolean> {
    const where = { roomId, identity, status: 'active' } as const;
    const stay = await this.dataSource.manager.findOneBy(StayEntity, where);
    const wasThere = await this.#send(roomId, identity, why);
    if (!stay) return wasThere;
    return this.dataSource.transaction(async (manager) => {
      const hasLeft = await this.changes.leave(manager, stay, why);
      // Of many who do it at once, one did it.
      if (!wasThere && !hasLeft) return false;
      if (why === 'banned') return true;
      const subject = { id: stay.id, projectId: stay.projectId };
      const data = { room_id: roomId, identity };
      await this.history.tell(manager, ParticipantEvents.removed, subject, data);
      await this.history.note(manager, 'participant.remove', subject, data, null);
      return true;
    });
  }

  /** Has the engine send somebody away; false when nobody of that identity is there. */
  async #send(roomId: string, identity: string, why: 'removed' | 'banned'): Promise<boolean> {
    try {
      await this.engine.remove(roomId, identity, why);
      return true;
    } catch (error) {
      const isNobodyThere = error instanceof ParticipantNotThere;
      // A ban holds without the engine, which learns of it when they come.
      const isBanned = error instanceof RoomEngineUnavailable && why === 'banned';
      if (!isNobodyThere && !isBanned) await askEngine(() => Promise.reject(error as Error));
      return false;
    }
  }

  /** Somebody may come in again, with a new token. @throws `room_ban.not_found` */
  async lift(project: ProjectRef, room: string, id: string): Promise<void> {
    const { id: roomId } = await this.rooms.get(project, room);
    await this.dataSource.transaction(async (manager) => {
      const ban = isId('rbn', id) ? await manager.findOneBy(BanEntity, { id, roomId }) : null;
      const { affected } = await manager.delete(BanEntity, { id, roomId });
      if (!ban || affected !== 1) throw RoomBanErrors.not_found();
      const data = { room_id: roomId, identity: ban.identity };
      await this.history.tell(manager, ParticipantEvents.unbanned, ban, data);
      await this.history.note(manager, 'participant.unban', ban, data, null);
    });
  }
}
