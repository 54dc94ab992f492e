import { distanceM } from '../../../roads/network/geo-distance.js';
import { nearnessOf } from '../../search/wanted.js';
import type { SearchOptions } from '../../search/query.js';
import { folded } from '../../text/words.js';
import type { FoundPlace } from '../geocoding-engine.js';

/** Shares of what is preferred among equally likely ones, as in one map. */
const IMPORTANCE_SHARE = 0.15;
const NEARNESS_SHARE = 0.15;
/** What the project has a map of is meant before what is elsewhere on the earth. */
const MAP_BONUS = 0.1;
const LEAST_OF_BEST = 0.6;
const SAME_SETTLEMENT_M = 15_000;
const SAME_M = 100;

/** What several maps and the earth found, the likeliest first, and each once. */
export function merged(
  found: readonly (readonly FoundPlace[])[],
  options: SearchOptions,
  limit: number,
): FoundPlace[] {
  const lists = found.filter((list) => list.length > 0);
  if (lists.length <= 1) return withoutDoubles(lists[0] ?? [], limit);
  const nearness = nearnessOf(options);
  const scoreOf = (place: FoundPlace): number =>
    place.confidence +
    IMPORTANCE_SHARE * place.importance +
    NEARNESS_SHARE * nearness(place) +
    (place.source === 'earth' ? 0 : MAP_BONUS);
  const scored = lists.flatMap((list) => list.map((place) => ({ place, score: scoreOf(place) })));
  const best = Math.max(...scored.map(({ place }) => place.confidence));
  const likely = scored
    .filter(({ place }) => place.confidence >= best * LEAST_OF_BEST)
    .toSorted((one, other) => other.score - one.score);
  return withoutDoubles(
    likely.map(({ place }) => place),
    limit,
  );
}

/** What is near a place on several maps, the nearest first. */
export function nearest(found: readonly (readonly FoundPlace[])[], limit: number): FoundPlace[] {
  const lists = found.filter((list) => list.length > 0);
  // The order of one map is not that of distances alone: a house counts before its street.
  const all = lists.length === 1 ? lists[0]! : lists.flat().toSorted(byDistance);
  return withoutDoubles(all, limit);
}

function withoutDoubles(places: readonly FoundPlace[], limit: number): FoundPlace[] {
  const kept: FoundPlace[] = [];
  for (const place of places) {
    if (kept.length === limit) break;
    if (!kept.some((other) => isSame(place, other))) kept.push(place);
  }
  return kept;
}

function isSame(one: FoundPlace, other: FoundPlace): boolean {
  // Of one map each is there once.
  if (one.source === other.source && one.regionId === other.regionId) return false;
  if (one.ref !== null && one.ref === other.ref && one.kind === other.kind) return true;
  if (one.kind === 'country' && other.kind === 'country') {
    return one.address['country_code'] === other.address['country_code'];
  }
  const isSettlement = one.match === 'place' && other.match === 'place';
  if (!isSettlement && one.kind !== other.kind) return false;
  if (folded(one.name) !== folded(other.name)) return false;
  const most = isSettlement ? SAME_SETTLEMENT_M : SAME_M;
  return distanceM(one.lat, one.lon, other.lat, other.lon) <= most;
}

const byDistance = (one: FoundPlace, other: FoundPlace): number =>
  (one.distanceM ?? Infinity) - (other.distanceM ?? Infinity);
