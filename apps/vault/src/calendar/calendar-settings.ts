import { quotaSetting, RowQuota } from '@skydeck/limits';

/** What can be set of calendars. */
export const calendarConfig = {
  QUOTA_CALENDARS: quotaSetting(1_000, 'Calendars that one project may have'),
  QUOTA_CALENDAR_EVENTS: quotaSetting(100_000, 'Events of calendars that one project may have'),
};

interface Settings {
  readonly QUOTA_CALENDARS: number;
  readonly QUOTA_CALENDAR_EVENTS: number;
}

/** How many calendars and events a project may have. */
export const calendarQuotas = ({ QUOTA_CALENDARS, QUOTA_CALENDAR_EVENTS }: Settings) => [
  new RowQuota('calendars', QUOTA_CALENDARS, 'select count(*) from calendar where project_id = $1'),
  new RowQuota(
    'calendar_events',
    QUOTA_CALENDAR_EVENTS,
    'select count(*) from calendar_event where project_id = $1',
  ),
];
