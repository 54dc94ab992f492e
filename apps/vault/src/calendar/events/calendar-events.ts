import { randomUUID } from 'node:crypto';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import ICAL from 'ical.js';
import { DataSource } from 'typeorm';
import { AlarmRecipients } from '../alarms/alarm-recipients.js';
import { CalendarErrors } from '../calendar.errors.js';
import type { CalendarEntity } from '../calendars/calendar.entity.js';
import { type CalendarCaller, Calendars } from '../calendars/calendars.js';
import { countUp } from '../invitations/invitation-text.js';
import { Invitations } from '../invitations/invitations.js';
import { CalendarEventEntity } from './calendar-event.entity.js';
import type { ListCalendarEvents } from './calendar-event.schema.js';
import type {
  CreateCalendarEvent,
  DeleteCalendarEvent,
  UpdateCalendarEvent,
} from './event-changes.schema.js';
import { EventRows } from './event-rows.js';
import { changeComponent, newText } from './event-text.js';
import { changeInstance, instanceOf, leaveOut, masterOf } from './instance-changes.js';
import { moveChanges } from './moved-series.js';

/** Which event of which calendar. */
export interface EventPath {
  readonly calendar: string;
  readonly event: string;
}

/** The events of calendars. */
@Injectable()
export class CalendarEventChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: Calendars,
    private readonly rows: EventRows,
    private readonly invitations: Invitations,
    private readonly recipients: AlarmRecipients,
    private readonly clock: Clock,
  ) {}

  /** @throws `calendar.not_found`, `calendar.uid_taken`, `quota_exceeded` */
  async create(
    caller: CalendarCaller,
    calendarId: string,
    { uid = randomUUID(), send_invitations: isSent, ...given }: CreateCalendarEvent,
  ): Promise<CalendarEventEntity> {
    const calendar = await this.calendars.get(caller, calendarId, 'write');
    const made = await madeBefore('cev', (id) =>
      this.get(caller, { calendar: calendarId, event: id }),
    );
    if (made) return made;
    await this.recipients.check(given, calendar, given.alarms);
    const text = newText(uid, given, calendar.timeZone, this.clock.now());
    const event = this.rows.read(calendar, text);
    return this.rows.saving(async (manager) => {
      const row = await this.rows.insert(manager, calendar, event);
      if (isSent) await this.invitations.invite(manager, row);
      return row;
    });
  }

  /** @throws `calendar.not_found`, `calendar.event_not_found` */
  async get(
    caller: CalendarCaller,
    { calendar, event: id }: EventPath,
  ): Promise<CalendarEventEntity> {
    const { id: calendarId } = await this.calendars.get(caller, calendar);
    const row = isId('cev', id)
      ? await this.dataSource.manager.findOneBy(CalendarEventEntity, { calendarId, id })
      : null;
    if (!row) throw CalendarErrors.event_not_found();
    return row;
  }

  /** One more than `limit`. */
  async list(
    caller: CalendarCaller,
    calendar: string,
    wanted: ReturnType<typeof ListCalendarEvents.parse>,
  ): Promise<CalendarEventEntity[]> {
    const { id: calendarId } = await this.calendars.get(caller, calendar);
    const { from, to, uid } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(CalendarEventEntity, 'event').where({
      calendarId,
      ...(uid !== undefined && { uid }),
    });
    if (to !== undefined) query.andWhere('event.starts_at < :to', { to });
    if (from !== undefined) {
      query.andWhere('(event.ends_at is null or event.ends_at > :from)', { from });
    }
    return readKeyset(query, wanted);
  }

  /** @throws `calendar.event_not_found`, `calendar.instance_not_found`, `precondition_failed` */
  async update(
    caller: CalendarCaller,
    path: EventPath,
    { instance, range, send_invitations: isSent = false, ...given }: UpdateCalendarEvent,
    expected: Precondition,
  ): Promise<CalendarEventEntity> {
    return this.#change(caller, path, [expected, isSent], async (text, row, calendar) => {
      const { timeZone: zone } = calendar;
      const people = { ...row.plan, ...given };
      await this.recipients.check(people, calendar, given.alarms ?? [], alarmsOf(row));
      const now = this.clock.now();
      if (instance === undefined) {
        changeComponent(masterOf(text), given, zone, now);
        if (given.start || given.recurrence !== undefined) {
          const { plan } = this.rows.read(calendar, `${text.toString()}\r\n`);
          moveChanges(text, row.plan, plan);
        }
      } else {
        const of = instanceOf(row.plan, instance);
        const isOfFuture = range === 'this_and_future';
        changeInstance(text, given, { plan: row.plan, of, isOfFuture, zone, now });
      }
      return true;
    });
  }

  /** @throws `calendar.event_not_found`, `calendar.instance_not_found`, `precondition_failed` */
  async delete(
    caller: CalendarCaller,
    path: EventPath,
    { instance, range, send_invitations }: DeleteCalendarEvent,
    expected: Precondition,
  ): Promise<void> {
    const told = [expected, send_invitations === 'true'] as const;
    await this.#change(caller, path, told, (text, { plan }, { timeZone: zone }) => {
      if (instance === undefined) return false;
      const of = instanceOf(plan, instance);
      const isOfFuture = range === 'this_and_future';
      if (isOfFuture && of <= plan.start) return false;
      leaveOut(text, { plan, of, isOfFuture, zone, now: this.clock.now() });
      return true;
    });
  }

  /** Changes the text of an event as a function says, or deletes it when that says false. */
  async #change(
    caller: CalendarCaller,
    path: EventPath,
    [expected, isSent]: readonly [Precondition, boolean],
    change: (
      text: ICAL.Component,
      row: CalendarEventEntity,
      calendar: CalendarEntity,
    ) => boolean | Promise<boolean>,
  ): Promise<CalendarEventEntity> {
    const calendar = await this.calendars.get(caller, path.calendar, 'write');
    return this.rows.saving(async (manager) => {
      const where = { calendarId: calendar.id, id: path.event };
      const row = isId('cev', path.event) ? await this.rows.lock(manager, where) : null;
      if (!row) throw CalendarErrors.event_not_found();
      expected.check(row.version);
      const text = new ICAL.Component(ICAL.parse(row.ics));
      if (await change(text, row, calendar)) {
        if (isSent) countUp(masterOf(text));
        const read = this.rows.read(calendar, `${text.toString()}\r\n`);
        const changed = await this.rows.replace(manager, row, read);
        if (isSent) await this.invitations.invite(manager, changed, row);
        return changed;
      }
      if (isSent) await this.invitations.cancel(manager, row);
      await this.rows.remove(manager, row);
      return row;
    });
  }
}

/** All that an event has, those of changed instances too. */
const alarmsOf = ({ plan }: CalendarEventEntity) =>
  [plan, ...plan.changes].flatMap(({ alarms = [] }) => alarms);
