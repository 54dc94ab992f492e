import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';

const geofence = {
  name: '<geofence>',
  summary: 'gfn_…, as `location geofences list` shows it.',
};
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const shape: readonly OptionSpec[] = [
  { flags: '--circle <circle>', summary: 'Latitude, longitude and metres: 47.14,9.52,500.' },
  {
    flags: '--geojson <file>',
    summary: 'A Polygon, or a LineString with --width, as GeoJSON.',
  },
  { flags: '--width <metres>', summary: 'Of the corridor along a LineString, side to side.' },
];
const about: readonly OptionSpec[] = [
  { flags: '--dwell <time>', summary: 'Time in it after which a device dwells: 90s, 10m, 1h.' },
  { flags: '--schedule <file>', summary: 'When it is watched: JSON with time_zone and hours.' },
  {
    flags: '--device <device>',
    summary: 'Only for this device, dev_…; may be repeated.',
    isRepeatable: true,
  },
  {
    flags: '--label <label>',
    summary: 'Only for devices with this label; may be repeated.',
    isRepeatable: true,
  },
  { flags: '--metadata <pair>', summary: 'KEY=value; may be repeated.', isRepeatable: true },
  { flags: '--disable', summary: 'Do not watch it.' },
];

/** Commands about geofences. */
export const geofenceCommands: CommandGroup = {
  name: 'geofences',
  summary: 'Watch parts of the world.',
  commands: [
    {
      name: 'create',
      summary: 'Make a geofence.',
      arguments: [{ name: '<name>', summary: 'What people see.' }],
      options: [...shape, ...about],
      examples: [
        'skydeck location geofences create Depot --circle 47.14,9.52,300 --dwell 10m',
        'skydeck location geofences create Route --geojson way.json --width 80',
      ],
      load: async () => (await import('./geofences.js')).create,
    },
    {
      name: 'list',
      summary: 'List the geofences.',
      load: async () => (await import('./geofences.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a geofence with its shape.',
      arguments: [geofence],
      load: async () => (await import('./geofences.js')).show,
    },
    {
      name: 'update',
      summary: 'Change a geofence.',
      arguments: [geofence],
      options: [
        { flags: '--name <name>', summary: 'What people see.' },
        ...shape,
        ...about,
        { flags: '--enable', summary: 'Watch it.' },
      ],
      load: async () => (await import('./geofences.js')).update,
    },
    {
      name: 'delete',
      summary: 'Delete a geofence; what happened at it stays.',
      arguments: [geofence],
      options: [yes],
      load: async () => (await import('./geofences.js')).remove,
    },
    {
      name: 'check',
      summary: 'Find the geofences that a place is in.',
      arguments: [{ name: '<place>', summary: 'Latitude and longitude, such as 47.14,9.52.' }],
      options: [{ flags: '--at <time>', summary: 'At what time, as 2026-11-23T08:00:00Z.' }],
      load: async () => (await import('./geofence-visits.js')).check,
    },
    {
      name: 'devices',
      summary: 'List the devices that are in a geofence.',
      arguments: [geofence],
      load: async () => (await import('./geofence-visits.js')).devices,
    },
    {
      name: 'around',
      summary: 'List the geofences that a device is in.',
      arguments: [{ name: '<device>', summary: 'dev_…' }],
      load: async () => (await import('./geofence-visits.js')).around,
    },
    {
      name: 'events',
      summary: 'List entries, exits and dwelling, the latest first.',
      options: [
        { flags: '--geofence <geofence>', summary: 'Only at this one, gfn_….' },
        { flags: '--device <device>', summary: 'Only of this one, dev_….' },
        {
          flags: '--kind <kind>',
          summary: 'Only what happened so.',
          choices: ['entered', 'exited', 'dwelled'],
        },
        { flags: '--limit <n>', summary: 'Most to tell of.', default: '20' },
      ],
      load: async () => (await import('./geofence-visits.js')).events,
    },
  ],
};
