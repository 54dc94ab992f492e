import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Budget, type Cut } from '../recurrence/expand-rule.js';
import { expandSeries, type Instance } from '../recurrence/series.js';
import { CalendarEventEntity } from './calendar-event.entity.js';
import { MOST_INSTANCES, MOST_TIME_MS, seriesOf } from './series-of.js';

/** An instance with the event that it is of. */
export interface FoundInstance extends Instance {
  readonly event: CalendarEventEntity;
}

/** Instances of a time, and why there may be more. */
export interface FoundInstances {
  readonly instances: readonly FoundInstance[];
  readonly cut: Cut | null;
}

const MOST_EVENTS = 5_000;

/** Finds when events take place. */
@Injectable()
export class Instances {
  constructor(private readonly dataSource: DataSource) {}

  /** Instances of calendars that touch a time, in the order of their starts. */
  async within(
    calendarIds: readonly string[],
    from: Date,
    to: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<FoundInstances> {
    const events = await manager
      .createQueryBuilder(CalendarEventEntity, 'event')
      .where('event.calendar_id = any(:calendarIds)', { calendarIds })
      .andWhere('event.starts_at < :to and (event.ends_at is null or event.ends_at > :from)', {
        from,
        to,
      })
      .orderBy('event.starts_at')
      .take(MOST_EVENTS)
      .getMany();
    return expandAll(events, from, to, new Budget(MOST_INSTANCES, MOST_TIME_MS));
  }
}

/** The instances of events that touch a time. */
export function expandAll(
  events: readonly CalendarEventEntity[],
  from: Date,
  to: Date,
  budget: Budget,
): FoundInstances {
  const window = { from: from.getTime() / 1000, to: to.getTime() / 1000 };
  const found: FoundInstance[] = [];
  for (const event of events) {
    for (const one of expandSeries(seriesOf(event.plan), window, budget)) {
      found.push(Object.assign(one, { event }));
    }
    if (budget.cut !== null) break;
  }
  found.sort((one, other) => one.zone.instant(one.start) - other.zone.instant(other.start));
  return { instances: found, cut: budget.cut };
}
