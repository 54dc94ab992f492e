import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarEntity } from '../calendars/calendar.entity.js';
import { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { EventRows, zoneOfCalendar } from '../events/event-rows.js';
import { type EventObject, readCalendar } from '../ics/read-objects.js';

const MARK = 'update calendar_event set is_subscribed = true where id = $1';
const GONE = `
  select id from calendar_event
  where calendar_id = $1 and is_subscribed and not (uid = any($2)) order by id`;

/** The events of calendars that follow others. */
@Injectable()
export class SubscribedEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: EventRows,
  ) {}

  /**
   * Makes the events that came from elsewhere those of a file: all of it or nothing. One that cannot
   * be read stays as it was. @throws IcsProblem when the file cannot be read
   */
  async replace(calendarId: string, text: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const calendar = await manager.findOne(CalendarEntity, { where: { id: calendarId }, lock });
      if (!calendar) return;
      const { events, problems } = readCalendar(text, zoneOfCalendar(calendar));
      for (const event of events) await this.#take(manager, calendar, event);
      const there = [...events.map(({ uid }) => uid), ...problems.map(({ uid }) => uid ?? '')];
      const gone = await manager.query<{ id: string }[]>(GONE, [calendarId, there]);
      for (const { id } of gone) {
        const row = await this.rows.lock(manager, { calendarId, id });
        if (row) await this.rows.remove(manager, row);
      }
    });
  }

  async #take(manager: EntityManager, calendar: CalendarEntity, event: EventObject) {
    const where = { calendarId: calendar.id, uid: event.uid };
    const before = await this.rows.lock(manager, where);
    if (before === null) {
      const { id } = await this.rows.insert(manager, calendar, event);
      await manager.query(MARK, [id]);
    } else if (isSubscribed(before) && before.ics !== event.ics) {
      await this.rows.replace(manager, before, event);
    }
  }
}

/** What was made here is not overwritten by what has the same UID elsewhere. */
const isSubscribed = ({ isSubscribed: is }: CalendarEventEntity): boolean => is;
