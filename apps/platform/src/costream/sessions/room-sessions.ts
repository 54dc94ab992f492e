import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { StayEntity } from '../participants/stay.entity.js';
import { Rooms } from '../rooms/rooms.js';
import { RoomSessionEntity } from './room-session.entity.js';
import type { ListRoomSessions, RoomStats } from './room-session.schema.js';

/** What rooms were used for, and how well it goes. */
@Injectable()
export class RoomSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rooms: Rooms,
  ) {}

  /** One more than `limit`. @throws `room.not_found` */
  async list(
    project: ProjectRef,
    room: string,
    wanted: ReturnType<typeof ListRoomSessions.parse>,
  ): Promise<RoomSessionEntity[]> {
    const { id: roomId } = await this.rooms.get(project, room);
    const query = this.dataSource.createQueryBuilder(RoomSessionEntity, 'session');
    return readKeyset(query.where({ roomId }), wanted);
  }

  /** Who is there now, and what they measured. @throws `room.not_found` */
  async stats(project: ProjectRef, room: string): Promise<z.output<typeof RoomStats>> {
    const { id: roomId } = await this.rooms.get(project, room);
    const stays = await this.dataSource.manager.find(StayEntity, {
      where: { roomId, status: 'active' },
      order: { id: 'ASC' },
    });
    return {
      room_id: roomId,
      participants: stays.length,
      publishers: stays.filter(({ tracks }) => tracks.length > 0).length,
      tracks: stays.reduce((sum, { tracks }) => sum + tracks.length, 0),
      items: stays.map(({ identity, measuredAt, quality }) => ({
        identity,
        measured_at: measuredAt?.toISOString() ?? null,
        tracks: [...(quality ?? [])],
      })),
    };
  }
}
