import type { z } from 'zod';
import type { ValhallaIsochroneAnswer } from './valhalla-answers.js';

/** An area of Valhalla as it is answered. It does not tell how many metres of roads are in it. */
export function areasOf(
  { features }: z.output<typeof ValhallaIsochroneAnswer>,
  unit: 'time' | 'distance',
  limit: number,
) {
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
  return {
    type: 'Feature' as const,
    properties: {
      time_s: unit === 'time' ? limit : null,
      distance_m: unit === 'distance' ? limit : null,
      roads_m: null,
      margin_m: null,
    },
    geometry: { type: 'MultiPolygon' as const, coordinates: polygons },
  };
}
