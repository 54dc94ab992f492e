import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OutboxWakes } from './outbox-wakes.js';

/** The scope of messages that belong to no project. */
const INSTALLATION = 'installation';

/** The scope of a tenant's entries; numbers are counted by scope. */
export const scopeOf = (tenant: Tenant | null): string => tenant ?? INSTALLATION;

/** Where messages arrive that stay on this installation. */
@Injectable()
export class Outbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly wakes: OutboxWakes,
    private readonly clock: Clock,
  ) {}

  /** Makes a message visible in the outbox; it appears once, however often it is put. */
  async put(messageId: string, tenant: Tenant | null): Promise<void> {
    const scope = scopeOf(tenant);
    await this.dataSource.query(PUT, [scope, messageId, this.clock.now()]);
    this.wakes.wake(scope);
  }
}

// The counter's row stays locked until the entry is committed. So a reader never sees a number
// before a smaller one, and may resume after the last number that it saw.
const PUT = `
  with counter as (
    insert into outbox_counter (scope, last_seq)
    select $1::text, 1 where not exists (select 1 from outbox_entry where message_id = $2::text)
    on conflict (scope) do update set last_seq = outbox_counter.last_seq + 1
    returning last_seq
  )
  insert into outbox_entry (scope, seq, message_id, at)
  select $1::text, last_seq, $2::text, $3::timestamptz from counter
  on conflict (message_id) do nothing`;
