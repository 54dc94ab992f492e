import { z } from 'zod';
import type { PlaceBounds } from '../own/own-places.js';

const NUMBER = String.raw`-?\d{1,3}(\.\d{1,15})?`;
const MOST_CATEGORIES = 20;
const WORD = String.raw`[a-z0-9_]{1,40}([.=][A-Za-z0-9_:-]{1,40})?`;

const lang = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Must be a language such as de or pt-BR.')
  .optional()
  .describe('Language of names, such as `de`; as they are written there when not given.');
const limit = z.coerce.number().int().min(1).max(50).default(10).describe('Most places, 1 to 50.');
const categories = z
  .string()
  .regex(
    new RegExp(`^${WORD}(,${WORD}){0,${MOST_CATEGORIES - 1}}$`),
    'Must be up to 20 categories or tags, such as food.cafe,shop,amenity=bench.',
  )
  .optional()
  .describe('Only these, of `GET /places/categories`, groups or tags of OpenStreetMap.');
const moment = z.iso.datetime({ offset: true });
const openAt = moment
  .optional()
  .describe('Only what is open then, as far as its opening hours are known.');
const openNow = z
  .enum(['true', 'false'])
  .optional()
  .describe('`true` for only what is open now, as far as its opening hours are known.');

/** What is near a place on earth. */
export const FindNearby = z.strictObject({
  lat: z.coerce.number().min(-90).max(90).describe('Degrees north, −90 to 90.'),
  lon: z.coerce.number().min(-180).max(180).describe('Degrees east, −180 to 180.'),
  radius_m: z.coerce
    .number()
    .min(1)
    .max(50_000)
    .default(1_000)
    .describe('Nothing farther is told, in metres, 1 to 50,000.'),
  categories,
  open_at: openAt,
  open_now: openNow,
  limit,
  lang,
});
export type FindNearby = z.output<typeof FindNearby>;

/** Places that have words in their names. */
export const SearchPlaces = z.strictObject({
  q: z.string().trim().min(1).max(256).describe('What is looked for, as people write it.'),
  near: z
    .string()
    .regex(new RegExp(`^${NUMBER},${NUMBER}$`), 'Must be latitude,longitude such as 43.73,7.42.')
    .refine((text) => isPoint(numbersOf(text)), { error: 'Must be degrees on earth.' })
    .optional()
    .describe('Latitude and longitude: what is near comes first.'),
  bbox: z
    .string()
    .regex(
      new RegExp(`^${NUMBER}(,${NUMBER}){3}$`),
      'Must be south,west,north,east such as 43.7,7.4,43.8,7.5.',
    )
    .refine((text) => isBox(numbersOf(text)), { error: 'Must be degrees, south below north.' })
    .optional()
    .describe('Nothing outside is told. West is more than east where it crosses 180 degrees.'),
  categories,
  open_at: openAt,
  open_now: openNow,
  limit,
  lang,
});
export type SearchPlaces = z.output<typeof SearchPlaces>;

/** How a place is shown. */
export const ShowPlace = z.strictObject({
  at: moment
    .optional()
    .describe('When to tell of whether it is open, and from which day on; now when not given.'),
  lang,
});
export type ShowPlace = z.output<typeof ShowPlace>;

const numbersOf = (text: string): number[] => text.split(',').map(Number);
const isPoint = ([lat = NaN, lon = NaN]: readonly number[]): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
const isBox = ([south = NaN, west = NaN, north = NaN, east = NaN]: readonly number[]): boolean =>
  isPoint([south, west]) && isPoint([north, east]) && south <= north;

/** `43.7,7.4` as it is meant. */
export function pointOf(text: string): { lat: number; lon: number } {
  const [lat, lon] = numbersOf(text);
  return { lat: lat!, lon: lon! };
}

/** `43.7,7.4,43.8,7.5` as it is meant. */
export const boundsOf = (text: string): PlaceBounds => numbersOf(text) as unknown as PlaceBounds;

/** Categories that were asked for; none is all. */
export const categoriesOf = (text: string | undefined): string[] => text?.split(',') ?? [];

/** When it has to be open; null when that is not asked for. */
export const openingWanted = (
  { open_at: at, open_now: isNow }: Pick<FindNearby, 'open_at' | 'open_now'>,
  now: Date,
): Date | null => (at !== undefined ? new Date(at) : isNow === 'true' ? now : null);
