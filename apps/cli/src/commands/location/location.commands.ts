import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { geofenceCommands } from './geofences.commands.js';
import { geocodingCommands } from './geocoding.commands.js';

const region = { name: '<region>', summary: 'reg_…, as `location regions` shows it.' };
const file = { name: '<file>', summary: 'An extract of OpenStreetMap: .osm.pbf, .osm or .osm.gz.' };
const place = { name: '<place>', summary: 'Latitude and longitude, such as 43.73,7.42.' };
const places = { ...place, name: '<places...>' };
const wait: OptionSpec = { flags: '--wait', summary: 'Wait until the map is built.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const profile: OptionSpec = {
  flags: '--profile <profile>',
  summary: 'How one gets about.',
  choices: ['car', 'bike', 'foot'],
  default: 'car',
};
const onRegion: OptionSpec = {
  flags: '--region <region>',
  summary: 'Map to use; the smallest that has all places if not given.',
};

/** Commands about maps and ways over them. */
export const locationCommands: CommandGroup = {
  name: 'location',
  summary: 'Import maps, and find ways over them.',
  commands: [
    {
      name: 'import',
      summary: 'Import a map.',
      arguments: [file],
      options: [
        { flags: '--name <name>', summary: 'Name for people; that of the file if not.' },
        wait,
      ],
      examples: ['skydeck location import monaco-latest.osm.pbf --name Monaco --wait'],
      load: async () => (await import('./regions.js')).importMap,
    },
    {
      name: 'replace',
      summary: 'Bring a map up to date with another file.',
      arguments: [region, file],
      options: [wait],
      load: async () => (await import('./regions.js')).replace,
    },
    {
      name: 'regions',
      summary: 'List the maps that the project uses.',
      load: async () => (await import('./regions.js')).list,
    },
    {
      name: 'region',
      summary: 'Show a map.',
      arguments: [region],
      load: async () => (await import('./regions.js')).show,
    },
    {
      name: 'delete',
      summary: 'Delete a map of the project.',
      arguments: [region],
      options: [yes],
      load: async () => (await import('./regions.js')).remove,
    },
    {
      name: 'route',
      summary: 'Find the best way between places.',
      arguments: [places],
      options: [
        profile,
        {
          flags: '--avoid <kind>',
          summary: 'What is not used at all.',
          choices: ['ferry', 'toll', 'tunnel', 'motorway'],
          isRepeatable: true,
        },
        onRegion,
      ],
      examples: ['skydeck location route 43.7338,7.4134 43.7397,7.4244 --profile foot'],
      load: async () => (await import('./ways.js')).route,
    },
    {
      name: 'matrix',
      summary: 'Find how long it takes from each place to each other.',
      arguments: [places],
      options: [profile, onRegion],
      load: async () => (await import('./ways.js')).matrix,
    },
    {
      name: 'nearest',
      summary: 'Find the nearest roads.',
      arguments: [place],
      options: [
        profile,
        { flags: '--limit <n>', summary: 'Most roads to tell of.', default: '1' },
        onRegion,
      ],
      load: async () => (await import('./ways.js')).nearest,
    },
    ...geocodingCommands,
    geofenceCommands,
  ],
};
