import type { Tenant } from '@skydeck/auth-guard';
import { NaturalBatches, runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OutboxWakes } from './outbox-wakes.js';

/** The scope of messages that belong to no project. */
const INSTALLATION = 'installation';

/** The scope of a tenant's entries; numbers are counted by scope. */
export const scopeOf = (tenant: Tenant | null): string => tenant ?? INSTALLATION;

/** A message that arrives. */
export interface NewEntry {
  readonly scope: string;
  readonly messageId: string;
}

/** Where messages arrive that stay on this installation. */
@Injectable()
export class Outbox {
  readonly #put = new NaturalBatches((entries: readonly NewEntry[]) => this.#putMany(entries));

  constructor(
    private readonly dataSource: DataSource,
    private readonly wakes: OutboxWakes,
    private readonly clock: Clock,
  ) {}

  /** Makes a message visible in the outbox; it appears once, however often it is put. */
  async put(messageId: string, tenant: Tenant | null, { isUrgent = false } = {}): Promise<void> {
    await this.#put.ask({ scope: scopeOf(tenant), messageId }, { isUrgent });
  }

  /**
   * Makes messages visible with a transaction of the caller's, who must call `tell` after the commit.
   * Others who put into the same scope wait until then, so it comes last.
   */
  async putIn(on: DataSource | EntityManager, entries: readonly NewEntry[]): Promise<void> {
    await runStatement(on, PUT, [
      entries.map(({ scope }) => scope),
      entries.map(({ messageId }) => messageId),
      this.clock.now(),
    ]);
  }

  /** Says that entries were committed. */
  tell(entries: readonly NewEntry[]): void {
    for (const scope of new Set(entries.map((entry) => entry.scope))) this.wakes.wake(scope);
  }

  async #putMany(entries: readonly NewEntry[]): Promise<readonly undefined[]> {
    const byId = new Map(entries.map((entry) => [entry.messageId, entry]));
    const each = [...byId.values()];
    await this.putIn(this.dataSource, each);
    this.tell(each);
    return entries.map(() => undefined);
  }
}

// The counters' rows stay locked until the entries are committed. So a reader never sees a number
// before a smaller one, and may resume after the last number that it saw. They are locked in the
// order of their names, so that two of these never wait for each other.
const PUT = statement(`
  with asked as (
    select asked.* from unnest($1::text[], $2::text[]) with ordinality as asked (scope, message_id, place)
    where not exists (select 1 from outbox_entry entry where entry.message_id = asked.message_id)
  ), counter as (
    insert into outbox_counter (scope, last_seq)
    select scope, count(*) from asked group by scope order by scope
    on conflict (scope) do update set last_seq = outbox_counter.last_seq + excluded.last_seq
    returning scope, last_seq
  ), numbered as (
    select scope, message_id, row_number() over (partition by scope order by place desc) - 1 as back
    from asked
  )
  insert into outbox_entry (scope, seq, message_id, at)
  select scope, counter.last_seq - back, message_id, $3::timestamptz
  from numbered join counter using (scope)
  on conflict (message_id) do nothing`);
