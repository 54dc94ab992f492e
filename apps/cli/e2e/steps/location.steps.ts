import { fileURLToPath } from 'node:url';
import type { Step } from './step.js';

const MONACO = fileURLToPath(new URL('../../../location/sample/monaco.osm.gz', import.meta.url));

const TRACE = fileURLToPath(new URL('./files/trace.gpx', import.meta.url));
const PROBLEM = fileURLToPath(new URL('./files/problem.json', import.meta.url));
const TABLE = fileURLToPath(new URL('./files/table.json', import.meta.url));
const AREA = fileURLToPath(new URL('./files/area.geojson', import.meta.url));
const PLACES = fileURLToPath(new URL('./files/places.csv', import.meta.url));

/** A map, and ways over it. */
export const LOCATION_STEPS: readonly Step[] = [
  {
    name: 'location import',
    rest: () => [MONACO, '--name', 'Coast', '--wait'],
    keeps: { region: 'id' },
  },
  { name: 'location regions', rest: () => [] },
  { name: 'location region', rest: ({ region = '' }) => [region] },
  {
    name: 'location route',
    rest: ({ region = '' }) => {
      const how = '--steps --language de --alternatives 1'.split(' ');
      return ['43.7338,7.4134', '43.7397,7.4244', ...how, '--avoid-area', AREA, '--region', region];
    },
  },
  {
    name: 'location matrix',
    rest: ({ region = '' }) => ['43.7338,7.4134', '43.7397,7.4244', '--region', region],
  },
  {
    name: 'location nearest',
    rest: ({ region = '' }) => ['43.7338,7.4134', '--region', region],
  },
  { name: 'location places nearby', rest: () => ['43.7384,7.4246', '--category', 'food'] },
  { name: 'location places search', rest: () => ['Casino', '--near', '43.73,7.42'] },
  { name: 'location places categories', rest: () => ['--lang', 'fr'] },
  {
    name: 'location places create',
    rest: () => [
      'Depot 7',
      '43.73,7.42',
      '--external-id',
      'depot-7',
      '--hours',
      'Mo-Fr 08:00-17:00',
    ],
    keeps: { ownPlace: 'id' },
  },
  { name: 'location places import', rest: () => [PLACES] },
  { name: 'location places list', rest: () => ['--category', 'shop.bakery'] },
  { name: 'location places show', rest: ({ ownPlace = '' }) => [ownPlace] },
  {
    name: 'location places update',
    rest: ({ ownPlace = '' }) => [ownPlace, '--phone', '+377 1', '--address', 'city=Monaco'],
  },
  { name: 'location places delete', rest: ({ ownPlace = '' }) => [ownPlace, '--yes'] },
  { name: 'location geocode', rest: () => ['Rue Grimaldi', '--near', '43.73,7.42'] },
  { name: 'location autocomplete', rest: () => ['Rue Grim', '--layer', 'street'] },
  { name: 'location reverse', rest: () => ['43.7338,7.4134', '--radius', '500'] },
  { name: 'location geocode-batch', rest: () => ['transfers.csv'] },
  {
    name: 'location geofences create',
    rest: () => ['Depot', '--circle', '43.7338,7.4134,300', '--dwell', '10m', '--label', 'van'],
    keeps: { geofence: 'id' },
  },
  { name: 'location geofences list', rest: () => [] },
  { name: 'location geofences show', rest: ({ geofence = '' }) => [geofence] },
  {
    name: 'location geofences update',
    rest: ({ geofence = '' }) => [geofence, '--name', 'Yard', '--metadata', 'site=A'],
  },
  { name: 'location geofences check', rest: () => ['43.7338,7.4134'] },
  { name: 'location geofences devices', rest: ({ geofence = '' }) => [geofence] },
  { name: 'location geofences events', rest: () => ['--kind', 'entered'] },
  { name: 'location geofences delete', rest: ({ geofence = '' }) => [geofence, '--yes'] },
  { name: 'location retention', rest: () => ['60', '--yes'] },
  {
    name: 'location devices create',
    rest: () => ['Van 7', '--external-id', 'van-7', '--label', 'fleet'],
    keeps: { tracked: 'id' },
  },
  { name: 'location devices list', rest: () => ['--label', 'fleet'] },
  { name: 'location geofences around', rest: ({ tracked = '' }) => [tracked] },
  { name: 'location devices update', rest: ({ tracked = '' }) => [tracked, '--type', 'car'] },
  { name: 'location devices key', rest: ({ tracked = '' }) => [tracked, '--yes'] },
  {
    name: 'location positions send',
    rest: ({ tracked = '' }) => ['--device', tracked, '--place', '43.7338,7.4134'],
  },
  { name: 'location positions import', rest: ({ tracked = '' }) => [tracked, TRACE] },
  { name: 'location positions list', rest: ({ tracked = '' }) => [tracked, '--simplify', '5'] },
  { name: 'location positions export', rest: ({ tracked = '' }) => [tracked, 'van.gpx'] },
  { name: 'location trips', rest: ({ tracked = '' }) => [tracked] },
  { name: 'location stops', rest: ({ tracked = '' }) => [tracked] },
  {
    name: 'location eta',
    rest: ({ tracked = '', region = '' }) => [tracked, '43.7397,7.4244', '--region', region],
  },
  { name: 'location stream', rest: () => ['--timeout', '2'], exits: [5] },
  {
    name: 'location stream-token',
    rest: () => ['--ttl', '60'],
    keeps: { secret_stream_token: 'token' },
  },
  {
    name: 'location shares create',
    rest: ({ tracked = '' }) => [tracked, '--until', '1h', '--destination', '43.7397,7.4244'],
    keeps: { share: 'id', secret_share_token: 'token' },
  },
  { name: 'location shares list', rest: () => ['--status', 'active'] },
  { name: 'location shares show', rest: ({ share = '' }) => [share] },
  { name: 'location shares open', rest: ({ secret_share_token = '' }) => [secret_share_token] },
  { name: 'location shares revoke', rest: ({ share = '' }) => [share, '--yes'] },
  { name: 'location positions delete', rest: ({ tracked = '' }) => [tracked, '--yes'] },
  { name: 'location devices show', rest: ({ tracked = '' }) => [tracked] },
  { name: 'location devices delete', rest: ({ tracked = '' }) => [tracked, '--yes'] },
  {
    name: 'location isochrone',
    rest: ({ region = '' }) => ['43.7338,7.4134', '--time', '120', '--region', region],
  },
  {
    name: 'location match',
    rest: ({ region = '' }) => [TRACE, '--accuracy', '5', '--region', region],
  },
  {
    name: 'location optimize',
    rest: () => [PROBLEM, '--time', '0.2', '--background'],
    keeps: { plan: 'id' },
  },
  { name: 'location plans list', rest: () => [] },
  { name: 'location plans show', rest: ({ plan = '' }) => [plan, '--wait'] },
  { name: 'location plans delete', rest: ({ plan = '' }) => [plan, '--yes'] },
  {
    name: 'location tables create',
    rest: () => [TABLE, '--wait'],
    keeps: { table: 'id' },
  },
  { name: 'location tables list', rest: () => [] },
  { name: 'location tables show', rest: ({ table = '' }) => [table] },
  { name: 'location tables rows', rest: ({ table = '' }) => [table, '--limit', '2'] },
  { name: 'location tables export', rest: ({ table = '' }) => [table, 'table.ndjson'] },
  { name: 'location tables delete', rest: ({ table = '' }) => [table, '--yes'] },
  {
    name: 'location map static',
    rest: ({ region = '' }) => [
      '--center',
      '43.7338,7.4134',
      '--out',
      'map.png',
      '--region',
      region,
    ],
  },
  { name: 'location map style', rest: ({ region = '' }) => ['--region', region] },
  { name: 'location map tilejson', rest: ({ region = '' }) => ['--region', region] },
  {
    name: 'location map tile',
    rest: ({ region = '' }) => ['14/8529/5974', 'tile.mvt', '--region', region],
  },
  { name: 'location map pmtiles', rest: ({ region = '' }) => [region, 'map.pmtiles'] },
  { name: 'location map token', rest: ({ region = '' }) => ['--region', region] },
  { name: 'location replace', rest: ({ region = '' }) => [region, MONACO, '--wait'] },
  { name: 'location delete', rest: ({ region = '' }) => [region, '--yes'] },
];
