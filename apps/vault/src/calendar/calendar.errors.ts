import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a calendar or an event. */
export const CalendarErrors = defineErrors('calendar', {
  not_found: {
    status: 404,
    message: 'There is no such calendar.',
    fix: 'List the calendars; test mode and live mode have their own, and so has each space.',
  },
  event_not_found: {
    status: 404,
    message: 'The calendar has no such event.',
    fix: 'List them with `GET /calendars/{calendar}/events`.',
  },
  instance_not_found: {
    status: 404,
    message: 'The event does not take place at that time.',
    fix: 'Take `instance` from `GET /calendars/{calendar}/instances`: it is the start by the rule, also of an instance that was moved.',
  },
  uid_taken: {
    status: 409,
    message: 'The calendar has an event with this UID.',
    fix: 'Change that event, or give the new one another UID.',
  },
  ics_invalid: {
    status: 422,
    message: 'The calendar file cannot be read.',
    fix: 'Correct what `detail` names; RFC 5545 says how calendar files are written.',
  },
});
