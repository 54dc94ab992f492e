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
  feed_not_found: {
    status: 404,
    message: 'There is no such address of a calendar.',
    fix: 'Ask whoever gave it to you for another one; addresses can be taken back.',
  },
  not_subscribed: {
    status: 404,
    message: 'The calendar follows no other.',
    fix: 'Set one with `PUT /calendars/{calendar}/subscription`.',
  },
  no_organizer: {
    status: 409,
    message: 'Nobody invites to this event.',
    fix: 'Set `organizer` to the address that invitations come from.',
  },
  attendee_not_found: {
    status: 404,
    message: 'The event does not invite this address.',
    fix: 'Take one of its `attendees`.',
  },
  ics_invalid: {
    status: 422,
    message: 'The calendar file cannot be read.',
    fix: 'Correct what `detail` names; RFC 5545 says how calendar files are written.',
  },
});
