import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { as, calendar, window, yes, zone } from './calendar-options.js';
import { calendarSharingCommands } from './calendar-sharing.commands.js';

const space: OptionSpec = {
  flags: '--space <space>',
  summary: 'spc_…; the main space if not given.',
};
const about: readonly OptionSpec[] = [
  { flags: '--description <text>', summary: 'What it is for.' },
  { flags: '--color <color>', summary: 'Such as #3366cc.' },
  {
    flags: '--remind-to <email>',
    summary: 'Whom alarms go to; may be repeated, none for nobody.',
    isRepeatable: true,
  },
  zone,
  as,
];

/** Commands about calendars. */
export const calendarCommands: CommandGroup = {
  name: 'calendar',
  summary: 'Keep calendars, and see when one is free.',
  commands: [
    {
      name: 'create',
      summary: 'Make a calendar.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }],
      options: [space, ...about],
      examples: ['skydeck calendar create Team --time-zone Europe/Berlin'],
      load: async () => (await import('./calendars.js')).create,
    },
    {
      name: 'list',
      summary: 'List the calendars of a space.',
      options: [space, as],
      load: async () => (await import('./calendars.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a calendar.',
      arguments: [calendar],
      options: [as],
      load: async () => (await import('./calendars.js')).show,
    },
    {
      name: 'edit',
      summary: 'Change a calendar.',
      arguments: [calendar],
      options: [{ flags: '--name <name>', summary: 'Another name.' }, ...about],
      load: async () => (await import('./calendars.js')).edit,
    },
    {
      name: 'delete',
      summary: 'Delete a calendar with its events.',
      arguments: [calendar],
      options: [yes, as],
      load: async () => (await import('./calendars.js')).remove,
    },
    {
      name: 'agenda',
      summary: 'Show each time that something takes place; 31 days if no time is given.',
      arguments: [calendar],
      options: [...window, as],
      load: async () => (await import('./calendars.js')).agenda,
    },
    {
      name: 'busy',
      summary: 'Show when calendars are taken.',
      arguments: [calendar],
      options: [
        {
          flags: '--with <calendar>',
          summary: 'Another one; may be repeated.',
          isRepeatable: true,
        },
        ...window,
        as,
      ],
      load: async () => (await import('./calendars.js')).busy,
    },
    {
      name: 'import',
      summary: 'Take the events of a calendar file.',
      arguments: [calendar, { name: '<file>', summary: 'An .ics file.' }],
      options: [as],
      load: async () => (await import('./calendars.js')).importFile,
    },
    {
      name: 'export',
      summary: 'Save a calendar as a file.',
      arguments: [calendar, { name: '<file>', summary: 'Where to, such as team.ics.' }],
      options: [as],
      load: async () => (await import('./calendars.js')).exportFile,
    },
    ...calendarSharingCommands,
  ],
};
