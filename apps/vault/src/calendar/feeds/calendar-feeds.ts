import { Audit } from '@skydeck/audit';
import { readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isSecretOf, newLinkToken, readLinkToken } from '../../files/shares/share-secrets.js';
import { CalendarErrors } from '../calendar.errors.js';
import { CalendarEntity } from '../calendars/calendar.entity.js';
import { type CalendarCaller, Calendars } from '../calendars/calendars.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';
import { CalendarFeedEvents, feedState } from './calendar-feed.events.js';
import type { CreateCalendarFeed, ListCalendarFeeds } from './calendar-feed.schema.js';

/** The secret addresses of calendars. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: Calendars,
    private readonly quotas: Quotas,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Makes one; its token is not kept. @throws `calendar.not_found`, `quota_exceeded` */
  async create(
    caller: CalendarCaller,
    calendarId: string,
    wanted: CreateCalendarFeed,
  ): Promise<{ feed: CalendarFeedEntity; token: string }> {
    const { id, projectId, spaceId } = await this.calendars.get(caller, calendarId, 'write');
    const now = this.clock.now();
    const feedId = idOfThing('cfd', now.getTime());
    const { token, tokenHash } = newLinkToken(feedId);
    const made = await madeBefore('cfd', (before) =>
      this.dataSource.manager.findOneBy(CalendarFeedEntity, { calendarId: id, id: before }),
    );
    if (made) return { feed: made, token };
    const feed = Object.assign(new CalendarFeedEntity(), {
      id: feedId,
      projectId,
      calendarId: id,
      name: wanted.name,
      tokenHash,
      shows: wanted.shows,
      createdAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('calendar_feeds', manager, projectId);
      await manager.insert(CalendarFeedEntity, feed);
      await this.#note(manager, 'create', feed, spaceId);
    });
    return { feed, token };
  }

  /** One more than `limit`. */
  async list(
    caller: CalendarCaller,
    calendar: string,
    wanted: ReturnType<typeof ListCalendarFeeds.parse>,
  ): Promise<CalendarFeedEntity[]> {
    const { id: calendarId } = await this.calendars.get(caller, calendar);
    const query = this.dataSource.createQueryBuilder(CalendarFeedEntity, 'feed');
    return readKeyset(query.where({ calendarId }), wanted);
  }

  /** Nobody reads by that address any more. @throws `calendar.feed_not_found` */
  async delete(caller: CalendarCaller, calendar: string, id: string): Promise<void> {
    const { id: calendarId, spaceId } = await this.calendars.get(caller, calendar, 'write');
    await this.dataSource.transaction(async (manager) => {
      const where = { calendarId, id };
      const feed = isId('cfd', id) ? await manager.findOneBy(CalendarFeedEntity, where) : null;
      if (!feed) throw CalendarErrors.feed_not_found();
      await manager.delete(CalendarFeedEntity, where);
      await this.#note(manager, 'delete', feed, spaceId);
    });
  }

  /** What an address leads to. @throws `calendar.feed_not_found` */
  async open(token: string): Promise<{ feed: CalendarFeedEntity; calendar: CalendarEntity }> {
    const read = readLinkToken(token);
    const { manager } = this.dataSource;
    const feed = read && (await manager.findOneBy(CalendarFeedEntity, { id: read.id }));
    if (!feed || !isSecretOf(feed.tokenHash, read.secret)) throw CalendarErrors.feed_not_found();
    const [calendar] = await manager.query<CalendarEntity[]>(
      `select 1 from calendar c join space s on s.id = c.space_id
       where c.id = $1 and s.deleted_at is null`,
      [feed.calendarId],
    );
    if (!calendar) throw CalendarErrors.feed_not_found();
    const found = await manager.findOneByOrFail(CalendarEntity, { id: feed.calendarId });
    return { feed, calendar: found };
  }

  async #note(
    manager: EntityManager,
    verb: 'create' | 'delete',
    feed: CalendarFeedEntity,
    spaceId: string,
  ): Promise<void> {
    const { id, projectId: tenant, calendarId: calendar_id, shows } = feed;
    const type = CalendarFeedEvents[verb === 'create' ? 'created' : 'deleted'];
    const data = feedState(feed, spaceId);
    await this.events.record(manager, { type, tenant, subject: id, data });
    const state = { calendar_id, shows };
    await this.audit.record(manager, {
      tenant,
      action: `calendar_feed.${verb}`,
      target: id,
      before: verb === 'delete' ? state : null,
      after: verb === 'create' ? state : null,
    });
  }
}
