import { Injectable } from '@nestjs/common';
import ICAL from 'ical.js';
import type { EntityManager } from 'typeorm';
import { CalendarErrors } from '../calendar.errors.js';
import type { CalendarEntity } from '../calendars/calendar.entity.js';
import { type CalendarCaller, Calendars } from '../calendars/calendars.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { EventRows } from '../events/event-rows.js';
import { masterOf } from '../events/instance-changes.js';
import { Invitations } from './invitations.js';
import type { RespondToInvitation } from './itip.schema.js';
import {
  itipMethodOf,
  mergeEvents,
  setAnswer,
  takeAnswers,
  withoutAlarms,
  withoutMethod,
} from './itip-text.js';

/** What became of a text that was sent by mail. */
export interface ItipResult {
  readonly method: string;
  readonly result: 'applied' | 'ignored';
  readonly event: CalendarEventEntity | null;
}

/** Invitations as they come in and are answered (RFC 5546). */
@Injectable()
export class Itip {
  constructor(
    private readonly calendars: Calendars,
    private readonly rows: EventRows,
    private readonly invitations: Invitations,
  ) {}

  /** Does with an event what a mail says. @throws `calendar.not_found`, `calendar.ics_invalid` */
  async receive(caller: CalendarCaller, calendarId: string, ics: string): Promise<ItipResult> {
    const calendar = await this.calendars.get(caller, calendarId, 'write');
    const method = itipMethodOf(ics);
    const told = withoutAlarms(withoutMethod(ics));
    const { uid, sequence } = this.rows.read(calendar, told);
    return this.rows.saving(async (manager) => {
      const before = await this.rows.lock(manager, { calendarId: calendar.id, uid });
      if (!before) {
        const isNew = method === 'REQUEST';
        const event = isNew ? await this.#insert(manager, calendar, told) : null;
        return { method, result: isNew ? 'applied' : 'ignored', event };
      }
      const known = this.rows.read(calendar, before.ics);
      // What was overtaken on its way says nothing any more.
      const text = sequence < known.sequence ? null : changedText(before.ics, told, method);
      if (text === null) return { method, result: 'ignored', event: before };
      const read = this.rows.read(calendar, text);
      return { method, result: 'applied', event: await this.rows.replace(manager, before, read) };
    });
  }

  /** Says whether somebody comes, and tells who invites. @throws `calendar.attendee_not_found` */
  async respond(
    caller: CalendarCaller,
    { calendar: calendarId, event: id }: { readonly calendar: string; readonly event: string },
    { email, status, send_reply: isSent }: RespondToInvitation,
  ): Promise<CalendarEventEntity> {
    const calendar = await this.calendars.get(caller, calendarId, 'write');
    return this.rows.saving(async (manager) => {
      const before = await this.rows.lock(manager, { calendarId: calendar.id, id });
      if (!before) throw CalendarErrors.event_not_found();
      const text = new ICAL.Component(ICAL.parse(before.ics));
      if (!setAnswer(text, email, status)) throw CalendarErrors.attendee_not_found();
      masterOf(text);
      const read = this.rows.read(calendar, `${text.toString()}\r\n`);
      const event = await this.rows.replace(manager, before, read);
      if (isSent) await this.invitations.reply(manager, event, [email, status]);
      return event;
    });
  }

  #insert(manager: EntityManager, calendar: CalendarEntity, told: string) {
    return this.rows.insert(manager, calendar, this.rows.read(calendar, told));
  }
}

/** The text that an event has after a mail; null when nothing changes. */
function changedText(before: string, told: string, method: string): string | null {
  const calendar = new ICAL.Component(ICAL.parse(before));
  const message = new ICAL.Component(ICAL.parse(told));
  const isChanged =
    method === 'REPLY'
      ? takeAnswers(calendar, message)
      : mergeEvents(calendar, message, method === 'CANCEL');
  return isChanged ? `${calendar.toString()}\r\n` : null;
}
