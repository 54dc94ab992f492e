import type { OsmTags } from '../../osm/index.js';
import { accessOf, type Direction, directionOf } from './access.js';
import type { Profile, Travel } from './profile.js';

const MODES = ['bicycle', 'vehicle', 'access'];
const PUSH: Travel = { speedKmh: 4, dislike: 1.5 };

/** Kilometres an hour, and how gladly. */
const RIDE: Readonly<Record<string, Travel>> = {
  cycleway: { speedKmh: 16, dislike: 0.9 },
  living_street: { speedKmh: 13, dislike: 1 },
  residential: { speedKmh: 15, dislike: 1 },
  unclassified: { speedKmh: 15, dislike: 1.05 },
  service: { speedKmh: 14, dislike: 1.05 },
  track: { speedKmh: 12, dislike: 1.1 },
  path: { speedKmh: 12, dislike: 1.1 },
  road: { speedKmh: 14, dislike: 1.1 },
  tertiary: { speedKmh: 16, dislike: 1.1 },
  tertiary_link: { speedKmh: 16, dislike: 1.1 },
  secondary: { speedKmh: 16, dislike: 1.3 },
  secondary_link: { speedKmh: 16, dislike: 1.3 },
  primary: { speedKmh: 16, dislike: 1.6 },
  primary_link: { speedKmh: 16, dislike: 1.6 },
  trunk: { speedKmh: 16, dislike: 3 },
  trunk_link: { speedKmh: 16, dislike: 3 },
};
const WALKED = new Set(['footway', 'pedestrian', 'steps', 'platform', 'bridleway', 'corridor']);
const MOST_KMH: Readonly<Record<string, number>> = {
  cobblestone: 8,
  sett: 11,
  gravel: 10,
  pebblestone: 8,
  ground: 10,
  dirt: 10,
  earth: 10,
  grass: 7,
  sand: 5,
  mud: 5,
};
const FERRY: Travel = { speedKmh: 5, dislike: 1.2 };
const CLOSED_BARRIERS = new Set(['fence', 'wall', 'hedge', 'city_wall', 'retaining_wall']);

/** A bicycle; pushed where it may not be ridden. */
export const bike: Profile = {
  name: 'bike',
  version: 1,
  restrictedAs: ['bicycle', 'vehicle'],
  topKmh: 30,
  turnS: ({ angleDeg, isUTurn, roads, hasTrafficLight }) => {
    const turn = roads > 2 ? 3 * (Math.abs(angleDeg) / 180) ** 2 : 0;
    return turn + (isUTurn ? 5 : 0) + (hasTrafficLight ? 2 : 0);
  },

  wayUse(tags) {
    const access = accessOf(tags, MODES);
    const mayWalk = accessOf(tags, ['foot', 'access']) !== 'no';
    const travel = access === 'no' ? null : travelOn(tags);
    const pushed = mayWalk && isWalked(tags) ? PUSH : null;
    const direction = ridden(tags);
    const forward = direction === 'backward' || direction === 'neither' ? null : travel;
    const backward = direction === 'forward' || direction === 'neither' ? null : travel;
    const use = { forward: forward ?? pushed, backward: backward ?? pushed };
    if (use.forward === null && use.backward === null) return null;
    return { ...use, isForVisitors: access === 'visitors' };
  },

  isPassable(tags) {
    const access = accessOf(tags, MODES);
    if (access !== undefined) return access !== 'no' || accessOf(tags, ['foot']) === 'yes';
    return !CLOSED_BARRIERS.has(tags['barrier'] ?? '');
  },
};

function travelOn(tags: OsmTags): Travel | null {
  const { highway = '', route, surface = '' } = tags;
  if (route === 'ferry') return FERRY;
  if (tags['area'] === 'yes') return null;
  const isMeant = accessOf(tags, ['bicycle']) === 'yes';
  const known = RIDE[highway] ?? (isMeant ? { speedKmh: 12, dislike: 1 } : null);
  if (!known) return null;
  const speedKmh = Math.min(known.speedKmh, MOST_KMH[surface] ?? Infinity);
  const hasLane = /lane|track|designated/.test(`${tags['cycleway']} ${tags['cycleway:both']}`);
  return { speedKmh, dislike: hasLane || isMeant ? Math.min(known.dislike, 1) : known.dislike };
}

/** A motorway has no edge to push on. */
const isWalked = ({ highway = '', route }: OsmTags): boolean =>
  route !== 'ferry' && (WALKED.has(highway) || (highway in RIDE && !highway.startsWith('trunk')));

/** One-way streets are often open to bicycles in the other direction. */
function ridden(tags: OsmTags): Direction {
  const isOpen = ['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'].some((key) =>
    tags[key]?.startsWith('opposite'),
  );
  return isOpen ? 'both' : directionOf(tags, MODES.slice(0, 2));
}
