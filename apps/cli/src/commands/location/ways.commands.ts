import type { CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { vehicleOptions } from './vehicle.js';

const place = { name: '<place>', summary: 'Latitude and longitude, such as 43.73,7.42.' };
const places = { ...place, name: '<places...>' };
const trace = { name: '<file>', summary: 'A trace as GPX.' };
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

/** Commands about ways over maps. */
export const wayCommands: readonly CommandSpec[] = [
  {
    name: 'route',
    summary: 'Find the best way between places.',
    arguments: [places],
    options: [
      profile,
      { flags: '--steps', summary: 'Tell turn by turn what is to be done.' },
      { flags: '--language <code>', summary: 'Language of that, such as de or pt-BR.' },
      { flags: '--alternatives <n>', summary: 'Other ways to tell of, up to 3.', default: '0' },
      {
        flags: '--avoid <kind>',
        summary: 'What is not used at all.',
        choices: ['ferry', 'toll', 'tunnel', 'motorway'],
        isRepeatable: true,
      },
      { flags: '--avoid-area <file>', summary: 'Keep out of the polygons of a GeoJSON file.' },
      ...vehicleOptions,
      {
        flags: '--depart-at <time>',
        summary: 'Heed what is closed then, such as 2026-11-23T08:00:00Z.',
      },
      onRegion,
    ],
    examples: [
      'skydeck location route 43.7338,7.4134 43.7397,7.4244 --profile foot',
      'skydeck location route 43.7338,7.4134 43.7397,7.4244 --steps --language de',
      'skydeck location route 43.7338,7.4134 43.7397,7.4244 --height 4 --weight 18',
    ],
    load: async () => (await import('./route.js')).route,
  },
  {
    name: 'matrix',
    summary: 'Find how long it takes from each place to each other.',
    arguments: [places],
    options: [profile, ...vehicleOptions, onRegion],
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
  {
    name: 'isochrone',
    summary: 'Find how far one gets from a place, as GeoJSON.',
    arguments: [place],
    options: [
      profile,
      { flags: '--time <seconds>', summary: 'In how many seconds.', isRepeatable: true },
      { flags: '--distance <metres>', summary: 'Or in how many metres.', isRepeatable: true },
      ...vehicleOptions,
      onRegion,
    ],
    examples: ['skydeck location isochrone 43.7338,7.4134 --time 300 --time 600'],
    load: async () => (await import('./reach.js')).isochrone,
  },
  {
    name: 'match',
    summary: 'Find the roads that a trace was recorded on.',
    arguments: [trace],
    options: [
      profile,
      { flags: '--accuracy <metres>', summary: 'How exact positions are.', default: '10' },
      onRegion,
    ],
    examples: ['skydeck location match ride.gpx --profile bike'],
    load: async () => (await import('./reach.js')).match,
  },
];
