import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';

const device = { name: '<device>', summary: 'dev_…, as `location devices list` shows it.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const limit: OptionSpec = { flags: '--limit <n>', summary: 'Most to tell of.', default: '20' };
const within: readonly OptionSpec[] = [
  { flags: '--from <time>', summary: 'From this time on, as 2026-11-23T08:00:00Z.' },
  { flags: '--to <time>', summary: 'Before this time.' },
];
const simplify: OptionSpec = {
  flags: '--simplify <metres>',
  summary: 'Leave out what lies so near to the line that stays.',
};

/** Commands about where devices are and were. */
export const positionCommands: CommandGroup = {
  name: 'positions',
  summary: 'Send and read where devices are.',
  commands: [
    {
      name: 'send',
      summary: 'Say where devices are: one by options, or those of a file.',
      arguments: [{ name: '[file]', summary: 'JSON: a list of positions, or one on each line.' }],
      options: [
        { flags: '--device <device>', summary: 'dev_…, or its external id.' },
        { flags: '--place <place>', summary: 'Latitude and longitude, such as 47.14,9.52.' },
        { flags: '--at <time>', summary: 'When it was there; now if not given.' },
      ],
      examples: [
        'skydeck location positions send --device van-7 --place 47.14,9.52',
        'skydeck location positions send day.ndjson',
      ],
      load: async () => (await import('./send-positions.js')).send,
    },
    {
      name: 'list',
      summary: 'List where a device was, the latest first.',
      arguments: [device],
      options: [...within, simplify, limit],
      load: async () => (await import('./positions.js')).list,
    },
    {
      name: 'export',
      summary: 'Write where a device was to a file.',
      arguments: [device, { name: '<file>', summary: 'Such as day.gpx, .geojson or .csv.' }],
      options: [
        ...within,
        simplify,
        {
          flags: '--format <format>',
          summary: 'That of the name of the file if not given.',
          choices: ['geojson', 'gpx', 'csv'],
        },
      ],
      load: async () => (await import('./positions.js')).exportTo,
    },
    {
      name: 'import',
      summary: 'Add the tracks of a GPX file to where a device was.',
      arguments: [device, { name: '<file>', summary: 'GPX with times.' }],
      load: async () => (await import('./positions.js')).importGpx,
    },
    {
      name: 'delete',
      summary: 'Delete where a device was, and its trips of that time.',
      arguments: [device],
      options: [...within, yes],
      load: async () => (await import('./positions.js')).remove,
    },
  ],
};

/** Commands about what positions come down to, and how long they are kept. */
export const tripCommands: readonly CommandSpec[] = [
  {
    name: 'retention',
    summary: 'Show or say how long positions of the project are kept.',
    arguments: [{ name: '[days]', summary: 'Days, or `default` for those of the installation.' }],
    options: [yes],
    load: async () => (await import('./retention.js')).retention,
  },
  {
    name: 'trips',
    summary: 'List the trips of a device, the latest first.',
    arguments: [device],
    options: [...within, limit],
    load: async () => (await import('./trips.js')).trips,
  },
  {
    name: 'stops',
    summary: 'List where a device stayed, the latest first.',
    arguments: [device],
    options: [...within, limit],
    load: async () => (await import('./trips.js')).stops,
  },
];
