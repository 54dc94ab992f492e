import polyline from '@mapbox/polyline';
import { distanceM } from '../../roads/network/geo-distance.js';
import type { LatLon } from '../../roads/routes/leg-shape.js';
import { lineIn, rounded } from '../../routing/answers.js';
import type { FindRoute } from '../../routing/route.schema.js';
import type { Place } from '../../routing/routing.schema.js';
import type { ValhallaEdge, ValhallaTrip } from './valhalla-answers.js';

const DIGITS = 6;
export const M_PER_KM = 1000;

/** A line as Valhalla sends it. */
export const lineOf = (encoded: string): LatLon[] => polyline.decode(encoded, DIGITS);

/** A way of Valhalla as it is answered. */
export const wayOf = ({ legs, summary }: ValhallaTrip, { geometry }: FindRoute) => ({
  distance_m: rounded(summary.length * M_PER_KM),
  duration_s: rounded(summary.time),
  legs: legs.map((leg) => ({
    distance_m: rounded(leg.summary.length * M_PER_KM),
    duration_s: rounded(leg.summary.time),
    geometry: lineIn(lineOf(leg.shape), geometry),
    steps: null,
  })),
});

/** Where on roads places are: the ends of the legs, as nothing else tells it. */
export function endsOf({ legs }: ValhallaTrip, waypoints: readonly Place[]) {
  const lines = legs.map(({ shape }) => lineOf(shape));
  const ends = [...lines.map((line) => line[0]!), lines.at(-1)!.at(-1)!];
  return ends.map(([lat, lon], at) => {
    const place = waypoints[at]!;
    const away = distanceM(lat, lon, place.lat, place.lon);
    return { lat, lon, distance_m: rounded(away), name: null };
  });
}

/** The roads nearest to a place: each once, although both its directions and all its pieces are told. */
export function roadsOf(edges: readonly ValhallaEdge[], limit: number) {
  const nearest = new Map<number, ValhallaEdge>();
  for (const edge of edges.toSorted((one, other) => one.distance - other.distance)) {
    if (!nearest.has(edge.edge_info.way_id)) nearest.set(edge.edge_info.way_id, edge);
  }
  return Array.from(nearest.values(), (edge) => ({
    lat: edge.correlated_lat,
    lon: edge.correlated_lon,
    distance_m: rounded(edge.distance),
    name: edge.edge_info.names[0] ?? null,
  })).slice(0, limit);
}
