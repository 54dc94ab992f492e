import { createHash } from 'node:crypto';
import { ownerOf, ServiceClient } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Events } from '@skydeck/events';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReminderSettings } from '../../reminders/reminder-settings.js';
import { CalendarAlarmEvents, eventState } from '../calendar.events.js';
import { CalendarEntity } from '../calendars/calendar.entity.js';
import { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { Zone } from '../recurrence/zone.js';
import { alarmMail } from './alarm-mail.js';
import { AlarmRecipients } from './alarm-recipients.js';
import { type DueAlarm, dueBetween } from './due-alarms.js';
import { EventAlarmEntity } from './event-alarm.entity.js';
import { nextLook } from './event-alarms.js';

const EVERY_MS = 1000;
const BATCH = 50;
/** Whoever takes one has so long before others take it too; no event reminds more often. */
const TRY_AGAIN_S = 60;
const DAY_S = 86_400;
/** Of one event at once. */
const MOST_DUE = 10;
const CLAIM = `
  update event_alarm set next_try_at = $1::timestamptz + interval '${TRY_AGAIN_S} seconds'
  where event_id in (
    select event_id from event_alarm where next_try_at <= $1
    order by next_try_at limit ${BATCH} for update skip locked)
  returning event_id as id`;

/** Hands what alarms say to Messaging when their time has come, each exactly once. */
@Injectable()
export class EventAlarmSweeper extends Sweeper {
  readonly #url: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly neighbours: ServiceClient,
    private readonly events: Events,
    private readonly recipients: AlarmRecipients,
    private readonly clock: Clock,
    { messagingUrl }: ReminderSettings,
  ) {
    super({ name: 'Alarms', problem: 'Alarms of events were not sent.', everyMs: EVERY_MS });
    this.#url = new URL('/internal/v1/messages', messagingUrl).href;
  }

  /** One round; what Messaging does not take is tried again after a minute, for a day. */
  override async sweep(): Promise<void> {
    const now = this.clock.now();
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(CLAIM, [now]);
    await Promise.all(rows.map(({ id }) => this.#remind(id, now)));
  }

  async #remind(id: string, now: Date): Promise<void> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(EventAlarmEntity, { eventId: id });
    const event = row && (await manager.findOneBy(CalendarEventEntity, { id }));
    const calendar = event && (await manager.findOneBy(CalendarEntity, { id: event.calendarId }));
    if (!calendar) return;
    const nowS = Math.floor(now.getTime() / 1000);
    const afterS = Math.max(Math.floor(row.sentUntil.getTime() / 1000), nowS - DAY_S);
    const zone = Zone.named(calendar.timeZone) ?? Zone.UTC;
    const { plan, words } = event;
    const due = dueBetween({ plan, words, zone }, afterS, nowS).slice(-MOST_DUE);
    const mails = await Promise.all(
      due.map(async (one) => {
        const all = await this.recipients.of(event, calendar, one.alarm.to);
        return all.map((to) => ({ one, to, key: keyOf(id, one.dueS, to) }));
      }),
    );
    // Messaging sends once what comes with one key, however often it is handed over.
    const unsent = new Map(mails.flat().map((mail) => [mail.key, mail]));
    for (const mail of unsent.values()) {
      if (!(await this.#hand(event, mail))) return;
    }
    await this.#end(event, now, unsent.size);
  }

  /** Whether it is done with. */
  async #hand(
    { id, projectId }: CalendarEventEntity,
    { one, to, key }: { readonly one: DueAlarm; readonly to: string; readonly key: string },
  ): Promise<boolean> {
    const body = {
      ...ownerOf(projectId),
      channel: 'email',
      to,
      content: alarmMail(one),
      kind: 'transactional',
      validity_s: DAY_S,
      reference: id,
    };
    try {
      await this.neighbours.call(this.#url, { body, idempotencyKey: key });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 503;
      const isWaiting = status >= 500 || status === 429 || status === 409;
      this.logger.warn({ msg: isWaiting ? 'An alarm waits.' : 'An alarm is refused.', id });
      return !isWaiting;
    }
    return true;
  }

  async #end({ id }: CalendarEventEntity, now: Date, sent: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOne(EventAlarmEntity, { where: { eventId: id }, lock });
      const event = row && (await manager.findOneBy(CalendarEventEntity, { id }));
      const calendar = event && (await manager.findOneBy(CalendarEntity, { id: event.calendarId }));
      if (!calendar) return;
      const next = nextLook(event, Zone.named(calendar.timeZone) ?? Zone.UTC, now);
      const soonest = new Date(now.getTime() + TRY_AGAIN_S * 1000);
      const nextTryAt = next !== null && next < soonest ? soonest : next;
      await manager.update(EventAlarmEntity, { eventId: id }, { sentUntil: now, nextTryAt });
      if (sent === 0) return;
      const { projectId: tenant } = event;
      const data = eventState(event);
      const type = CalendarAlarmEvents.sent;
      await this.events.record(manager, { type, tenant, subject: id, data });
    });
  }
}

const keyOf = (id: string, dueS: number, to: string): string =>
  `${id}.${dueS}.${createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 16)}`;
