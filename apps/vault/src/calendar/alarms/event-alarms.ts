import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { Zone } from '../recurrence/zone.js';
import { hasAlarms, nextDueS } from './due-alarms.js';
import { EventAlarmEntity } from './event-alarm.entity.js';

const FAR_MS = 300 * 86_400_000;
const ZONE = 'select time_zone as "timeZone" from calendar where id = $1';
const KEEP = `
  insert into event_alarm (event_id, project_id, sent_until, next_try_at)
  values ($1, $2, $3, $4)
  on conflict (event_id) do update set next_try_at = excluded.next_try_at`;
const LOOK = `
  update event_alarm set next_try_at = $2 from calendar_event event
  where event.id = event_id and event.calendar_id = $1`;

/** Keeps when events are to remind, in the transaction that changes them. */
@Injectable()
export class EventAlarms {
  constructor(private readonly clock: Clock) {}

  /** Computes anew when the next alarm of an event is due. */
  async settle(manager: EntityManager, event: CalendarEventEntity): Promise<void> {
    const { id, projectId, calendarId } = event;
    if (!hasAlarms(event.plan)) {
      await manager.delete(EventAlarmEntity, { eventId: id });
      return;
    }
    const zone = await zoneOf(manager, calendarId);
    const before = await manager.findOneBy(EventAlarmEntity, { eventId: id });
    const sentUntil = before?.sentUntil ?? this.clock.now();
    const next = nextLook(event, zone, sentUntil);
    await manager.query(KEEP, [id, projectId, sentUntil, next]);
  }

  /** Has all events of a calendar looked at: its days begin at other moments. */
  async look(manager: EntityManager, calendarId: string): Promise<void> {
    await manager.query(LOOK, [calendarId, this.clock.now()]);
  }
}

/** The zone in which the days of a calendar begin. */
export async function zoneOf(manager: EntityManager, calendarId: string): Promise<Zone> {
  const [found] = await manager.query<{ timeZone: string }[]>(ZONE, [calendarId]);
  return Zone.named(found?.timeZone ?? 'UTC') ?? Zone.UTC;
}

/** When an event is to be looked at again; null for never. */
export function nextLook(
  { plan, words, endsAt }: CalendarEventEntity,
  zone: Zone,
  after: Date,
): Date | null {
  const next = nextDueS({ plan, words, zone }, Math.floor(after.getTime() / 1000));
  if (next !== null) return new Date(next * 1000);
  const far = new Date(after.getTime() + FAR_MS);
  return endsAt === null || endsAt > far ? far : null;
}
