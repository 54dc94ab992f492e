import type { OsmTags } from '../../osm/index.js';
import { accessOf, directionOf } from './access.js';
import { carTurnS } from './car-turns.js';
import type { Profile, Travel, WayUse } from './profile.js';
import { limitKmh, SHARE_OF_LIMIT } from './speeds.js';

const MODES = ['motorcar', 'motor_vehicle', 'vehicle', 'access'];

/**
 * Kilometres an hour that are driven on average, turns and lights aside. Facts as in OSRM's profile
 * for cars, with which results can be compared.
 * @see https://github.com/Project-OSRM/osrm-backend/blob/master/profiles/car.lua
 */
const SPEED_KMH: Readonly<Record<string, number>> = {
  motorway: 90,
  motorway_link: 45,
  trunk: 85,
  trunk_link: 40,
  primary: 65,
  primary_link: 30,
  secondary: 55,
  secondary_link: 25,
  tertiary: 40,
  tertiary_link: 20,
  unclassified: 25,
  residential: 25,
  living_street: 10,
  service: 15,
};

/** What ground, track and evenness let nobody exceed. */
const MOST_KMH: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  surface: {
    cement: 80,
    compacted: 80,
    fine_gravel: 80,
    paving_stones: 60,
    metal: 60,
    bricks: 60,
    grass: 40,
    wood: 40,
    sett: 40,
    grass_paver: 40,
    gravel: 40,
    unpaved: 40,
    ground: 40,
    dirt: 40,
    pebblestone: 40,
    tartan: 40,
    cobblestone: 30,
    clay: 30,
    earth: 20,
    stone: 20,
    rocky: 20,
    sand: 20,
    mud: 10,
  },
  tracktype: { grade1: 60, grade2: 40, grade3: 30, grade4: 25, grade5: 20 },
  smoothness: {
    intermediate: 80,
    bad: 40,
    very_bad: 20,
    horrible: 10,
    very_horrible: 5,
  },
};

const FERRY_KMH = 5;
const SHARE_ON_SERVICE = 0.5;
const NARROW_SERVICES = new Set(['alley', 'parking', 'parking_aisle', 'driveway', 'drive-through']);
const CLOSED_BY = ['impassable', 'status'] as const;
/** Which barriers a car passes, unless its tags say otherwise. */
const OPEN_BARRIERS = new Set([
  'cattle_grid',
  'border_control',
  'toll_booth',
  'sally_port',
  'gate',
  'lift_gate',
  'swing_gate',
  'no',
  'entrance',
  'height_restrictor',
  'arch',
  'kerb',
  'spikes',
]);

/** A car. */
export const car: Profile = {
  name: 'car',
  version: 1,
  restrictedAs: MODES.slice(0, 3),
  topKmh: 240,
  turnS: carTurnS,

  wayUse(tags) {
    const base = baseKmh(tags);
    if (base === null || isClosed(tags)) return null;
    const access = accessOf(tags, MODES) ?? 'yes';
    const direction = directionOf(tags, MODES.slice(0, 3));
    if (access === 'no' || direction === 'neither') return null;
    const travel = (limit: string | undefined): Travel => ({
      speedKmh: speedKmh(tags, base, limitKmh(limit ?? tags['maxspeed'])),
      dislike: 1,
    });
    const use: WayUse = {
      forward: direction === 'backward' ? null : travel(tags['maxspeed:forward']),
      backward: direction === 'forward' ? null : travel(tags['maxspeed:backward']),
      isForVisitors: access === 'visitors',
    };
    return use;
  },

  isPassable(tags) {
    const access = accessOf(tags, MODES);
    if (access !== undefined) return access !== 'no';
    const { barrier, bollard } = tags;
    return barrier === undefined || OPEN_BARRIERS.has(barrier) || bollard === 'rising';
  },
};

/** Null when it is no way for cars. */
function baseKmh({ highway = '', route, ...tags }: OsmTags): number | null {
  if (route === 'ferry') return FERRY_KMH;
  if (route === 'shuttle_train') return 10;
  const base = SPEED_KMH[highway];
  if (base !== undefined) return base;
  // Tracks and the like are for whoever is let in by name.
  const isLetIn = accessOf(tags, MODES.slice(0, 2)) === 'yes';
  return isLetIn && /^(track|road|pedestrian|busway)$/.test(highway) ? 15 : null;
}

const isClosed = (tags: OsmTags): boolean =>
  tags['area'] === 'yes' ||
  tags['smoothness'] === 'impassable' ||
  tags['service'] === 'emergency_access' ||
  CLOSED_BY.some((key) => tags[key] === 'yes' || tags[key] === 'impassable');

function speedKmh(tags: OsmTags, base: number, limit: number | undefined): number {
  let speed = limit === undefined ? base : limit * SHARE_OF_LIMIT;
  for (const [key, most] of Object.entries(MOST_KMH)) {
    speed = Math.min(speed, most[tags[key] ?? ''] ?? Infinity);
  }
  return NARROW_SERVICES.has(tags['service'] ?? '') ? speed * SHARE_ON_SERVICE : speed;
}
