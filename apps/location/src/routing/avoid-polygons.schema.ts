import { CommonErrors } from '@skydeck/errors';
import { z } from 'zod';
import type { PolygonRings } from '../roads/closures/closed-area.js';
import type { PolygonFault } from '../roads/closures/polygon-invalid.js';
import type { BadPolygon } from './threads/road-questions.js';

const Position = z
  .array(z.number())
  .min(2)
  .max(3)
  .describe('Longitude and latitude in degrees; a height is ignored.');
const Rings = z
  .array(z.array(Position).describe('A ring: its first point is its last.'))
  .min(1)
  .describe('The ring around, and rings of holes.');

/** Areas as GeoJSON has them (RFC 7946). */
export const AvoidPolygons = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('Polygon'), coordinates: Rings }),
    z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(Rings).min(1) }),
  ])
  .meta({ id: 'AvoidPolygons' });
export type AvoidPolygons = z.output<typeof AvoidPolygons>;

/** The polygons that are meant, each with its rings. */
export const polygonsOf = (areas: AvoidPolygons | undefined): readonly PolygonRings[] => {
  if (!areas) return [];
  return areas.type === 'Polygon' ? [areas.coordinates] : areas.coordinates;
};

const FAULTS: Readonly<Record<PolygonFault, string>> = {
  too_many_polygons: 'There are more than 100 polygons.',
  too_many_vertices: 'The polygons have more than 10,000 points.',
  no_ring: 'The polygon has no ring.',
  too_few_points: 'A ring has at least three different points, and the first again at its end.',
  not_closed: 'The last point of a ring is the first again.',
  out_of_range: 'Longitude is from −180 to 180 and comes first, latitude is from −90 to 90.',
  over_date_line:
    'A line is longer than half the earth: cut what crosses 180° there in two polygons.',
  crosses_itself: 'Lines of the polygon cross or touch each other.',
  hole_outside: 'A hole lies outside the ring around it.',
};

/** What is wrong with an area, and which ring of it. */
export function badPolygon(
  { fault, polygon, ring }: BadPolygon,
  areas: AvoidPolygons | undefined,
): Error {
  const isWhole = fault === 'too_many_polygons' || fault === 'too_many_vertices';
  const place = [areas?.type === 'MultiPolygon' ? polygon : null, ring].filter(
    (index) => index !== null,
  );
  const location = ['body.avoid_polygons.coordinates', ...(isWhole ? [] : place)].join('.');
  const message = FAULTS[fault];
  const issues = [{ location, code: fault, message }];
  return CommonErrors.validation_failed({ detail: `${location}: ${message}`, issues });
}
