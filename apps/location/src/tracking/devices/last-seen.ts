import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { POSITION_COLUMNS, type PositionRow, toPosition } from '../positions/position-row.js';
import type { LastSeen } from './device.schema.js';

const READ = `
  select ${POSITION_COLUMNS}, seen_at from latest_position where device_id = any($1::text[])`;

/** What was said after it, and is not brought there yet: that is done once a second. */
const READ_NEWER = `
  select newer.* from unnest($1::text[], $2::timestamptz[]) as asked (id, after)
  cross join lateral (
    select ${POSITION_COLUMNS}, received_at as seen_at from position
    where position.device_id = asked.id and position.recorded_at > asked.after
    order by position.recorded_at desc limit 1
  ) as newer`;

type SeenRow = PositionRow & { readonly seen_at: Date };

/** Where devices were last. */
@Injectable()
export class LastPositions {
  constructor(private readonly dataSource: DataSource) {}

  /** Of many devices, by their identifiers; those that never reported are left out. */
  async of(deviceIds: readonly string[]): Promise<ReadonlyMap<string, LastSeen>> {
    if (deviceIds.length === 0) return new Map();
    const ids = [...deviceIds];
    const kept = await this.dataSource.query<SeenRow[]>(READ, [ids]);
    const known = new Map(kept.map((row) => [row.device_id, row.recorded_at.toISOString()]));
    const after = ids.map((id) => known.get(id) ?? '-infinity');
    const newer = await this.dataSource.query<SeenRow[]>(READ_NEWER, [ids, after]);
    return new Map(
      [...kept, ...newer].map((row) => [
        row.device_id,
        { seenAt: row.seen_at, position: toPosition(row) },
      ]),
    );
  }
}
