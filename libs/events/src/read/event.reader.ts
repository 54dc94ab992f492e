import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EventRow } from '../record/event.schema.js';
import type { ListEvents } from './event-query.schema.js';

/** Which events to read. */
export interface EventFilter {
  readonly tenant: Tenant;
  /** Types such as `app.created`, `app.*` or `*`; every type when empty. */
  readonly types: readonly string[];
}

/** Reads events that the relay has numbered. */
@Injectable()
export class EventReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Events after a number, oldest first. */
  after({ tenant, types }: EventFilter, seq: string, limit: number): Promise<EventRow[]> {
    return this.dataSource.query<EventRow[]>(`${SELECT} and seq > $4 order by seq limit $3`, [
      tenant,
      types,
      limit,
      seq,
    ]);
  }

  /** Events in the order of their numbers, one more than `limit`. */
  list(
    tenant: Tenant,
    { limit, sort, after, filters }: ReturnType<typeof ListEvents.parse>,
  ): Promise<EventRow[]> {
    const { order, beyond } = orderSql(sort);
    return this.dataSource.query<EventRow[]>(
      `${SELECT}
       and ($4::text is null or seq ${beyond} (
         select seq from event last where last.id = $4 and last.project_id = $1))
       and ($5::timestamptz is null or created_at >= $5)
       and ($6::timestamptz is null or created_at < $6)
       order by seq ${order} limit $3`,
      [
        tenant,
        filters.type ?? [],
        limit + 1,
        after?.id ?? null,
        filters.created_after ?? null,
        filters.created_before ?? null,
      ],
    );
  }

  /** The number of the newest event of a tenant, `0` when it has none. */
  async newest(tenant: Tenant): Promise<string> {
    const [row] = await this.dataSource.query<{ seq: string }[]>(
      'select coalesce(max(seq), 0) as seq from event where project_id = $1',
      [tenant],
    );
    return row?.seq ?? '0';
  }
}

const SELECT = `
  select id, seq, type, project_id, data, created_at from event
  where project_id = $1 and seq is not null
    and (cardinality($2::text[]) = 0
      or $2::text[] && array[type, split_part(type, '.', 1) || '.*', '*'])`;
