import polyline from '@mapbox/polyline';
import { z } from 'zod';
import { StaticMapInvalid } from './check-map.js';
import { zoomToFit } from './zoom-to-fit.js';
import type { Marker, StaticMap } from './static-map-request.js';

const MOST_TEXT = 6000;
/** With all the digits that a place of another answer may have. */
const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,17})?`;
const PLACE = `${NUMBER},${NUMBER}`;
const text = (pattern: string, problem: string) =>
  z
    .string()
    .max(MOST_TEXT)
    .regex(new RegExp(`^${pattern}$`), problem);
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** What an image of the map shows. */
export const StaticMapQuery = z.object({
  center: text(PLACE, 'Must be latitude and longitude such as 43.73,7.42.')
    .optional()
    .describe('Latitude and longitude of the middle, such as `43.73,7.42`.'),
  zoom: z.coerce.number().min(0).max(20).default(14).describe('0 to 20; 14 shows streets.'),
  bbox: text(`${PLACE},${PLACE}`, 'Must be south,west,north,east.')
    .optional()
    .describe(
      'In the place of `center` and `zoom`: south, west, north and east of what is shown, in degrees.',
    ),
  width: whole(1, 1280).default(600).describe('Pixels, 1 to 1,280.'),
  height: whole(1, 1280).default(400).describe('Pixels, 1 to 1,280.'),
  scale: whole(1, 2).default(1).describe('2 makes an image for dense screens, twice as wide.'),
  theme: z.enum(['light', 'dark']).default('light').describe('The look.'),
  markers: text(
    `${PLACE}(?:,[0-9a-fA-F]{6})?(?:\\|${PLACE}(?:,[0-9a-fA-F]{6})?){0,99}`,
    'Must be lat,lon or lat,lon,rrggbb, with | between.',
  )
    .optional()
    .describe('Places to mark, `lat,lon` or `lat,lon,rrggbb`, with `|` between them; 100 at most.'),
  path: text(`${PLACE}(?:\\|${PLACE})*`, 'Must be lat,lon, with | between.')
    .optional()
    .describe('A line to draw: places `lat,lon` with `|` between them.'),
  polyline: z
    .string()
    .max(MOST_TEXT)
    .optional()
    .describe('A line to draw, as routes have it: an encoded polyline with five digits.'),
  region: z.string().max(40).optional().describe('One map alone, `reg_…`.'),
});
export type StaticMapQuery = z.output<typeof StaticMapQuery>;

/** What the words of a query mean. @throws StaticMapInvalid */
export function toStaticMap(query: StaticMapQuery): StaticMap {
  const { width, height, scale, theme, zoom } = query;
  const markers = (query.markers?.split('|') ?? []).map(markerOf);
  const path = query.polyline === undefined ? placesOf(query.path) : decoded(query.polyline);
  const size = { width, height };
  const seen = [...markers.map(({ lat, lon }) => [lat, lon] as const), ...path];
  const view = query.center
    ? { ...placeOf(query.center), zoom }
    : zoomToFit(query.bbox ? cornersOf(query.bbox) : seen, size);
  return { ...view, ...size, scale, theme, markers, path };
}

const numbers = (of: string): number[] => of.split(',').map(Number);

function placeOf(of: string): { lat: number; lon: number } {
  const [lat, lon] = numbers(of);
  return { lat: lat!, lon: lon! };
}

function markerOf(of: string): Marker {
  const [, , colour] = of.split(',');
  return { ...placeOf(of), ...(colour !== undefined && { colour: `#${colour}` }) };
}

const placesOf = (path: string | undefined): (readonly [number, number])[] =>
  (path?.split('|') ?? []).map((one) => {
    const { lat, lon } = placeOf(one);
    return [lat, lon] as const;
  });

function cornersOf(bbox: string): (readonly [number, number])[] {
  const [south, west, north, east] = numbers(bbox) as [number, number, number, number];
  if (south > north || west > east)
    throw new StaticMapInvalid('bbox', 'it is south,west,north,east');
  return [
    [south, west],
    [north, east],
  ];
}

function decoded(encoded: string): (readonly [number, number])[] {
  const places = polyline.decode(encoded);
  if (places.some((place) => !place.every(Number.isFinite))) {
    throw new StaticMapInvalid('polyline', 'it cannot be read');
  }
  return places;
}
