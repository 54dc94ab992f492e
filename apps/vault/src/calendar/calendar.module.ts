import { Module } from '@nestjs/common';
import { AvailabilityController } from './availability/availability.controller.js';
import { CalendarNotices } from './calendar-notices.js';
import { CalendarStore } from './calendar-store.js';
import { CalendarEntity } from './calendars/calendar.entity.js';
import { CalendarsController } from './calendars/calendars.controller.js';
import { Calendars } from './calendars/calendars.js';
import { CalendarEventEntity } from './events/calendar-event.entity.js';
import { CalendarEventsController } from './events/calendar-events.controller.js';
import { CalendarEventChanges } from './events/calendar-events.js';
import { EventRows } from './events/event-rows.js';
import { Instances } from './events/instances.js';
import { CalendarTransferController } from './transfer/calendar-transfer.controller.js';
import { CalendarTransfers } from './transfer/calendar-transfers.js';

/** What is stored of calendars. */
export const CALENDAR_ENTITIES = [CalendarEntity, CalendarEventEntity];

/** Calendars, their events and when those take place. */
@Module({
  controllers: [
    CalendarsController,
    CalendarEventsController,
    CalendarTransferController,
    AvailabilityController,
  ],
  providers: [
    CalendarEventChanges,
    CalendarNotices,
    Calendars,
    CalendarStore,
    CalendarTransfers,
    EventRows,
    Instances,
  ],
  exports: [CalendarStore, Calendars],
})
export class CalendarModule {}
