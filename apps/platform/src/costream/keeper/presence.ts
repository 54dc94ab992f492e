import { runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CostreamNode } from '../costream-node.js';
import type { Stay } from '../engine/room-keeper.js';
import { StayChanges } from '../participants/stay-changes.js';
import { StayEntity } from '../participants/stay.entity.js';

/** Who came in a moment ago may not have been there when an engine looked. */
const NEW_MS = 15_000;

const SEEN = statement(`
  update room_stay set seen_at = $2 where id = any($1::text[]) and status = 'active'`);
/** Those who wait are nobody's yet: they are there as long as their process is. */
const WAITING_SEEN = statement(`
  update room_stay set seen_at = $2 where node_id = $1 and status = 'waiting'`);
const UNSEEN = statement(`
  select id from room_stay
  where node_id = $2 and status = 'active' and joined_at < $3 and not id = any($1::text[])`);
const TO_CLOSE = statement(`
  select asked.id from unnest($1::text[]) asked (id)
  where not exists (select 1 from room where room.id = asked.id and status <> 'ended')`);

/** Compares what rows say of who is in rooms with what an engine sees. */
@Injectable()
export class Presence {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: StayChanges,
    private readonly node: CostreamNode,
    private readonly clock: Clock,
  ) {}

  /** These are in the rooms of this engine now. Answers the rooms that are to be closed. */
  async told(stays: readonly Stay[]): Promise<readonly string[]> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const ids = stays.map(({ sessionId }) => sessionId);
    await runStatement(manager, SEEN, [ids, now]);
    await runStatement(manager, WAITING_SEEN, [this.node.id, now]);
    const since = new Date(now.getTime() - NEW_MS);
    const gone = await runStatement<{ id: string }>(manager, UNSEEN, [ids, this.node.id, since]);
    for (const { id } of gone) await this.#gone(id);
    const rooms = [...new Set(stays.map(({ roomId }) => roomId))];
    const toClose = await runStatement<{ id: string }>(manager, TO_CLOSE, [rooms]);
    return toClose.map(({ id }) => id);
  }

  async #gone(id: string): Promise<void> {
    const stay = await this.dataSource.manager.findOneBy(StayEntity, { id, status: 'active' });
    if (!stay) return;
    await this.dataSource.transaction((manager) =>
      this.changes.leave(manager, stay, 'engine_lost'),
    );
  }
}
