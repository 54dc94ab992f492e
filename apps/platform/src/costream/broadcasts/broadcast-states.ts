import { runStatement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { tenantOf } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomHistory } from '../rooms/room-history.js';
import { BroadcastEntity, type StoredTarget } from './broadcast.entity.js';
import { BroadcastEvents, broadcastState } from './broadcast.events.js';
import { BEAT, FINISH, GO_LIVE } from './broadcast.sql.js';

const METER = 'rooms.broadcast_seconds';

/** Moves rows of broadcasts on, each step once. */
@Injectable()
export class BroadcastStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: Usage,
    private readonly history: RoomHistory,
    private readonly clock: Clock,
  ) {}

  /** It can be watched; since when. */
  async live(row: BroadcastEntity): Promise<Date> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const changed = await runStatement(manager, GO_LIVE, [row.id, row.holderId, now]);
      if (changed.length === 0) return;
      const project = tenantOf(row.projectId);
      await this.usage.begin(manager, { project, meter: METER, key: row.id, rate: 1 }, now);
      await this.history.tell(manager, BroadcastEvents.live, row, broadcastState(row));
    });
    return now;
  }

  /** Says that it is being made. False when it may not go on. */
  async beat(row: BroadcastEntity, targets: readonly StoredTarget[]): Promise<boolean> {
    const values = [row.id, row.holderId, this.clock.now(), JSON.stringify(targets)];
    return (await runStatement(this.dataSource.manager, BEAT, values)).length > 0;
  }

  /** It is over, well or not; false when it was before. @param error code of why it failed */
  async finish(id: string, error: string | null): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const status = error === null ? 'ended' : 'failed';
      const changed = await runStatement(manager, FINISH, [id, status, error, now]);
      if (changed.length === 0) return false;
      const row = await manager.findOneByOrFail(BroadcastEntity, { id });
      const state = broadcastState(row);
      if (row.liveAt) await this.usage.end(manager, METER, id, now);
      if (error !== null) {
        await this.history.tell(manager, BroadcastEvents.failed, row, { ...state, error });
        return true;
      }
      const durationMs = row.liveAt ? now.getTime() - row.liveAt.getTime() : 0;
      const duration_s = Math.round(durationMs / 1000);
      await this.history.tell(manager, BroadcastEvents.ended, row, { ...state, duration_s });
      return true;
    });
  }
}
