import { Audit } from '@skydeck/audit';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarErrors } from '../calendar.errors.js';
import { type CalendarCaller, Calendars } from '../calendars/calendars.js';
import { CalendarSubscriptionEntity } from './calendar-subscription.entity.js';
import type { SetCalendarSubscription } from './calendar-subscription.schema.js';

/** Which calendars of elsewhere are followed. */
@Injectable()
export class CalendarSubscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: Calendars,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Follows an address from now on; it is looked at within seconds. @throws `calendar.not_found` */
  async set(
    caller: CalendarCaller,
    id: string,
    { url, every_s: everyS }: SetCalendarSubscription,
  ): Promise<CalendarSubscriptionEntity> {
    const calendar = await this.calendars.get(caller, id, 'write');
    const now = this.clock.now();
    const row = Object.assign(new CalendarSubscriptionEntity(), {
      calendarId: calendar.id,
      projectId: calendar.projectId,
      url: url.replace(/^webcal:/, 'https:'),
      everyS,
      etag: null,
      lastModified: null,
      status: 'waiting' as const,
      problem: null,
      failures: 0,
      fetchedAt: null,
      nextAt: now,
      createdAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(CalendarSubscriptionEntity, row, ['calendarId']);
      // The address may be a secret of the other side: only its host is told.
      const after = { host: new URL(row.url).host, every_s: everyS };
      const action = 'calendar_subscription.set';
      const { id: target, projectId: tenant } = calendar;
      await this.audit.record(manager, { tenant, action, target, after });
    });
    return row;
  }

  /** @throws `calendar.not_found`, `calendar.not_subscribed` */
  async get(caller: CalendarCaller, id: string): Promise<CalendarSubscriptionEntity> {
    const { id: calendarId } = await this.calendars.get(caller, id);
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(CalendarSubscriptionEntity, { calendarId });
    if (!row) throw CalendarErrors.not_subscribed();
    return row;
  }

  /** Follows it no more; the events that came stay. @throws `calendar.not_subscribed` */
  async delete(caller: CalendarCaller, id: string): Promise<void> {
    const { id: calendarId, projectId: tenant } = await this.calendars.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(CalendarSubscriptionEntity, { calendarId });
      if (affected !== 1) throw CalendarErrors.not_subscribed();
      await manager.query(
        'update calendar_event set is_subscribed = false where calendar_id = $1 and is_subscribed',
        [calendarId],
      );
      const action = 'calendar_subscription.delete';
      await this.audit.record(manager, { tenant, action, target: calendarId });
    });
  }
}
