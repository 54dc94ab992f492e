import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { Usage } from '@skydeck/usage';
import { Injectable, Optional } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OF_ADDRESS, type StopReason } from '../consent/suppressions/suppression-reason.js';
import { EndingReaders } from './ending-readers.js';
import { MessageEntity } from './message.entity.js';
import { MessageEvents } from './message.events.js';
import {
  eventRow,
  eventValues,
  type MessageReport,
  moveValues,
  ownReport,
} from './message-report.js';
import { type MessageStatus, wasSent } from './message-status.js';

/** Writes what happens to messages. A change and its event are one statement. */
@Injectable()
export class MessageLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly usage: Usage,
    @Optional() private readonly endings?: EndingReaders,
  ) {}

  /** Writes a new message and its first event. */
  async add(message: MessageEntity, on: Queries = this.dataSource): Promise<void> {
    const { id, status, createdAt, failure } = message;
    const report = ownReport(id, status, createdAt, failure ?? undefined);
    const [insert, values] = this.dataSource
      .createQueryBuilder()
      .insert()
      .into(MessageEntity)
      .values(message)
      .updateEntity(false)
      .getQueryAndParameters() as [string, unknown[]];
    const event = eventValues(report);
    const places = event.map((_, index) => `$${values.length + index + 1}`).join(', ');
    await on.query(
      `with added as (${insert}) insert into message_event ${COLUMNS} values (${places})`,
      [...values, ...event],
    );
  }

  /** Writes many new messages and their first events, in one statement. */
  async addMany(messages: readonly MessageEntity[], on: Queries): Promise<void> {
    const events = messages.map(({ id, status, createdAt, failure }) =>
      eventRow(ownReport(id, status, createdAt, failure ?? undefined)),
    );
    await on.query(ADD_MANY, [
      JSON.stringify(messages.map((message) => this.#rowOf(message))),
      JSON.stringify(events),
    ]);
  }

  /** Tells of new messages that ended where they began, in the transaction that wrote them. */
  async tellSuppressed(manager: EntityManager, messages: readonly MessageEntity[]): Promise<void> {
    for (const { id, tenant, channel, kind, status, failure, createdAt: at } of messages) {
      if (status !== 'suppressed') continue;
      const moved = { id, project_id: tenant, channel, kind, sms_parts: null, isFirstSent: false };
      const report = ownReport(id, status, at, failure ?? undefined);
      await this.#tell(manager, moved, report);
      await this.endings?.tell(manager, moved, report);
    }
  }

  /** A message by the names of its columns. */
  #rowOf(message: MessageEntity): Record<string, unknown> {
    const { columns } = this.dataSource.getMetadata(MessageEntity);
    return Object.fromEntries(
      columns.map((column) => [column.databaseName, column.getEntityValue(message) as unknown]),
    );
  }

  /**
   * Moves a message forward on our own account; nothing happens when it already was as far.
   * Until it is done the sweeper looks at it again at `attendAt`.
   */
  async advance(
    messageId: string,
    status: MessageStatus,
    { at, attendAt = null, failure }: { at: Date; attendAt?: Date | null; failure?: string },
  ): Promise<void> {
    const report = ownReport(messageId, status, at, failure);
    const values = [...eventValues(report), ...moveValues(report), attendAt];
    await this.#move(ADVANCE, values, report);
  }

  /** Keeps what a provider reported, and moves the message when that is news. */
  async receive(report: MessageReport): Promise<void> {
    const values = [...eventValues(report), ...moveValues(report), null];
    await this.#move(RECEIVE, values, report);
  }

  /** Gives up a message whose time is over, unless it was sent or is being sent. */
  async expire(messageId: string, at: Date): Promise<void> {
    // Most who ask are too late for another reason; they need no transaction.
    if ((await this.dataSource.query<unknown[]>(IS_LATE, [messageId, at])).length === 0) return;
    const report = ownReport(messageId, 'expired', at);
    await this.#move(EXPIRE, [newId('mev', at.getTime()), messageId, at], report);
  }

  /** Ends are events, and what is sent is billed; what comes before needs no transaction. */
  async #move(sql: string, values: unknown[], report: MessageReport): Promise<void> {
    if (!ENDS.has(report.status) && !wasSent(report.status)) {
      return void (await this.dataSource.query(sql, values));
    }
    await this.dataSource.transaction(async (manager) => {
      const [moved] = await manager.query<Moved[]>(sql, values);
      if (moved?.isFirstSent) await this.#measure(manager, moved, report.at);
      if (moved) await this.#tell(manager, moved, report);
      if (moved && fallsBack(report)) await manager.query(HASTEN, [moved.id, report.at]);
      if (moved && report.status === 'suppressed' && !fallsBack(report)) {
        await manager.query(FORGET, [moved.id]);
      }
      if (moved) await this.endings?.tell(manager, moved, report);
    });
  }

  /** Codes are measured by whoever sends them. */
  async #measure(manager: EntityManager, moved: Moved, occurredAt: Date): Promise<void> {
    const { id: key, project_id: project, channel, kind, sms_parts } = moved;
    if (project === null || kind === 'otp') return;
    const quantity = sms_parts ?? 1;
    const meter = `messages.${channel}` as const;
    await this.usage.record(manager, { project, meter, quantity, occurredAt, key });
  }

  async #tell(
    manager: EntityManager,
    { id, project_id: tenant, channel, kind }: Moved,
    { status, failure }: MessageReport,
  ): Promise<void> {
    if (tenant === null) return;
    const about = { tenant, subject: id };
    const data = { id, channel, kind };
    if (status === 'suppressed') {
      const suppressed = { ...data, reason: failure ?? 'manual' };
      await this.events.record(manager, {
        ...about,
        type: MessageEvents.suppressed,
        data: suppressed,
      });
    } else if (status === 'sent') {
      await this.events.record(manager, { ...about, type: MessageEvents.sent, data });
    } else if (status === 'delivered') {
      await this.events.record(manager, { ...about, type: MessageEvents.delivered, data });
    } else if (status === 'unknown') {
      await this.events.record(manager, { ...about, type: MessageEvents.unknown, data });
    } else if (isFailure(status)) {
      const failed = { ...data, status, failure: failure ?? null };
      await this.events.record(manager, { ...about, type: MessageEvents.failed, data: failed });
    }
  }
}

/** The data source, or a transaction of the caller's. */
export interface Queries {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

const FAILURES = ['failed', 'undelivered', 'expired'] as const;
const ENDS = new Set<MessageStatus>(['delivered', 'unknown', 'suppressed', ...FAILURES]);

function isFailure(status: MessageStatus): status is (typeof FAILURES)[number] {
  return (FAILURES as readonly string[]).includes(status);
}

/** Then the next channel is tried at once; whoever wants no more is not tried elsewhere. */
function fallsBack({ status, failure }: MessageReport): boolean {
  if (status === 'suppressed') return OF_ADDRESS.has(failure as StopReason);
  return status === 'failed' || status === 'undelivered';
}

const FORGET = 'delete from message_fallback where message_id = $1 and next_id is null';

const HASTEN = `
  update message_fallback set due_at = $2
  where message_id = $1 and next_id is null and due_at > $2`;

const IS_LATE = 'select 1 from message where id = $1 and expires_at <= $2 and rank <= 20';

const EXPIRE = `
  with moved as (
    update message set status = 'expired', rank = 35, claimed_until = null,
      attend_at = case when kind = 'otp' then expires_at + interval '1 hour' end
    where id = $2 and expires_at <= $3
      and (rank < 20 or (rank = 20 and (claimed_until is null or claimed_until <= $3)))
    returning id, project_id, channel, kind, sms_parts, false as "isFirstSent"
  ), event as (
    insert into message_event (id, message_id, status, provider, provider_event_id, at)
    select $1, id, 'expired', 'skydeck', id || '.expired', $3 from moved
    on conflict (provider, provider_event_id) do nothing
  )
  select * from moved`;

/** A message that was moved forward. */
interface Moved extends Pick<MessageEntity, 'id' | 'channel' | 'kind'> {
  readonly project_id: Tenant | null;
  readonly sms_parts: number | null;
  /** Whether it had not been sent before. */
  readonly isFirstSent: boolean | null;
}

const ADD_MANY = `
  with added as (
    insert into message select * from jsonb_populate_recordset(null::message, $1::jsonb)
  )
  insert into message_event (id, message_id, status, provider, provider_event_id, detail, at)
  select id, message_id, status, provider, provider_event_id, detail, at
  from jsonb_populate_recordset(null::message_event, $2::jsonb)`;

const COLUMNS = '(id, message_id, status, provider, provider_event_id, detail, at)';

const INSERT_EVENT = `
  insert into message_event ${COLUMNS} values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (provider, provider_event_id) do nothing`;

// From rank 30 on nothing is left to send; only a code still has to be blanked.
const MOVE = `
  update message set status = $3, rank = $8::smallint, claimed_until = null,
    failure = case when $3 in ('sent', 'delivered', 'read') then null else $6::text end,
    sent_at = coalesce(sent_at, $9), delivered_at = coalesce(delivered_at, $10),
    attend_at = case when $8::smallint < 30 then $11::timestamptz
      when kind = 'otp' then expires_at + interval '1 hour' end
  where id = $2 and rank < $8::smallint
  returning id, project_id, channel, kind, sms_parts, sent_at = $9 as "isFirstSent"`;

const RECEIVE = `
  with event as (${INSERT_EVENT}), moved as (${MOVE}) select * from moved`;

const ADVANCE = `
  with moved as (${MOVE}), event as (
  insert into message_event ${COLUMNS}
  select $1::text, id, $3::text, $4::text, $5::text, $6::text, $7::timestamptz from moved
  on conflict (provider, provider_event_id) do nothing)
  select * from moved`;
