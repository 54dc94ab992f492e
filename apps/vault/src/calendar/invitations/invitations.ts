import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CalendarErrors } from '../calendar.errors.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { InvitationMailEntity, type ItipMethod } from './invitation-mail.entity.js';
import { itipText, mailWords } from './invitation-text.js';

/** What a mail says, and to whom. */
interface NewMail {
  readonly method: ItipMethod;
  readonly to: readonly string[];
  readonly sender: string;
  /** The only attendee that it tells of; all if not given. */
  readonly only?: string;
  readonly answer?: string;
  /** What stands below. */
  readonly told?: string;
}

/** Writes mails about events, in the transaction that changes the event: one is sent for each row. */
@Injectable()
export class Invitations {
  constructor(private readonly clock: Clock) {}

  /**
   * Invites all who are to come, and tells those who are not any more.
   * @param told what the mail says besides
   * @throws `calendar.no_organizer`
   */
  async invite(
    manager: EntityManager,
    event: CalendarEventEntity,
    before?: CalendarEventEntity,
    told = '',
  ): Promise<void> {
    const sender = organizerOf(event);
    const to = guestsOf(event);
    await this.#write(manager, event, { method: 'REQUEST', to, sender, told });
    if (!before) return;
    const gone = guestsOf(before).filter((email) => !to.includes(email));
    await this.#write(manager, before, { method: 'CANCEL', to: gone, sender });
  }

  /** Tells all that it does not take place. @throws `calendar.no_organizer` */
  async cancel(manager: EntityManager, event: CalendarEventEntity): Promise<void> {
    const sender = organizerOf(event);
    await this.#write(manager, event, { method: 'CANCEL', to: guestsOf(event), sender });
  }

  /** Tells who invites what somebody answers. @throws `calendar.no_organizer` */
  async reply(
    manager: EntityManager,
    event: CalendarEventEntity,
    [email, answer]: readonly [email: string, answer: string],
  ): Promise<void> {
    const to = [organizerOf(event)];
    const says = answer.charAt(0).toUpperCase() + answer.slice(1);
    await this.#write(manager, event, {
      method: 'REPLY',
      to,
      sender: email,
      only: email,
      answer: says,
    });
  }

  async #write(
    manager: EntityManager,
    event: CalendarEventEntity,
    { method, to, sender, only, answer, told = '' }: NewMail,
  ): Promise<void> {
    if (to.length === 0) return;
    const now = this.clock.now();
    const { subject, body } = mailWords(event, method, answer);
    const ics = itipText(event.ics, method, only);
    const rows = to.map((recipient) => ({
      id: newId('ivm', now.getTime()),
      projectId: event.projectId,
      calendarId: event.calendarId,
      eventId: event.id,
      method,
      sender,
      recipient,
      subject,
      body: told === '' ? body : `${body}\n\n${told}`,
      ics,
      status: 'pending' as const,
      nextTryAt: now,
      createdAt: now,
    }));
    await manager.insert(InvitationMailEntity, rows);
  }
}

function organizerOf({ plan }: CalendarEventEntity): string {
  if (plan.organizer === null) throw CalendarErrors.no_organizer();
  return plan.organizer;
}

/** Who invites needs no invitation. */
function guestsOf({ plan }: CalendarEventEntity): string[] {
  const own = plan.organizer?.toLowerCase();
  return plan.attendees.map(({ email }) => email).filter((email) => email.toLowerCase() !== own);
}
