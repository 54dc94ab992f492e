import { quotaSetting, RowQuota } from '@skydeck/limits';

/** What can be set of calendars. */
export const calendarConfig = {
  QUOTA_CALENDARS: quotaSetting(1_000, 'Calendars that one project may have'),
  QUOTA_CALENDAR_FEEDS: quotaSetting(1_000, 'Secret addresses of calendars of one project'),
  QUOTA_BOOKING_PAGES: quotaSetting(1_000, 'Booking pages that one project may have'),
  QUOTA_CALENDAR_EVENTS: quotaSetting(100_000, 'Events of calendars that one project may have'),
};

interface Settings {
  readonly QUOTA_CALENDARS: number;
  readonly QUOTA_CALENDAR_EVENTS: number;
  readonly QUOTA_CALENDAR_FEEDS: number;
  readonly QUOTA_BOOKING_PAGES: number;
}

/** How many calendars and events a project may have. */
export const calendarQuotas = (settings: Settings) => [
  counted('calendars', settings.QUOTA_CALENDARS, 'calendar'),
  counted('calendar_events', settings.QUOTA_CALENDAR_EVENTS, 'calendar_event'),
  counted('calendar_feeds', settings.QUOTA_CALENDAR_FEEDS, 'calendar_feed'),
  counted('booking_pages', settings.QUOTA_BOOKING_PAGES, 'booking_page'),
];

const counted = (name: string, most: number, table: string) =>
  new RowQuota(name, most, `select count(*) from ${table} where project_id = $1`);
