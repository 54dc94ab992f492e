import { invalid } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarEntity } from '../calendars/calendar.entity.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import type { EventPlan } from '../ics/event-plan.js';
import type { Alarm } from './alarm.schema.js';

/** Whom an event names besides its alarms. */
interface People {
  readonly organizer: string | null;
  readonly attendees: readonly { readonly email: string }[];
}
const MEMBERS = `
  select lower(user_id) as email from space_member
  where space_id = $1 and lower(user_id) = any($2::text[])`;

/** Who may be written to: whoever writes a calendar has no mail sent to strangers by its alarms. */
@Injectable()
export class AlarmRecipients {
  constructor(private readonly dataSource: DataSource) {}

  /** Whom an alarm goes to that names somebody, or nobody. */
  async of(
    { plan, isSubscribed }: Pick<CalendarEventEntity, 'plan' | 'isSubscribed'>,
    calendar: CalendarEntity,
    named: readonly string[],
  ): Promise<readonly string[]> {
    // What strangers publish reminds whom the calendar names, and nobody that they name.
    if (named.length === 0 || isSubscribed) return calendar.remindersTo;
    const known = await this.#known(plan, calendar, named);
    const to = named.filter((email) => known.has(email.toLowerCase()));
    return to.length > 0 ? to : calendar.remindersTo;
  }

  /** Refuses alarms that name somebody they would not go to; those that are there may stay. */
  async check(
    people: People,
    calendar: CalendarEntity,
    wanted: readonly Alarm[],
    before: EventPlan['alarms'] = [],
  ): Promise<void> {
    const named = wanted.flatMap(({ to }) => to);
    if (named.length === 0) return;
    const known = await this.#known(people, calendar, named);
    for (const email of before.flatMap(({ to }) => to)) known.add(email.toLowerCase());
    const issues = wanted.flatMap(({ to }, at) =>
      to.flatMap((email, place) =>
        known.has(email.toLowerCase())
          ? []
          : {
              location: `body.alarms.${at}.to.${place}`,
              code: 'not_involved',
              message: 'Must be who invites, is invited, is a member, or is in `reminders_to`.',
            },
      ),
    );
    if (issues.length > 0) throw invalid(issues);
  }

  async #known(
    { organizer, attendees }: People,
    { spaceId, remindersTo }: CalendarEntity,
    named: readonly string[],
  ): Promise<Set<string>> {
    const asked = named.map((email) => email.toLowerCase());
    const members = await this.dataSource.query<{ email: string }[]>(MEMBERS, [spaceId, asked]);
    const all = [
      organizer ?? '',
      ...remindersTo,
      ...[...attendees, ...members].map(({ email }) => email),
    ];
    return new Set(all.map((email) => email.toLowerCase()));
  }
}
