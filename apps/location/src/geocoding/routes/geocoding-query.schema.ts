import { z } from 'zod';
import type { Layer } from '../result.js';

const LAYERS = [
  'address',
  'street',
  'poi',
  'place',
  'postcode',
  'natural',
] as const satisfies readonly Layer[];
const NUMBER = String.raw`-?\d{1,3}(\.\d{1,15})?`;
const MOST_LETTERS = 256;
const MOST_RESULTS = 50;
const MOST_CODES = 50;

const list = (word: string) => new RegExp(`^${word}(,${word})*$`);

/** Texts that have nothing but spaces count as not given. */
const words = (what: string) => z.string().max(MOST_LETTERS).optional().describe(what);

const point = z
  .string()
  .regex(new RegExp(`^${NUMBER},${NUMBER}$`), 'Must be latitude,longitude such as 43.73,7.42.');
const box = z
  .string()
  .regex(
    new RegExp(`^${NUMBER}(,${NUMBER}){3}$`),
    'Must be south,west,north,east such as 43.7,7.4,43.8,7.5.',
  );

const lang = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Must be a language such as de or pt-BR.')
  .optional()
  .describe('Language of names, such as `de`; as they are written there when not given.');
const layers = z
  .string()
  .regex(list(`(${LAYERS.join('|')})`), `Must be some of ${LAYERS.join()}.`)
  .max(100)
  .optional()
  .describe(`What is looked for, some of \`${LAYERS.join(',')}\`; all when not given.`);
const limit = (usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_RESULTS)
    .default(usual)
    .describe('Most results, 1 to 50.');

const where = {
  bbox: box
    .optional()
    .describe(
      'Nothing outside is found: south, west, north and east in degrees. West is more than east where it crosses the 180th meridian.',
    ),
  near: point.optional().describe('Latitude and longitude: what is near comes first.'),
  viewport: box.optional().describe('As `bbox`, but what is within only comes first.'),
  countries: z
    .string()
    .regex(list('[A-Za-z]{2}'), 'Must be codes of two letters such as mc,fr.')
    .max(3 * MOST_CODES)
    .optional()
    .describe('Nothing elsewhere is found: ISO 3166 codes of two letters.'),
  lang,
  layers,
};

const parts = {
  street: words('Street, with or without its house number.'),
  house_number: words('House number.'),
  city: words('City, town or village.'),
  county: words('County or district.'),
  state: words('State or province.'),
  postcode: words('Postcode.'),
  country: words('Country, by its name or its code of two letters.'),
};

/** Words, or an address in parts, that are to be found. */
export const FindPlaces = z.strictObject({
  q: words('What is looked for, as people write it, at most 256 characters.'),
  ...parts,
  ...where,
  limit: limit(10),
});
export type FindPlaces = z.output<typeof FindPlaces>;

/** What is being typed. */
export const SuggestPlaces = z.strictObject({
  q: z.string().max(MOST_LETTERS).describe('What has been typed so far.'),
  ...where,
  limit: limit(5),
});
export type SuggestPlaces = z.output<typeof SuggestPlaces>;

/** A place on earth that is asked about. */
export const FindAround = z.strictObject({
  lat: z.coerce.number().min(-90).max(90).describe('Degrees north, −90 to 90.'),
  lon: z.coerce.number().min(-180).max(180).describe('Degrees east, −180 to 180.'),
  radius: z.coerce
    .number()
    .min(1)
    .max(50_000)
    .optional()
    .describe(
      'Nothing farther is found, in metres, 1 to 50,000; 1,000 when not given, and 20,000 for cities where no map is.',
    ),
  lang,
  layers: layers.describe(
    `What is looked for, some of \`${LAYERS.join(',')}\`; addresses, streets and places when not given.`,
  ),
  limit: limit(1),
});
export type FindAround = z.output<typeof FindAround>;

/** The parts of an address, by their names. */
export const ADDRESS_PARTS = Object.keys(parts) as readonly (keyof typeof parts)[];
