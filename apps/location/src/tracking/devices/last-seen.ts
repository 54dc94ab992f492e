import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { POSITION_COLUMNS, type PositionRow, toPosition } from '../positions/position-row.js';
import type { LastSeen } from './device.schema.js';

const READ = `
  select ${POSITION_COLUMNS}, seen_at from latest_position where device_id = any($1::text[])`;

/** Where devices were last. */
@Injectable()
export class LastPositions {
  constructor(private readonly dataSource: DataSource) {}

  /** Of many devices, by their identifiers; those that never reported are left out. */
  async of(deviceIds: readonly string[]): Promise<ReadonlyMap<string, LastSeen>> {
    if (deviceIds.length === 0) return new Map();
    const rows = await this.dataSource.query<(PositionRow & { seen_at: Date })[]>(READ, [
      [...deviceIds],
    ]);
    return new Map(
      rows.map((row) => [row.device_id, { seenAt: row.seen_at, position: toPosition(row) }]),
    );
  }
}
