import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes } from '../changes/changes.js';
import {
  CalendarEventEvents,
  CalendarEvents,
  calendarState,
  eventState,
} from './calendar.events.js';
import type { CalendarEntity } from './calendars/calendar.entity.js';
import type { CalendarEventEntity } from './events/calendar-event.entity.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;
type What = keyof typeof VERBS;

/** The collection of changes that the events of a calendar are. */
export const collectionOf = (calendarId: string): string => `calendar:${calendarId}`;

/** Tells what was done with calendars and events, last in the transaction of the change. */
@Injectable()
export class CalendarNotices {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly changes: Changes,
  ) {}

  async calendar(manager: EntityManager, what: What, row: CalendarEntity): Promise<void> {
    const { projectId: tenant, id } = row;
    const data = calendarState(row);
    await this.events.record(manager, { type: CalendarEvents[what], tenant, subject: id, data });
    const after = what === 'deleted' ? null : data;
    await this.audit.record(manager, {
      tenant,
      action: `calendar.${VERBS[what]}`,
      target: id,
      after,
    });
  }

  async event(manager: EntityManager, what: What, row: CalendarEventEntity): Promise<void> {
    const { projectId: tenant, id, spaceId, calendarId } = row;
    const data = eventState(row);
    const type = CalendarEventEvents[what];
    await this.events.record(manager, { type, tenant, subject: id, data });
    const after = what === 'deleted' ? null : data;
    await this.audit.record(manager, {
      tenant,
      action: `calendar_event.${VERBS[what]}`,
      target: id,
      after,
    });
    await this.changes.record(manager, {
      space: { id: spaceId },
      collection: collectionOf(calendarId),
      kind: 'event',
      id,
      what,
    });
  }
}
