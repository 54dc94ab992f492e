import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { deviceCommands } from './devices.commands.js';
import { geofenceCommands } from './geofences.commands.js';
import { geocodingCommands } from './geocoding.commands.js';
import { positionCommands, tripCommands } from './positions.commands.js';
import { optimizeCommand, planCommands, tableCommands } from './plans.commands.js';
import { shareCommands, streamCommands } from './streams.commands.js';
import { wayCommands } from './ways.commands.js';
import { mapCommands } from './maps.commands.js';
import { placeCommands } from './places.commands.js';

const region = { name: '<region>', summary: 'reg_…, as `location regions` shows it.' };
const file = { name: '<file>', summary: 'An extract of OpenStreetMap: .osm.pbf, .osm or .osm.gz.' };
const wait: OptionSpec = { flags: '--wait', summary: 'Wait until the map is built.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };

/** Commands about maps and ways over them. */
export const locationCommands: CommandGroup = {
  name: 'location',
  summary: 'Import maps, and find ways over them.',
  commands: [
    {
      name: 'import',
      summary: 'Import a map; run it again to go on with a file that was cut off.',
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
    mapCommands,
    ...wayCommands,
    optimizeCommand,
    planCommands,
    tableCommands,
    ...geocodingCommands,
    placeCommands,
    geofenceCommands,
    deviceCommands,
    positionCommands,
    ...tripCommands,
    ...streamCommands,
    shareCommands,
  ],
};
