import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Changes } from '../changes/changes.js';
import type { SpaceRef } from '../spaces/space-access.js';
import { collectionOf } from './calendar-notices.js';
import { CalendarErrors } from './calendar.errors.js';
import { CalendarEntity } from './calendars/calendar.entity.js';
import { CalendarEventEntity } from './events/calendar-event.entity.js';
import { EventRows } from './events/event-rows.js';

/** An event as CalDAV sees it: a text with a tag that changes with it. */
export interface StoredIcs {
  readonly id: string;
  readonly uid: string;
  readonly etag: string;
  readonly ics: string;
}

/** What changed in a calendar since a number; what is gone has no text. */
export interface StoredChanges {
  readonly changed: readonly StoredIcs[];
  readonly deleted: readonly string[];
  readonly token: number;
  readonly hasMore: boolean;
}

/** What a text may replace: the tag that it must have, `*` for any that is there, null for none. */
export type IfTag = string | null | undefined;

/** Calendars as raw texts, for protocols that keep them as they were sent. Who calls has looked at the rights. */
@Injectable()
export class CalendarStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: EventRows,
    private readonly changes: Changes,
  ) {}

  /** The calendars of a space. */
  list({ id: spaceId }: SpaceRef): Promise<CalendarEntity[]> {
    return this.dataSource.manager.find(CalendarEntity, {
      where: { spaceId },
      order: { id: 'ASC' },
    });
  }

  /** All events of a calendar that may touch a time, or those of some UIDs. */
  async objects(
    calendarId: string,
    { uids, from, to }: { uids?: readonly string[]; from?: Date; to?: Date } = {},
  ): Promise<StoredIcs[]> {
    const query = this.dataSource
      .createQueryBuilder(CalendarEventEntity, 'event')
      .where({ calendarId, ...(uids && { uid: In([...uids]) }) })
      .orderBy('event.id');
    if (to) query.andWhere('event.starts_at < :to', { to });
    if (from) query.andWhere('(event.ends_at is null or event.ends_at > :from)', { from });
    return (await query.getMany()).map(toStored);
  }

  /** One event; null when the calendar has none such. */
  async get(calendarId: string, uid: string): Promise<StoredIcs | null> {
    const row = await this.dataSource.manager.findOneBy(CalendarEventEntity, { calendarId, uid });
    return row && toStored(row);
  }

  /**
   * Keeps a text as it was sent. Answers null when what is there is not what `ifTag` says.
   * @throws `calendar.ics_invalid`, `calendar.uid_taken`, `quota_exceeded`
   */
  put(calendar: CalendarEntity, ics: string, ifTag?: IfTag): Promise<StoredIcs | null> {
    const event = this.rows.read(calendar, ics);
    return this.rows.saving(async (manager) => {
      const before = await this.rows.lock(manager, { calendarId: calendar.id, uid: event.uid });
      if (!fits(before, ifTag)) {
        if (ifTag === null) throw CalendarErrors.uid_taken();
        return null;
      }
      const row = before
        ? await this.rows.replace(manager, before, event)
        : await this.rows.insert(manager, calendar, event);
      return toStored(row);
    });
  }

  /** Whether it was there, and as `ifTag` says. */
  delete(calendarId: string, uid: string, ifTag?: IfTag): Promise<boolean> {
    return this.rows.saving(async (manager) => {
      const row = await this.rows.lock(manager, { calendarId, uid });
      if (!row || !fits(row, ifTag)) return false;
      await this.rows.remove(manager, row);
      return true;
    });
  }

  /** What changed after a number of changes; 0 for everything. */
  async changesSince(
    calendar: CalendarEntity,
    after: number,
    limit: number,
  ): Promise<StoredChanges> {
    const { spaceId, id: calendarId } = calendar;
    const all = await this.changes.since(spaceId, collectionOf(calendarId), after, limit + 1);
    const page = all.slice(0, limit);
    const ids = [...new Set(page.map(({ subject }) => subject))];
    const rows = await this.dataSource.manager.findBy(CalendarEventEntity, { id: In(ids) });
    const there = new Set(rows.map(({ id }) => id));
    return {
      changed: rows.map(toStored),
      deleted: ids.filter((id) => !there.has(id)),
      token: page.at(-1)?.seq ?? after,
      hasMore: all.length > limit,
    };
  }
}

const toStored = ({ id, uid, etag, ics }: CalendarEventEntity): StoredIcs => ({
  id,
  uid,
  etag,
  ics,
});

function fits(row: CalendarEventEntity | null, ifTag: IfTag): boolean {
  if (ifTag === undefined) return true;
  if (ifTag === null) return row === null;
  return row !== null && (ifTag === '*' || ifTag === row.etag);
}
