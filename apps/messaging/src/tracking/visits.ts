import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';
import { MessageErrors } from '../messages/message.errors.js';
import { MessageEvents } from '../messages/message.events.js';
import type { ListMessageVisits, MessageVisit, VisitKind } from './tracking.schema.js';

/** More of one mail tell nothing more, and whoever asks on and on must not fill the store. */
const MOST_VISITS = 200;

/** What was noticed of a mail. */
export interface Visit {
  readonly messageId: string;
  readonly kind: VisitKind;
  /** Which link was followed. */
  readonly position: number | null;
  readonly isAutomatic: boolean;
}

/** A visit as it is read. */
export interface VisitRow {
  readonly id: string;
  readonly kind: VisitKind;
  readonly url: string | null;
  readonly is_automatic: boolean;
  readonly at: Date;
}

/** Opens and clicks of mail. */
@Injectable()
export class Visits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Notes a visit; the first one by a person is an event, and counted. */
  async note(visit: Visit): Promise<void> {
    const { messageId, kind, position, isAutomatic } = visit;
    const at = this.clock.now();
    const values = [newId('mvs', at.getTime()), messageId, kind, position, at];
    await this.dataSource.transaction(async (manager) => {
      const [first] = isAutomatic ? [] : await manager.query<unknown[]>(ADD_FIRST, values);
      if (first) await this.#tell(manager, messageId, kind);
      else await manager.query(ADD_MORE, [...values, isAutomatic, MOST_VISITS]);
    });
  }

  /** Visits of a message, one more than `limit`. @throws `message.not_found` */
  async list(
    tenant: Tenant,
    id: string,
    { limit, sort, after, filters }: ReturnType<typeof ListMessageVisits.parse>,
  ): Promise<VisitRow[]> {
    const messages = this.dataSource.getRepository(MessageEntity);
    if (!(await messages.existsBy({ tenant, id }))) throw MessageErrors.not_found();
    const { order, beyond } = orderSql(sort);
    return this.dataSource.query<VisitRow[]>(
      `select id, kind, url, is_automatic, at
       from message_visit visit left join message_link using (message_id, position)
       where message_id = $1 and ($2::text is null or kind = $2)
         and ($3::text is null or id ${beyond} $3)
       order by id ${order} limit $4`,
      [id, filters.kind ?? null, after?.id ?? null, limit + 1],
    );
  }

  async #tell(manager: EntityManager, id: string, kind: VisitKind): Promise<void> {
    const [told] = await manager.query<Pick<MessageEntity, 'tenant' | 'channel' | 'kind'>[]>(
      COUNT,
      [id, kind === 'open' ? 'opened' : 'clicked'],
    );
    if (!told?.tenant) return;
    const { tenant, channel, kind: purpose } = told;
    const type = kind === 'open' ? MessageEvents.opened : MessageEvents.clicked;
    const data = { id, channel, kind: purpose };
    await this.events.record(manager, { type, tenant, subject: id, data });
  }
}

/** A visit as callers see it. */
export function toMessageVisit({ at, ...visit }: VisitRow): MessageVisit {
  return { ...visit, at: at.toISOString() };
}

const ADD_FIRST = `
  insert into message_visit (id, message_id, kind, position, at, is_automatic, is_first)
  values ($1, $2, $3, $4, $5, false, true)
  on conflict (message_id, kind) where is_first do nothing returning id`;

const ADD_MORE = `
  insert into message_visit (id, message_id, kind, position, at, is_automatic, is_first)
  select $1::text, $2::text, $3::text, $4::smallint, $5::timestamptz, $6::boolean, false
  where (select count(*) from message_visit where message_id = $2) < $7`;

const COUNT = `
  with told as (
    select project_id as tenant, channel, kind, template_id, created_at,
      coalesce((select provider_id from message_attempt where message_id = message.id
        order by number desc limit 1), driver) as provider
    from message where id = $1
  ), counted as (
    insert into message_tally_change
      (tenant, hour, channel, provider, template, measure, key, amount)
    select tenant, date_trunc('hour', created_at, 'UTC'), channel, provider,
      coalesce(template_id, ''), $2::text, '', 1 from told where tenant is not null
  )
  select tenant, channel, kind from told`;
