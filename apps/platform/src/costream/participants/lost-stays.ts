import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { RoomEntity } from '../rooms/room.entity.js';
import { StayEntity } from './stay.entity.js';
import { Stays } from './stays.js';

/** Engines say every ten seconds who is there; who is told of no more is gone by then. */
const LOST_MS = 35_000;
const AT_ONCE = 100;

/** Ends stays whose process is gone, at the moment it last told of them. */
@Injectable()
export class LostStays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stays: Stays,
    private readonly clock: Clock,
  ) {}

  async end(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LOST_MS);
    const where = { status: 'active', seenAt: LessThan(before) } as const;
    const lost = await this.dataSource.manager.find(StayEntity, { where, take: AT_ONCE });
    for (const { id, roomId } of lost) await this.#end(id, roomId, before);
    await this.dataSource.manager.query(
      `delete from room_stay where status in ('joining', 'waiting') and seen_at < $1`,
      [before],
    );
  }

  async #end(id: string, roomId: string, before: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const room = await manager.findOne(RoomEntity, { where: { id: roomId }, lock });
      const stay = await manager.findOneBy(StayEntity, { id, status: 'active' });
      // Somebody may have been seen again meanwhile.
      if (!room || !stay || stay.seenAt >= before) return;
      await this.stays.leftRoom(manager, room, stay, 'engine_lost', stay.seenAt);
    });
  }
}
