import { createHash } from 'node:crypto';
import { isUniqueViolation } from '@skydeck/database';
import { idOfThing } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EventAlarms } from '../alarms/event-alarms.js';
import { CalendarNotices } from '../calendar-notices.js';
import { CalendarErrors } from '../calendar.errors.js';
import type { CalendarEntity } from '../calendars/calendar.entity.js';
import { IcsProblem } from '../ics/ics-problem.js';
import { type EventObject, readOne } from '../ics/read-objects.js';
import { Zone } from '../recurrence/zone.js';
import { CalendarEventEntity } from './calendar-event.entity.js';
import { spanOf } from './series-of.js';

/** Writes events, each with its text and what is looked for in it. */
@Injectable()
export class EventRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: CalendarNotices,
    private readonly alarms: EventAlarms,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Reads the one event of a text. @throws `calendar.ics_invalid` */
  read(calendar: CalendarEntity, ics: string): EventObject {
    try {
      return readOne(ics, zoneOfCalendar(calendar));
    } catch (error) {
      if (error instanceof IcsProblem) {
        throw CalendarErrors.ics_invalid({ detail: error.message, cause: error });
      }
      throw error;
    }
  }

  /** @throws `calendar.uid_taken` */
  async saving<Result>(save: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.dataSource.transaction(save);
    } catch (error) {
      throw isUniqueViolation(error) ? CalendarErrors.uid_taken({ cause: error }) : error;
    }
  }

  /** @throws `quota_exceeded` */
  async insert(
    manager: EntityManager,
    calendar: CalendarEntity,
    event: EventObject,
  ): Promise<CalendarEventEntity> {
    const now = this.clock.now();
    const row = Object.assign(new CalendarEventEntity(), columnsOf(event), {
      id: idOfThing('cev', now.getTime()),
      projectId: calendar.projectId,
      spaceId: calendar.spaceId,
      calendarId: calendar.id,
      isSubscribed: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.quotas.take('calendar_events', manager, calendar.projectId);
    await manager.insert(CalendarEventEntity, row);
    await this.alarms.settle(manager, row);
    await this.notices.event(manager, 'created', row);
    return row;
  }

  async replace(
    manager: EntityManager,
    before: CalendarEventEntity,
    event: EventObject,
  ): Promise<CalendarEventEntity> {
    const row = Object.assign(new CalendarEventEntity(), before, columnsOf(event), {
      version: before.version + 1,
      updatedAt: this.clock.now(),
    });
    await manager.update(CalendarEventEntity, { id: row.id }, row);
    await this.alarms.settle(manager, row);
    await this.notices.event(manager, 'updated', row);
    return row;
  }

  async remove(manager: EntityManager, row: CalendarEventEntity): Promise<void> {
    await manager.delete(CalendarEventEntity, { id: row.id });
    await this.notices.event(manager, 'deleted', row);
  }

  /** The event as nobody else changes it meanwhile; null when there is none. */
  lock(
    manager: EntityManager,
    where: { readonly calendarId: string } & ({ readonly id: string } | { readonly uid: string }),
  ): Promise<CalendarEventEntity | null> {
    return manager.findOne(CalendarEventEntity, { where, lock: { mode: 'pessimistic_write' } });
  }
}

/** What times of a calendar mean that name no zone. */
export const zoneOfCalendar = ({ timeZone }: CalendarEntity): Zone =>
  Zone.named(timeZone) ?? Zone.UTC;

function columnsOf({ uid, ics, words, plan }: EventObject): Partial<CalendarEventEntity> {
  const etag = createHash('sha256').update(ics).digest('hex').slice(0, 32);
  return { uid, ics, etag, words, plan, ...spanOf(plan) };
}
