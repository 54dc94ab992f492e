import type { OsmTags } from '../../osm/index.js';

/** What tags of access say to a mode. */
export type Access = 'yes' | 'visitors' | 'no';

const YES = new Set(['yes', 'permissive', 'designated', 'official', 'hov', 'public']);
const VISITORS = new Set(['destination', 'customers', 'delivery', 'permit']);
const NO = new Set([
  'no',
  'private',
  'agricultural',
  'forestry',
  'agricultural;forestry',
  'emergency',
  'psv',
  'bus',
  'military',
  'residents',
  'use_sidepath',
]);

/**
 * Reads the tags of a mode from the closest to the widest, such as `motorcar`, `motor_vehicle`,
 * `vehicle`, `access`. The first that says anything decides; undefined when none does.
 * @see https://wiki.openstreetmap.org/wiki/Key:access
 */
export function accessOf(tags: OsmTags, modes: readonly string[]): Access | undefined {
  for (const mode of modes) {
    const value = tags[mode];
    if (value === undefined) continue;
    if (YES.has(value) || modes.includes(value)) return 'yes';
    if (VISITORS.has(value)) return 'visitors';
    if (NO.has(value)) return 'no';
  }
  return undefined;
}

/** In which directions a way may be used: as drawn, against it, or both. */
export type Direction = 'both' | 'forward' | 'backward' | 'neither';

const FORWARD = new Set(['yes', '1', 'true']);
const BACKWARD = new Set(['-1', 'reverse']);
const BOTH = new Set(['no', '0', 'false']);
/** They change with the hour: who relies on them may stand before a closed way. */
const CHANGING = new Set(['reversible', 'alternating']);

/** The direction for the modes named, the closest first; roundabouts and motorways are one-way by themselves. */
export function directionOf(tags: OsmTags, modes: readonly string[]): Direction {
  for (const key of [...modes.map((mode) => `oneway:${mode}`), 'oneway']) {
    const value = tags[key];
    if (value === undefined) continue;
    if (FORWARD.has(value)) return 'forward';
    if (BACKWARD.has(value)) return 'backward';
    if (CHANGING.has(value)) return 'neither';
    if (BOTH.has(value)) return 'both';
  }
  const { junction, highway } = tags;
  const isRound = junction === 'roundabout' || junction === 'circular';
  return isRound || highway === 'motorway' ? 'forward' : 'both';
}
