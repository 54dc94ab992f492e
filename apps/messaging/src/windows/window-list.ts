import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { laterBy } from '../messages/later-by.js';
import type { ListMessageWindows, WindowRow } from './window.schema.js';
import { WINDOW_MS } from './windows.js';

/** Shows a project its windows. */
@Injectable()
export class WindowList {
  constructor(private readonly dataSource: DataSource) {}

  /** The windows of a project in one mode as of a time, one more than `limit`. */
  list(
    tenant: Tenant,
    { limit, sort, after, filters }: ReturnType<typeof ListMessageWindows.parse>,
    now: Date,
  ): Promise<WindowRow[]> {
    const { order, beyond } = orderSql(sort);
    return this.dataSource.query<WindowRow[]>(
      `select inbound_id as id, sender, recipient, opened_at as "openedAt"
       from message_window
       where tenant = $1
         and ($2::text is null or recipient = $2) and ($3::text is null or sender = $3)
         and ($4::boolean is null or (opened_at > $5) = $4)
         and ($6::timestamptz is null or (opened_at, inbound_id) ${beyond} ($6, $7))
       order by opened_at ${order}, inbound_id ${order} limit $8`,
      [
        tenant,
        filters.recipient ?? null,
        filters.sender ?? null,
        filters.is_open ?? null,
        laterBy(now, -WINDOW_MS),
        after?.value ?? null,
        after?.id ?? null,
        limit + 1,
      ],
    );
  }
}
