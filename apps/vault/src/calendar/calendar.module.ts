import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ReminderSettings } from '../reminders/reminder-settings.js';
import { AlarmRecipients } from './alarms/alarm-recipients.js';
import { EventAlarmEntity } from './alarms/event-alarm.entity.js';
import { EventAlarmSweeper } from './alarms/event-alarm.sweeper.js';
import { EventAlarms } from './alarms/event-alarms.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { BookingEntity, BookingPageEntity } from './booking/booking-page.entity.js';
import { BookingPagesController } from './booking/booking-pages.controller.js';
import { BookingChanges } from './booking/booking-changes.js';
import { BookingDoor } from './booking/booking-door.js';
import { BookingPages } from './booking/booking-pages.js';
import { BookingLinks } from './booking/page/booking-links.js';
import { BookingVisitController } from './booking/page/booking-visit.controller.js';
import { FreeDays } from './booking/page/free-days.js';
import { Bookings } from './booking/bookings.js';
import { PublicBookingController } from './booking/public-booking.controller.js';
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
import { CalendarFeedEntity } from './feeds/calendar-feed.entity.js';
import { CalendarFeedsController } from './feeds/calendar-feeds.controller.js';
import { CalendarFeeds } from './feeds/calendar-feeds.js';
import { PublicFeedsController } from './feeds/public-feeds.controller.js';
import { InvitationMailEntity } from './invitations/invitation-mail.entity.js';
import { Invitations } from './invitations/invitations.js';
import { InvitationSweeper } from './invitations/invitation.sweeper.js';
import { ItipController } from './invitations/itip.controller.js';
import { Itip } from './invitations/itip.js';
import { CalendarSubscriptionEntity } from './subscriptions/calendar-subscription.entity.js';
import {
  CalendarSubscriptionSweeper,
  SubscriptionNetworks,
} from './subscriptions/calendar-subscription.sweeper.js';
import { CalendarSubscriptionsController } from './subscriptions/calendar-subscriptions.controller.js';
import { CalendarSubscriptions } from './subscriptions/calendar-subscriptions.js';
import { SubscribedEvents } from './subscriptions/subscribed-events.js';
import { CalendarTransferController } from './transfer/calendar-transfer.controller.js';
import { CalendarTransfers } from './transfer/calendar-transfers.js';

/** What is stored of calendars. */
export const CALENDAR_ENTITIES = [
  CalendarEntity,
  CalendarEventEntity,
  CalendarFeedEntity,
  CalendarSubscriptionEntity,
  InvitationMailEntity,
  BookingPageEntity,
  BookingEntity,
  EventAlarmEntity,
];

interface Config {
  readonly MESSAGING_INTERNAL_URL: string;
  readonly WEBHOOK_ALLOW_CIDRS: readonly string[];
}

/** Calendars, their events and when those take place. */
@Global()
@Module({})
export class CalendarModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: CalendarModule,
      controllers: [
        CalendarsController,
        CalendarEventsController,
        CalendarTransferController,
        AvailabilityController,
        CalendarFeedsController,
        PublicFeedsController,
        CalendarSubscriptionsController,
        ItipController,
        BookingPagesController,
        PublicBookingController,
        BookingVisitController,
      ],
      providers: [
        {
          provide: ReminderSettings,
          useValue: new ReminderSettings(config.MESSAGING_INTERNAL_URL),
        },
        {
          provide: SubscriptionNetworks,
          useValue: new SubscriptionNetworks(config.WEBHOOK_ALLOW_CIDRS),
        },
        AlarmRecipients,
        BookingChanges,
        BookingDoor,
        BookingLinks,
        BookingPages,
        Bookings,
        CalendarEventChanges,
        CalendarFeeds,
        CalendarNotices,
        Calendars,
        CalendarStore,
        CalendarSubscriptions,
        CalendarSubscriptionSweeper,
        CalendarTransfers,
        EventAlarms,
        EventAlarmSweeper,
        EventRows,
        FreeDays,
        Instances,
        Invitations,
        InvitationSweeper,
        Itip,
        SubscribedEvents,
      ],
      exports: [CalendarStore, Calendars, CalendarTransfers],
    };
  }
}
