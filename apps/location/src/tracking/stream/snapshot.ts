import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { POSITION_COLUMNS, type PositionRow, toPosition } from '../positions/position-row.js';
import type { FedPosition } from './feed/fed-position.js';
import type { StreamFilter } from './stream-filter.js';

const MOST = 50_000;
const READ = `
  select device.name, device.labels, latest.*
  from device join latest_position latest on latest.device_id = device.id
  where device.tenant = $1
    and device.labels @> $2::text[]
    and ($3::timestamptz is null or latest.seen_at >= $3)
  order by device.id limit ${MOST}`;
/** The latest of each is kept once a second; who asks for some gets what came since as well. */
const READ_SOME = `
  select device.name, device.labels, last.*
  from device cross join lateral (
    select ${POSITION_COLUMNS}, received_at from position
    where position.device_id = device.id order by recorded_at desc limit 1
  ) as last
  where device.tenant = $1
    and device.labels @> $2::text[]
    and ($3::timestamptz is null or last.received_at >= $3)
    and device.id = any($4::text[])
  order by device.id limit ${MOST}`;

type Row = PositionRow & { readonly name: string; readonly labels: string[] };

/** Where devices are, as it is stored. */
@Injectable()
export class Snapshot {
  constructor(private readonly dataSource: DataSource) {}

  /** Of those that are followed; with a time, of those only that were heard since. */
  async of(
    tenant: Tenant,
    { devices, labels }: Pick<StreamFilter, 'devices' | 'labels'>,
    since: Date | null,
  ): Promise<FedPosition[]> {
    const given = [tenant, labels, since];
    const rows = devices
      ? await this.dataSource.query<Row[]>(READ_SOME, [...given, devices])
      : await this.dataSource.query<Row[]>(READ, given);
    return rows.map((row) => ({
      tenant,
      deviceName: row.name,
      labels: row.labels,
      position: toPosition(row),
    }));
  }
}
