import { fileURLToPath } from 'node:url';
import type { Step } from './step.js';

const TEAM = fileURLToPath(new URL('./files/team.ics', import.meta.url));
const INVITE = fileURLToPath(new URL('./files/invite.ics', import.meta.url));
const JUNE = ['--from', '2026-06-01T00:00:00Z', '--to', '2026-07-01T00:00:00Z'];

/** A calendar, with an event that repeats. */
export const CALENDAR_STEPS: readonly Step[] = [
  {
    name: 'calendar create',
    rest: () => ['Team', '--time-zone', 'Europe/Berlin'],
    keeps: { calendar: 'id' },
  },
  { name: 'calendar list', rest: () => [] },
  { name: 'calendar show', rest: ({ calendar = '' }) => [calendar] },
  { name: 'calendar edit', rest: ({ calendar = '' }) => [calendar, '--color', '#cc3366'] },
  {
    name: 'event create',
    rest: ({ calendar = '' }) => {
      const end = ['--end', '2026-06-01T09:15', '--repeat', 'FREQ=DAILY;COUNT=5'];
      return [calendar, 'Stand-up', '2026-06-01T09:00', ...end];
    },
    keeps: { calendar_event: 'id' },
  },
  { name: 'event list', rest: ({ calendar = '' }) => [calendar, ...JUNE] },
  {
    name: 'event show',
    rest: ({ calendar = '', calendar_event: event = '' }) => [calendar, event],
  },
  {
    name: 'event edit',
    rest: ({ calendar = '', calendar_event: event = '' }) => {
      return [calendar, event, '--instance', '2026-06-02T07:00:00Z', '--summary', 'Late'];
    },
  },
  {
    name: 'event export',
    rest: ({ calendar = '', calendar_event: event = '' }) => [calendar, event, 'event.ics'],
  },
  { name: 'calendar agenda', rest: ({ calendar = '' }) => [calendar, ...JUNE] },
  { name: 'calendar busy', rest: ({ calendar = '' }) => [calendar, ...JUNE] },
  { name: 'calendar import', rest: ({ calendar = '' }) => [calendar, TEAM] },
  { name: 'calendar export', rest: ({ calendar = '' }) => [calendar, 'team.ics'] },
  {
    name: 'event receive',
    rest: ({ calendar = '' }) => [calendar, INVITE],
    keeps: { invitation: 'event' },
  },
  {
    name: 'event respond',
    rest: ({ calendar = '', invitation = '' }) => {
      return [calendar, invitation, 'accepted', '--email', 'bob@example.org'];
    },
  },
  {
    name: 'calendar feed create',
    rest: ({ calendar = '' }) => [calendar, '--name', 'Phone', '--busy'],
    keeps: { feed: 'id' },
  },
  { name: 'calendar feed list', rest: ({ calendar = '' }) => [calendar] },
  {
    name: 'calendar feed revoke',
    rest: ({ calendar = '', feed = '' }) => [calendar, feed, '--yes'],
  },
  {
    name: 'calendar follow set',
    rest: ({ calendar = '' }) => [calendar, 'https://calendar.example/team.ics', '--every', '6h'],
  },
  { name: 'calendar follow show', rest: ({ calendar = '' }) => [calendar] },
  { name: 'calendar follow stop', rest: ({ calendar = '' }) => [calendar, '--yes'] },
  {
    name: 'calendar booking create',
    rest: ({ calendar = '' }) => [calendar, 'Call', '--minutes', '45'],
    keeps: { bookingPage: 'id' },
  },
  { name: 'calendar booking list', rest: () => [] },
  { name: 'calendar booking show', rest: ({ bookingPage = '' }) => [bookingPage] },
  { name: 'calendar booking edit', rest: ({ bookingPage = '' }) => [bookingPage, '--close'] },
  { name: 'calendar booking delete', rest: ({ bookingPage = '' }) => [bookingPage, '--yes'] },
  {
    name: 'event delete',
    rest: ({ calendar = '', calendar_event: event = '' }) => [calendar, event, '--yes'],
  },
  { name: 'calendar delete', rest: ({ calendar = '' }) => [calendar, '--yes'] },
];
