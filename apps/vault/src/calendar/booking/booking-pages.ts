import { randomBytes } from 'node:crypto';
import { Audit } from '@skydeck/audit';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../../spaces/space-access.js';
import { CalendarErrors } from '../calendar.errors.js';
import { CalendarEntity } from '../calendars/calendar.entity.js';
import { type CalendarCaller, Calendars } from '../calendars/calendars.js';
import { BookingErrors } from './booking.errors.js';
import { BookingPageEntity } from './booking-page.entity.js';
import type {
  CreateBookingPage,
  ListBookingPages,
  UpdateBookingPage,
} from './booking-page.schema.js';

const TOKEN_BYTES = 15;

/** The pages on which visitors book times. */
@Injectable()
export class BookingPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly calendars: Calendars,
    private readonly quotas: Quotas,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws `calendar.not_found`, `space.role_too_low`, `quota_exceeded` */
  async create(caller: CalendarCaller, wanted: CreateBookingPage): Promise<BookingPageEntity> {
    const made = await madeBefore('bkp', (id) => this.get(caller, id));
    if (made) return made;
    const calendar = await this.calendars.get(caller, wanted.calendar_id, 'write');
    await this.#requireCalendars(calendar.spaceId, wanted.busy_calendars);
    const now = this.clock.now();
    const row = Object.assign(new BookingPageEntity(), {
      id: idOfThing('bkp', now.getTime()),
      projectId: calendar.projectId,
      spaceId: calendar.spaceId,
      calendarId: calendar.id,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      timeZone: calendar.timeZone,
      ...columnsOf(wanted),
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('booking_pages', manager, calendar.projectId);
      await manager.insert(BookingPageEntity, row);
      await this.#note(manager, 'create', row);
    });
    return row;
  }

  /** @throws `booking.page_not_found`, `space.role_too_low` */
  async get(
    { project, actor }: CalendarCaller,
    id: string,
    need: SpaceNeed = 'read',
  ): Promise<BookingPageEntity> {
    const { manager } = this.dataSource;
    const where = { projectId: project.tenant, id };
    const row = isId('bkp', id) ? await manager.findOneBy(BookingPageEntity, where) : null;
    if (!row) throw BookingErrors.page_not_found();
    await this.spaces.resolve(project, row.spaceId, need, actor);
    return row;
  }

  /** One more than `limit`. */
  async list(
    { project, actor }: CalendarCaller,
    wanted: ReturnType<typeof ListBookingPages.parse>,
  ): Promise<BookingPageEntity[]> {
    const space = await this.spaces.resolve(project, wanted.filters.space_id, 'read', actor);
    const query = this.dataSource.createQueryBuilder(BookingPageEntity, 'page');
    return readKeyset(query.where({ spaceId: space.id }), wanted);
  }

  /** @throws `booking.page_not_found`, `precondition_failed` */
  async update(
    caller: CalendarCaller,
    id: string,
    wanted: UpdateBookingPage,
    expected: Precondition,
  ): Promise<BookingPageEntity> {
    const { spaceId } = await this.get(caller, id, 'write');
    await this.#requireCalendars(spaceId, wanted.busy_calendars ?? []);
    return this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected.check(before.version);
      const row = Object.assign(new BookingPageEntity(), before, columnsOf(wanted), {
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      await manager.update(BookingPageEntity, { id }, row);
      await this.#note(manager, 'update', row);
      return row;
    });
  }

  /** What was booked stays in the calendar. @throws `booking.page_not_found` */
  async delete(caller: CalendarCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, id);
      expected.check(row.version);
      await manager.delete(BookingPageEntity, { id });
      await this.#note(manager, 'delete', row);
    });
  }

  /** The page that a public address names. @throws `booking.page_not_found` */
  async open(token: string, { isClosedToo = false } = {}): Promise<BookingPageEntity> {
    const { manager } = this.dataSource;
    const where = { token, ...(!isClosedToo && { isOpen: true }) };
    const page = await manager.findOneBy(BookingPageEntity, where);
    const [space] = page
      ? await manager.query<unknown[]>('select 1 from space where id = $1 and deleted_at is null', [
          page.spaceId,
        ])
      : [];
    if (!page || space === undefined) throw BookingErrors.page_not_found();
    return page;
  }

  async #requireCalendars(spaceId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const found = await this.dataSource.manager.findOneBy(CalendarEntity, { spaceId, id });
      if (!found) throw CalendarErrors.not_found();
    }
  }

  #note(manager: EntityManager, verb: 'create' | 'update' | 'delete', page: BookingPageEntity) {
    const { id: target, projectId: tenant, calendarId: calendar_id, isOpen: open, version } = page;
    const after = verb === 'delete' ? null : { calendar_id, open, version };
    return this.audit.record(manager, { tenant, action: `booking_page.${verb}`, target, after });
  }
}

function columnsOf(wanted: Partial<CreateBookingPage>): Partial<BookingPageEntity> {
  const columns = {
    name: wanted.name,
    description: wanted.description,
    organizer: wanted.organizer,
    timeZone: wanted.time_zone,
    hours: wanted.hours,
    busyCalendars: wanted.busy_calendars,
    durationMin: wanted.duration_min,
    bufferMin: wanted.buffer_min,
    noticeMin: wanted.notice_min,
    horizonDays: wanted.horizon_days,
    isOpen: wanted.open,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

async function lock(manager: EntityManager, id: string): Promise<BookingPageEntity> {
  const row = await manager.findOne(BookingPageEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw BookingErrors.page_not_found();
  return row;
}
