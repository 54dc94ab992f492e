import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PositionRow, toPosition } from '../positions/position-row.js';
import type { FedPosition } from './feed/fed-position.js';
import type { StreamFilter } from './stream-filter.js';

const MOST = 50_000;
const READ = `
  select device.name, device.labels, latest.*
  from device join latest_position latest on latest.device_id = device.id
  where device.tenant = $1
    and ($2::text[] is null or device.id = any($2))
    and device.labels @> $3::text[]
    and ($4::timestamptz is null or latest.seen_at >= $4)
  order by device.id limit ${MOST}`;

/** Where devices are, as it is stored: up to a second behind what comes in. */
@Injectable()
export class Snapshot {
  constructor(private readonly dataSource: DataSource) {}

  /** Of those that are followed; with a time, of those only that were heard since. */
  async of(
    tenant: Tenant,
    { devices, labels }: Pick<StreamFilter, 'devices' | 'labels'>,
    since: Date | null,
  ): Promise<FedPosition[]> {
    const rows = await this.dataSource.query<(PositionRow & { name: string; labels: string[] })[]>(
      READ,
      [tenant, devices, labels, since],
    );
    return rows.map((row) => ({
      tenant,
      deviceName: row.name,
      labels: row.labels,
      position: toPosition(row),
    }));
  }
}
