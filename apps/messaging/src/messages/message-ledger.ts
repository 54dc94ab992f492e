import { NaturalBatches, runStatement } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { Usage } from '@skydeck/usage';
import { Injectable, Optional } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  ADD_MANY,
  ADVANCE,
  COLUMNS,
  EXPIRE,
  FORGET,
  HASTEN,
  LATE,
  RECEIVE,
} from './message-ledger.sql.js';
import { EndingReaders } from './ending-readers.js';
import { MessageEntity } from './message.entity.js';
import {
  columnsOf,
  eventRow,
  eventValues,
  type MessageReport,
  ownReport,
} from './message-report.js';
import { type MessageStatus, wasSent } from './message-status.js';
import { eventsOf, FAILURES, fallsBack, type Moved, usageOf } from './moved-message.js';

/** Writes what happens to messages. A change and its event are one statement. */
@Injectable()
export class MessageLedger {
  readonly #reports = new NaturalBatches((reports: readonly MessageReport[]) =>
    this.#receiveMany(reports),
  );

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
    const ended = messages.filter(({ status }) => status === 'suppressed');
    const steps = ended.map(({ id, tenant, channel, kind, status, failure, createdAt: at }) => ({
      moved: { id, project_id: tenant, channel, kind, sms_parts: null, isFirstSent: false },
      report: ownReport(id, status, at, failure ?? undefined),
    }));
    await this.events.recordMany(manager, steps.flatMap(eventsOf));
    for (const { moved, report } of steps) await this.endings?.tell(manager, moved, report);
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
    const values = columnsOf([report], attendAt);
    // Ends are events, and what is sent is billed; what comes before needs no transaction.
    if (ENDS.has(status) || wasSent(status)) {
      await this.#move(report, (manager) => runStatement(manager, ADVANCE, values));
    } else {
      await runStatement(this.dataSource, ADVANCE, values);
    }
  }

  /** Keeps what a provider reported, and moves the message when that is news. */
  async receive(report: MessageReport, { isUrgent = false } = {}): Promise<void> {
    await this.#reports.ask(report, { isUrgent });
  }

  /** Reports about the same message are read one after the other. */
  async #receiveMany(reports: readonly MessageReport[]): Promise<readonly undefined[]> {
    await this.dataSource.transaction(async (manager) => {
      let left = reports;
      while (left.length > 0) {
        const byId = new Map(left.toReversed().map((report) => [report.messageId, report]));
        const now = new Set(byId.values());
        const moved = await runStatement<Moved>(manager, RECEIVE, columnsOf([...now]));
        await this.follow(manager, moved, byId);
        left = left.filter((report) => !now.has(report));
      }
    });
    return reports.map(() => undefined);
  }

  /** Gives up a message whose time is over, unless it was sent or is being sent. */
  async expire(messageId: string, at: Date): Promise<void> {
    // Most who ask are too late for another reason; they need no transaction.
    await this.expireLate([messageId], at);
  }

  /** Gives those of many messages up whose time is over. */
  async expireLate(messageIds: readonly string[], at: Date): Promise<void> {
    if (messageIds.length === 0) return;
    const late = await this.dataSource.query<{ id: string }[]>(LATE, [messageIds, at]);
    for (const { id } of late) await this.#expire(id, at);
  }

  async #expire(messageId: string, at: Date): Promise<void> {
    const report = ownReport(messageId, 'expired', at);
    const values = [newId('mev', at.getTime()), messageId, at];
    await this.#move(report, (manager) => manager.query<Moved[]>(EXPIRE, values));
  }

  /** Moves a message together with what follows from it. */
  async #move(
    report: MessageReport,
    how: (manager: EntityManager) => Promise<Moved[]>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.follow(manager, await how(manager), new Map([[report.messageId, report]]));
    });
  }

  /** What follows from messages that were moved, in the transaction that moved them. */
  async follow(
    manager: EntityManager,
    all: readonly Moved[],
    reports: ReadonlyMap<string, MessageReport>,
  ): Promise<void> {
    const steps = all.flatMap((moved) => {
      const report = reports.get(moved.id);
      return report ? [{ moved, report }] : [];
    });
    await this.usage.recordMany(manager, usageOf(steps));
    await this.events.recordMany(manager, steps.flatMap(eventsOf));
    for (const { moved, report } of steps) {
      if (fallsBack(report)) await manager.query(HASTEN, [moved.id, report.at]);
      else if (report.status === 'suppressed') await manager.query(FORGET, [moved.id]);
      await this.endings?.tell(manager, moved, report);
    }
  }
}

/** The data source, or a transaction of the caller's. */
export interface Queries {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

const ENDS = new Set<MessageStatus>(['delivered', 'unknown', 'suppressed', ...FAILURES]);
