import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Devices } from '../devices/devices.js';
import type { Position } from '../positions/position.js';
import { POSITION_COLUMNS, type PositionRow, toPosition } from '../positions/position-row.js';
import type { ListPositions } from './history.schema.js';
import { simplify } from './simplify.js';

const MOST_AT_ONCE = 5000;

/** A position with what lists need of a row. */
export type ListedPosition = Position & { readonly id: string; readonly recordedAt: Date };

interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Where devices were. */
@Injectable()
export class Histories {
  constructor(
    private readonly dataSource: DataSource,
    private readonly devices: Devices,
  ) {}

  /** Positions in the order asked for, one more than `limit`. @throws `tracked_device.not_found` */
  async list(
    tenant: Tenant,
    device: string,
    { limit, sort, after, filters }: ReturnType<typeof ListPositions.parse>,
  ): Promise<ListedPosition[]> {
    await this.devices.get(tenant, device);
    const toleranceM = filters.simplify;
    // The one before is where the line of the page begins.
    const reader = { device, isDescending: sort.isDescending, isAfter: toleranceM === undefined };
    const count = toleranceM === undefined ? limit + 1 : MOST_AT_ONCE;
    const rows = await this.#read(reader, filters, after?.value ?? null, count);
    if (toleranceM === undefined) return rows.map(toListed);
    const line = simplify(rows, toleranceM);
    // The end of what was read stays only because nothing of what follows is known.
    const whole = rows.length === count && line.length > 2 ? line.slice(0, -1) : line;
    return (after ? whole.slice(1) : whole).slice(0, limit + 1).map(toListed);
  }

  /** All positions of a time, the oldest first, read as they are taken. @throws `tracked_device.not_found` */
  async all(
    tenant: Tenant,
    device: string,
    { simplify: toleranceM, ...range }: Range & { readonly simplify?: number | undefined },
  ): Promise<AsyncGenerator<Position>> {
    await this.devices.get(tenant, device);
    return this.#all(device, range, toleranceM);
  }

  async *#all(
    device: string,
    range: Range,
    toleranceM: number | undefined,
  ): AsyncGenerator<Position> {
    const reader = { device, isDescending: false, isAfter: true };
    for (let after: string | null = null; ;) {
      const rows: Position[] = await this.#read(reader, range, after, MOST_AT_ONCE);
      yield* toleranceM === undefined ? rows : simplify(rows, toleranceM);
      if (rows.length < MOST_AT_ONCE) return;
      after = new Date(rows.at(-1)!.recordedAtMs).toISOString();
    }
  }

  async #read(
    { device, isDescending, isAfter }: Reader,
    { from, to }: Range,
    after: string | null,
    count: number,
  ): Promise<Position[]> {
    const order = isDescending ? 'desc' : 'asc';
    const beyond = (isDescending ? '<' : '>') + (isAfter ? '' : '=');
    const rows = await this.dataSource.query<PositionRow[]>(
      `select ${POSITION_COLUMNS} from position
       where device_id = $1 and recorded_at >= coalesce($2::timestamptz, '-infinity')
         and recorded_at < coalesce($3::timestamptz, 'infinity')
         and ($4::timestamptz is null or recorded_at ${beyond} $4)
       order by recorded_at ${order} limit $5`,
      // Not as text: years before the first have another form in Postgres.
      [device, from ? new Date(from) : null, to ? new Date(to) : null, after, count],
    );
    return rows.map(toPosition);
  }
}

interface Reader {
  readonly device: string;
  readonly isDescending: boolean;
  /** Whether the position where it goes on is left out. */
  readonly isAfter: boolean;
}

function toListed(position: Position): ListedPosition {
  const recordedAt = new Date(position.recordedAtMs);
  return { ...position, id: recordedAt.toISOString(), recordedAt };
}
