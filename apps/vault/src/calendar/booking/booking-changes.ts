import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import ICAL from 'ical.js';
import { DataSource, type EntityManager } from 'typeorm';
import { isSecretOf, readLinkToken } from '../../files/shares/share-secrets.js';
import { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { EventRows } from '../events/event-rows.js';
import { changeComponent } from '../events/event-text.js';
import { masterOf } from '../events/instance-changes.js';
import { countUp } from '../invitations/invitation-text.js';
import { Invitations } from '../invitations/invitations.js';
import { BookingErrors } from './booking.errors.js';
import { BookingEntity, type BookingPageEntity } from './booking-page.entity.js';
import { Bookings, lockCalendar, timesOf } from './bookings.js';

/** What visitors do with what they booked. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: Bookings,
    private readonly rows: EventRows,
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {}

  /** The event of a booking, for who booked it. @throws `booking.not_found` */
  async find(page: BookingPageEntity, token: string): Promise<CalendarEventEntity> {
    const { manager } = this.dataSource;
    const { calendarId, eventId: id } = await bookingOf(manager, page, token);
    const event = await manager.findOneBy(CalendarEventEntity, { calendarId, id });
    if (!event) throw BookingErrors.not_found();
    return event;
  }

  /**
   * Puts a booking at another free time; its own time counts as free.
   * @param told what the mail says besides
   * @throws `booking.not_found`, `booking.slot_taken`
   */
  async move(
    page: BookingPageEntity,
    token: string,
    { start, told }: { readonly start: Date; readonly told: string },
  ): Promise<CalendarEventEntity> {
    return this.rows.saving(async (manager) => {
      const calendar = await lockCalendar(manager, page.calendarId);
      const event = await this.#lock(manager, page, token);
      await this.bookings.requireFree(page, start, manager, event.id);
      const text = new ICAL.Component(ICAL.parse(event.ics));
      changeComponent(masterOf(text), timesOf(page, start), calendar.timeZone, this.clock.now());
      countUp(masterOf(text));
      const read = this.rows.read(calendar, `${text.toString()}\r\n`);
      const moved = await this.rows.replace(manager, event, read);
      if (moved.plan.organizer !== null) await this.invitations.invite(manager, moved, event, told);
      return moved;
    });
  }

  /** Calls a time off. @throws `booking.not_found` */
  async cancel(page: BookingPageEntity, token: string): Promise<void> {
    await this.rows.saving(async (manager) => {
      const event = await this.#lock(manager, page, token);
      if (event.plan.organizer !== null) await this.invitations.cancel(manager, event);
      await this.rows.remove(manager, event);
    });
  }

  async #lock(
    manager: EntityManager,
    page: BookingPageEntity,
    token: string,
  ): Promise<CalendarEventEntity> {
    const { calendarId, eventId: id } = await bookingOf(manager, page, token);
    const event = await this.rows.lock(manager, { calendarId, id });
    if (!event) throw BookingErrors.not_found();
    return event;
  }
}

async function bookingOf(
  manager: EntityManager,
  page: BookingPageEntity,
  token: string,
): Promise<BookingEntity> {
  const read = readLinkToken(token);
  const where = { id: read?.id ?? '', pageId: page.id };
  const booking = read && (await manager.findOneBy(BookingEntity, where));
  if (!booking || !isSecretOf(booking.tokenHash, read.secret)) throw BookingErrors.not_found();
  return booking;
}
