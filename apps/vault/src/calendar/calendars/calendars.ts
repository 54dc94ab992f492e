import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../../spaces/space-access.js';
import { EventAlarms } from '../alarms/event-alarms.js';
import { CalendarNotices } from '../calendar-notices.js';
import { CalendarErrors } from '../calendar.errors.js';
import { CalendarEntity } from './calendar.entity.js';
import type { CreateCalendar, ListCalendars, UpdateCalendar } from './calendar.schema.js';

/** Who asks. */
export interface CalendarCaller {
  readonly project: Pick<ProjectRef, 'tenant'>;
  /** The user for whom; undefined for the project itself. */
  readonly actor: string | undefined;
}

/** The calendars of a project. */
@Injectable()
export class Calendars {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly notices: CalendarNotices,
    private readonly alarms: EventAlarms,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `space.not_found`, `space.role_too_low`, `quota_exceeded` */
  async create(
    { project, actor }: CalendarCaller,
    wanted: CreateCalendar,
  ): Promise<CalendarEntity> {
    const made = await madeBefore('cal', (id) => this.get({ project, actor }, id));
    if (made) return made;
    const space = await this.spaces.resolve(project, wanted.space_id, 'write', actor);
    const now = this.clock.now();
    const row = Object.assign(new CalendarEntity(), {
      id: idOfThing('cal', now.getTime()),
      projectId: project.tenant,
      spaceId: space.id,
      name: wanted.name,
      description: wanted.description,
      color: wanted.color,
      timeZone: wanted.time_zone,
      remindersTo: [...new Set(wanted.reminders_to)],
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('calendars', manager, project.tenant);
      await manager.insert(CalendarEntity, row);
      await this.notices.calendar(manager, 'created', row);
      return row;
    });
  }

  /** @throws `calendar.not_found`, `space.role_too_low` */
  async get(caller: CalendarCaller, id: string, need: SpaceNeed = 'read'): Promise<CalendarEntity> {
    const { tenant: projectId } = caller.project;
    const { manager } = this.dataSource;
    const row = isId('cal', id) ? await manager.findOneBy(CalendarEntity, { projectId, id }) : null;
    if (!row) throw CalendarErrors.not_found();
    await this.spaces.resolve(caller.project, row.spaceId, need, caller.actor);
    return row;
  }

  /** One more than `limit`. */
  async list(
    { project, actor }: CalendarCaller,
    wanted: ReturnType<typeof ListCalendars.parse>,
  ): Promise<CalendarEntity[]> {
    const space = await this.spaces.resolve(project, wanted.filters.space_id, 'read', actor);
    const query = this.dataSource
      .createQueryBuilder(CalendarEntity, 'calendar')
      .where({ spaceId: space.id });
    return readKeyset(query, wanted);
  }

  /** @throws `calendar.not_found`, `precondition_failed` */
  async update(
    caller: CalendarCaller,
    id: string,
    wanted: UpdateCalendar,
    expected: Precondition,
  ): Promise<CalendarEntity> {
    await this.get(caller, id, 'write');
    return this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected.check(before.version);
      const { time_zone: timeZone, reminders_to: remindersTo, ...same } = wanted;
      const given = Object.entries(same).filter(([, value]) => value !== undefined);
      const row = Object.assign(new CalendarEntity(), before, Object.fromEntries(given), {
        ...(timeZone !== undefined && { timeZone }),
        ...(remindersTo && { remindersTo: [...new Set(remindersTo)] }),
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      await manager.update(CalendarEntity, { id }, row);
      if (row.timeZone !== before.timeZone) await this.alarms.look(manager, id);
      await this.notices.calendar(manager, 'updated', row);
      return row;
    });
  }

  /** @throws `calendar.not_found`, `precondition_failed` */
  async delete(caller: CalendarCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, id);
      expected.check(row.version);
      await manager.delete(CalendarEntity, { id });
      await this.notices.calendar(manager, 'deleted', row);
    });
  }
}

async function lock(manager: EntityManager, id: string): Promise<CalendarEntity> {
  const row = await manager.findOne(CalendarEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw CalendarErrors.not_found();
  return row;
}
