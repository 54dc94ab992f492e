import { randomUUID } from 'node:crypto';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newLinkToken } from '../../files/shares/share-secrets.js';
import { CalendarEntity } from '../calendars/calendar.entity.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { EventRows } from '../events/event-rows.js';
import { newText } from '../events/event-text.js';
import { Instances } from '../events/instances.js';
import { Invitations } from '../invitations/invitations.js';
import { Zone } from '../recurrence/zone.js';
import { BookingErrors } from './booking.errors.js';
import { BookingEntity, type BookingPageEntity } from './booking-page.entity.js';
import type { BookSlot } from './booking.schema.js';
import { freeSlots, openSlots, type Slot } from './free-slots.js';

const DAY_MS = 86_400_000;

/** Times that visitors see and book. */
@Injectable()
export class Bookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly instances: Instances,
    private readonly rows: EventRows,
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {}

  /** The times that can be booked between two instants; an event that is moved takes none. */
  async slots(
    page: BookingPageEntity,
    [from, to]: readonly [from: Date, to: Date],
    manager: EntityManager = this.dataSource.manager,
    moved?: string,
  ): Promise<Slot[]> {
    const now = this.clock.now().getTime();
    const first = Math.max(from.getTime(), now + page.noticeMin * 60_000);
    const last = Math.min(to.getTime(), now + page.horizonDays * DAY_MS);
    if (first >= last) return [];
    const open = openSlots(page, Math.ceil(first / 1000), Math.floor(last / 1000));
    const around = page.bufferMin * 60_000 + DAY_MS;
    const calendars = [page.calendarId, ...page.busyCalendars];
    const window = [new Date(first - around), new Date(last + around)] as const;
    const { instances, cut } = await this.instances.within(calendars, ...window, manager);
    // What was not looked at may be taken.
    if (cut !== null) return [];
    const others = instances.filter(({ event }) => event.id !== moved);
    return freeSlots(open, others, page.bufferMin);
  }

  /**
   * Books a time: of many who want it at once, one gets it.
   * @param told what the invitation says besides
   * @throws `booking.slot_taken`
   */
  async book(
    page: BookingPageEntity,
    wanted: BookSlot,
    told: (token: string) => string,
  ): Promise<{ booking: BookingEntity; event: CalendarEventEntity; token: string }> {
    const start = new Date(wanted.start);
    return this.rows.saving(async (manager) => {
      const calendar = await lockCalendar(manager, page.calendarId);
      await this.requireFree(page, start, manager);
      const event = await this.#putEvent(manager, [page, calendar], wanted);
      const now = this.clock.now();
      const id = newId('bkg', now.getTime());
      const { token, tokenHash } = newLinkToken(id);
      const { id: eventId, calendarId } = event;
      const booking = { id, pageId: page.id, calendarId, eventId, tokenHash, createdAt: now };
      await manager.insert(BookingEntity, booking);
      if (page.organizer !== null) {
        await this.invitations.invite(manager, event, undefined, told(token));
      }
      return { booking, event, token };
    });
  }

  /** @throws `booking.slot_taken` when a time cannot be booked; an event that is moved takes none */
  async requireFree(
    page: BookingPageEntity,
    start: Date,
    manager: EntityManager,
    moved?: string,
  ): Promise<void> {
    const end = new Date(start.getTime() + page.durationMin * 60_000);
    const free = await this.slots(page, [start, end], manager, moved);
    if (!free.some((slot) => slot.start * 1000 === start.getTime())) {
      throw BookingErrors.slot_taken();
    }
  }

  #putEvent(
    manager: EntityManager,
    [page, calendar]: readonly [BookingPageEntity, CalendarEntity],
    { start, name, email, note }: BookSlot,
  ): Promise<CalendarEventEntity> {
    const own = page.organizer === null ? [] : [guest(page.organizer, '')];
    const text = newText(
      randomUUID(),
      {
        summary: `${page.name}: ${name}`,
        description: note,
        ...timesOf(page, new Date(start)),
        organizer: page.organizer,
        attendees: [...own, guest(email, name)],
      },
      calendar.timeZone,
      this.clock.now(),
    );
    return this.rows.insert(manager, calendar, this.rows.read(calendar, text));
  }
}

const guest = (email: string, name: string) => ({
  email,
  name,
  status: 'accepted' as const,
  rsvp: false,
});

/** When a time of a page begins and ends, on its clock. */
export function timesOf({ timeZone, durationMin }: BookingPageEntity, start: Date) {
  const zone = Zone.named(timeZone) ?? Zone.UTC;
  const local = (atMs: number) => ({
    local: new Date(zone.wall(atMs / 1000) * 1000).toISOString().slice(0, 19),
    time_zone: zone.name,
  });
  const startMs = start.getTime();
  return { start: local(startMs), end: local(startMs + durationMin * 60_000) };
}

/** Whoever books in a calendar does so alone, from here to the end. */
export async function lockCalendar(manager: EntityManager, id: string): Promise<CalendarEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const calendar = await manager.findOne(CalendarEntity, { where: { id }, lock });
  if (!calendar) throw BookingErrors.page_not_found();
  return calendar;
}
