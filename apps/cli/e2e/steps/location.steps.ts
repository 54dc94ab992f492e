import { fileURLToPath } from 'node:url';
import type { Step } from './step.js';

const MONACO = fileURLToPath(new URL('../../../location/sample/monaco.osm.gz', import.meta.url));

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
    rest: ({ region = '' }) => ['43.7338,7.4134', '43.7397,7.4244', '--region', region],
  },
  {
    name: 'location matrix',
    rest: ({ region = '' }) => ['43.7338,7.4134', '43.7397,7.4244', '--region', region],
  },
  {
    name: 'location nearest',
    rest: ({ region = '' }) => ['43.7338,7.4134', '--region', region],
  },
  { name: 'location geocode', rest: () => ['Rue Grimaldi', '--near', '43.73,7.42'] },
  { name: 'location autocomplete', rest: () => ['Rue Grim', '--layer', 'street'] },
  { name: 'location reverse', rest: () => ['43.7338,7.4134', '--radius', '500'] },
  { name: 'location geocode-batch', rest: () => ['transfers.csv'] },
  { name: 'location replace', rest: ({ region = '' }) => [region, MONACO, '--wait'] },
  { name: 'location delete', rest: ({ region = '' }) => [region, '--yes'] },
];
