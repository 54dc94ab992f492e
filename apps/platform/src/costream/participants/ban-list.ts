import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import { RoomTokenEntity } from '../tokens/room-token.entity.js';
import { BanEntity } from './ban.entity.js';
import { ParticipantEvents } from './participant.events.js';

/** Who may not come into rooms. */
@Injectable()
export class BanList {
  constructor(
    private readonly history: RoomHistory,
    private readonly clock: Clock,
  ) {}

  /** Refuses somebody from now on, with every token made for them. Answers the ban. */
  async ban(
    manager: EntityManager,
    { id: roomId, projectId }: Pick<RoomEntity, 'id' | 'projectId'>,
    identity: string,
  ): Promise<string> {
    const createdAt = this.clock.now();
    const row = { id: newId('rbn', createdAt.getTime()), roomId, projectId, identity, createdAt };
    const made = await manager
      .createQueryBuilder()
      .insert()
      .into(BanEntity)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    const tokens = { roomId, identity, revokedAt: IsNull() };
    await manager.update(RoomTokenEntity, tokens, { revokedAt: createdAt });
    if ((made.raw as unknown[]).length === 0) {
      return (await manager.findOneByOrFail(BanEntity, { roomId, identity })).id;
    }
    const data = { room_id: roomId, identity };
    await this.history.tell(manager, ParticipantEvents.banned, row, data);
    await this.history.note(manager, 'participant.ban', row, null, data);
    return row.id;
  }
}
