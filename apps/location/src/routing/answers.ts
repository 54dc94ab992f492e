import polyline from '@mapbox/polyline';
import type { ProfileRoads } from '../roads/routes/find-leg.js';
import type { LatLon } from '../roads/routes/leg-shape.js';
import type { NoRoute } from '../roads/routes/router.js';
import type { RoadPoint } from '../roads/snapping/piece-index.js';
import { RoutingErrors } from './routing.errors.js';
import type { MapOutdated } from './threads/road-questions.js';
import type { GeometryForm } from './routing.schema.js';

const DIGITS = { polyline: 5, polyline6: 6 } as const;

/** To a tenth: more is not known. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A place on a road, as it is answered. */
export function snapped({ network }: ProfileRoads, { segment, lat, lon, distanceM }: RoadPoint) {
  const name = network.names[network.wayName[network.segmentWay[segment]!]!]!;
  return { lat, lon, distance_m: rounded(distanceM), name: name === '' ? null : name };
}

/** A line in the form that was asked for. */
export function lineIn(line: readonly LatLon[], form: GeometryForm) {
  if (form === 'none') return null;
  if (form !== 'geojson') {
    return polyline.encode(
      line.map(([lat, lon]): [number, number] => [lat, lon]),
      DIGITS[form],
    );
  }
  const coordinates = line.map(([lat, lon]): [number, number] => [lon, lat]);
  return { type: 'LineString' as const, coordinates };
}

/** Why there is no answer, with the number of the place. */
export function refusal(found: NoRoute | MapOutdated) {
  if (found.why === 'map_outdated') return RoutingErrors.map_outdated();
  const { why, waypoint } = found;
  const detail =
    why === 'unreachable'
      ? `One does not get from place ${waypoint} to place ${waypoint + 1}, counting from 0.`
      : `No road is near place ${waypoint}, counting from 0.`;
  return RoutingErrors[why]({ detail });
}
