import type { PolygonRings } from '../../roads/closures/closed-area.js';
import { polygonsOf } from '../../routing/avoid-polygons.schema.js';
import type { MatchTrace } from '../../routing/match.schema.js';
import type { FindRoute } from '../../routing/route.schema.js';
import { EngineErrors } from '../engine.errors.js';
import { COSTINGS, locationOf } from './valhalla-calls.js';
import { departure, truckOf } from './valhalla-vehicles.js';

const MS_PER_S = 1000;
/** The most that Valhalla takes as it is set up by default. */
const MOST_ACCURACY_M = 100;
const MOST_SEARCH_M = 100;

const TRACE_ATTRIBUTES = [
  'shape',
  'confidence_score',
  'edge.length',
  'edge.names',
  'node.elapsed_time',
  'matched.point',
  'matched.type',
  'matched.edge_index',
  'matched.distance_from_trace_point',
];

/** Who gets about, as Valhalla takes it. @throws `routing.unsupported_by_engine` */
export const costingOf = ({ vehicle, profile }: Pick<FindRoute, 'vehicle' | 'profile'>) =>
  vehicle ? truckOf(vehicle) : { costing: COSTINGS[profile] };

/** A way that is looked for, as Valhalla takes it. @throws `routing.unsupported_by_engine` */
export function routeQuestion(wanted: FindRoute) {
  const { waypoints, profile, avoid_polygons, alternatives, radius_m } = wanted;
  const polygons = polygonsOf(avoid_polygons).map(outlineOf);
  const { vehicle, departure_at: departureAt } = wanted;
  return {
    locations: waypoints.map((place) => locationOf(place, radius_m)),
    ...costingOf({ vehicle, profile }),
    ...(departureAt !== undefined && { date_time: departure(departureAt, waypoints[0]!) }),
    directions_type: 'none',
    units: 'kilometers',
    ...(alternatives > 0 && { alternates: alternatives }),
    ...(polygons.length > 0 && { exclude_polygons: polygons }),
  };
}

/** A trace as Valhalla takes it. */
export function traceQuestion(wanted: MatchTrace) {
  const { points, profile, accuracy_m, radius_m, gap_m } = wanted;
  return {
    shape: points.map(({ lat, lon, recorded_at: at }) =>
      at === undefined ? { lat, lon } : { lat, lon, time: Date.parse(at) / MS_PER_S },
    ),
    costing: COSTINGS[profile],
    shape_match: 'map_snap',
    trace_options: {
      gps_accuracy: Math.min(accuracy_m, MOST_ACCURACY_M),
      search_radius: Math.min(radius_m, MOST_SEARCH_M),
      breakage_distance: gap_m,
    },
    filters: { action: 'include', attributes: TRACE_ATTRIBUTES },
  };
}

/** Holes would be closed as well, which nobody asked for. */
function outlineOf([outline, ...holes]: PolygonRings) {
  if (holes.length === 0) return outline;
  const detail = 'The engine `valhalla` has no `avoid_polygons` with holes.';
  throw EngineErrors.unsupported_by_engine({ detail });
}
