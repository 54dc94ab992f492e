import type { OsmTags } from '../../osm/index.js';
import { accessOf } from './access.js';
import type { Profile, Travel } from './profile.js';
import { durationH } from './speeds.js';

const MODES = ['foot', 'access'];
const WALK_KMH = 5;
const STEPS_KMH = 2.5;
const FERRY_KMH = 5;

/** Ways that people walk on; 2 means that they would rather not. */
const DISLIKE: Readonly<Record<string, number>> = {
  footway: 1,
  pedestrian: 1,
  path: 1,
  steps: 1.1,
  living_street: 1,
  residential: 1.05,
  track: 1.05,
  service: 1.1,
  unclassified: 1.15,
  bridleway: 1.1,
  corridor: 1,
  platform: 1,
  cycleway: 1.2,
  tertiary: 1.2,
  tertiary_link: 1.2,
  road: 1.2,
  secondary: 1.35,
  secondary_link: 1.35,
  primary: 1.5,
  primary_link: 1.5,
  trunk: 2,
  trunk_link: 2,
};
const HAS_SIDEWALK = /^(both|left|right|yes|separate)$/;

/** On foot. */
export const foot: Profile = {
  name: 'foot',
  version: 1,
  restrictedAs: [],
  topKmh: 30,
  turnS: ({ hasTrafficLight }) => (hasTrafficLight ? 2 : 0),

  wayUse(tags) {
    const travel = travelOn(tags);
    const access = accessOf(tags, MODES);
    if (travel === null || access === 'no') return null;
    const direction = tags['oneway:foot'];
    return {
      forward: direction === '-1' ? null : travel,
      backward: direction === 'yes' ? null : travel,
      isForVisitors: access === 'visitors',
    };
  },

  isPassable: (tags) => accessOf(tags, MODES) !== 'no',
};

function travelOn(tags: OsmTags): Travel | null {
  const { highway = '', route, railway, man_made: made } = tags;
  if (route === 'ferry') return { speedKmh: FERRY_KMH, dislike: durationH(tags) ? 1.1 : 1.5 };
  const isPlatform = railway === 'platform' || tags['public_transport'] === 'platform';
  const isBeside = isPlatform || made === 'pier';
  const known = DISLIKE[highway] ?? (isBeside ? 1 : undefined);
  const isLetIn = accessOf(tags, ['foot']) === 'yes';
  if (known === undefined && !isLetIn) return null;
  if (tags['area'] === 'yes' && highway !== 'pedestrian' && !isBeside) return null;
  const isBetter = isLetIn || HAS_SIDEWALK.test(tags['sidewalk'] ?? '');
  const dislike = isBetter ? 1 : (known ?? 1.5);
  return { speedKmh: highway === 'steps' ? STEPS_KMH : WALK_KMH, dislike };
}
