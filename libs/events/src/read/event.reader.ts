import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EventRow } from '../record/event.schema.js';

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

  /** Events newest first; with an identifier, those that came before it. */
  latest(
    { tenant, types }: EventFilter,
    limit: number,
    beforeId: string | null = null,
  ): Promise<EventRow[]> {
    return this.dataSource.query<EventRow[]>(
      `${SELECT} and ($4::text is null or seq < (
         select seq from event before where before.id = $4 and before.project_id = $1))
       order by seq desc limit $3`,
      [tenant, types, limit, beforeId],
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
