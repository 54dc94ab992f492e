import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { as, calendar, window, yes, zone } from './calendar-options.js';

const event = { name: '<event>', summary: 'cev_…, as `event list` shows it.' };
const fields: readonly OptionSpec[] = [
  { flags: '--end <time>', summary: 'When it ends; of days, the day after the last.' },
  { flags: '--description <text>', summary: 'What it is about.' },
  { flags: '--location <text>', summary: 'Where.' },
  { flags: '--repeat <rule>', summary: 'How it repeats: "FREQ=WEEKLY;BYDAY=MO".' },
  { flags: '--invite <email>', summary: 'Who comes; may be repeated.', isRepeatable: true },
  { flags: '--organizer <email>', summary: 'Who invites.' },
  { flags: '--remind <time>', summary: 'Remind so long before it begins, such as 15m.' },
  { flags: '--without-reminders', summary: 'Remind nobody.' },
  { flags: '--send', summary: 'Tell those who are invited by mail.' },
  zone,
  as,
];
const which: readonly OptionSpec[] = [
  { flags: '--instance <instance>', summary: 'Only this one, as `calendar agenda` shows it.' },
  { flags: '--and-future', summary: 'That one and all that follow.' },
];

/** Commands about events of calendars. */
export const calendarEventCommands: CommandGroup = {
  name: 'event',
  summary: 'Put events into calendars, and change them.',
  commands: [
    {
      name: 'create',
      summary: 'Put an event into a calendar.',
      arguments: [
        calendar,
        { name: '<summary>', summary: 'Title.' },
        { name: '<start>', summary: 'A day, or a time on the wall: 2026-06-01T09:00.' },
      ],
      options: fields,
      examples: [
        'skydeck event create cal_… "Stand-up" 2026-06-01T09:00 --end 2026-06-01T09:15 --repeat "FREQ=WEEKLY;BYDAY=MO"',
      ],
      load: async () => (await import('./calendar-events.js')).create,
    },
    {
      name: 'list',
      summary: 'List the events of a calendar, each once.',
      arguments: [calendar],
      options: [...window, as],
      load: async () => (await import('./calendar-events.js')).list,
    },
    {
      name: 'show',
      summary: 'Show an event.',
      arguments: [calendar, event],
      options: [as],
      load: async () => (await import('./calendar-events.js')).show,
    },
    {
      name: 'edit',
      summary: 'Change an event, one of its instances, or one and all that follow.',
      arguments: [calendar, event],
      options: [
        { flags: '--summary <text>', summary: 'Another title.' },
        { flags: '--start <time>', summary: 'Another start.' },
        ...which,
        ...fields,
      ],
      load: async () => (await import('./calendar-events.js')).edit,
    },
    {
      name: 'delete',
      summary: 'Delete an event, one of its instances, or one and all that follow.',
      arguments: [calendar, event],
      options: [
        ...which,
        { flags: '--send', summary: 'Tell those who are invited by mail.' },
        yes,
        as,
      ],
      load: async () => (await import('./calendar-events.js')).remove,
    },
    {
      name: 'respond',
      summary: 'Answer an invitation; who invites is told by mail.',
      arguments: [
        calendar,
        event,
        {
          name: '<answer>',
          summary: 'What is answered.',
          choices: ['accepted', 'declined', 'tentative'],
        },
      ],
      options: [
        { flags: '--email <email>', summary: 'Whose answer it is.', isRequired: true },
        { flags: '--quiet', summary: 'Tell nobody.' },
        as,
      ],
      load: async () => (await import('./calendar-events.js')).respond,
    },
    {
      name: 'receive',
      summary: 'Do what the calendar file of a mail says.',
      arguments: [calendar, { name: '<file>', summary: 'The .ics file that came with it.' }],
      options: [as],
      load: async () => (await import('./calendar-events.js')).receive,
    },
    {
      name: 'export',
      summary: 'Save an event as a calendar file.',
      arguments: [calendar, event, { name: '<file>', summary: 'Where to, such as event.ics.' }],
      options: [as],
      load: async () => (await import('./calendar-events.js')).exportFile,
    },
  ],
};
