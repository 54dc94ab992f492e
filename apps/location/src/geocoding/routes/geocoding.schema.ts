import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { FindAround, FindPlaces } from './geocoding-query.schema.js';

const part = (what: string) => z.string().optional().describe(what);

const Address = z
  .object({
    house_number: part('House number.'),
    road: part('Street.'),
    neighbourhood: part('Neighbourhood.'),
    locality: part('A place without people, or a part of a hamlet.'),
    hamlet: part('Hamlet.'),
    suburb: part('Part of a town.'),
    village: part('Village.'),
    town: part('Town.'),
    city: part('City.'),
    municipality: part('Municipality.'),
    county: part('County or district.'),
    state: part('State or province.'),
    postcode: part('Postcode.'),
    country: part('Country, in the language that was asked for.'),
    country_code: part('ISO 3166, two small letters.'),
  })
  .meta({ id: 'GeocodedAddress' });

export const GeocodedPlace = z
  .object({
    id: z
      .string()
      .describe(
        '`node/1`, `way/2`, `relation/3` of OpenStreetMap, `geonames/4`, `plc_…` of the project, or `made/…` of what is made of several.',
      ),
    name: z.string().describe('Its own name; of an address the street and the number.'),
    label: z.string().describe('The name and where it is, on one line.'),
    layer: z
      .enum(['address', 'street', 'poi', 'place', 'postcode', 'natural'])
      .describe('What it is.'),
    kind: z.string().describe('What it is more exactly, such as `suburb`.'),
    category: z.string().describe('Tag that says what it is, such as `amenity=restaurant`.'),
    match: z
      .enum(['exact', 'interpolated', 'street', 'place', 'postcode', 'poi', 'natural'])
      .describe(
        'How it answers: the house itself, a number reckoned from its neighbours, or only the street, the place …',
      ),
    confidence: z.number().min(0).max(1).describe('How surely it is what was meant, 0 to 1.'),
    point: z
      .object({
        lat: z.number().describe('Degrees north.'),
        lon: z.number().describe('Degrees east.'),
      })
      .describe('Where it is.'),
    bounds: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .describe('South, west, north and east of it, in degrees.'),
    address: Address.describe('The parts of its address that are known.'),
    distance_m: z
      .number()
      .nullable()
      .describe('From the place that was asked for, in metres; null without one.'),
    region_id: z.string().nullable().describe('The map that it is on, `reg_…`; null for none.'),
    attribution: z.string().describe('Has to be shown with it.'),
  })
  .meta({ id: 'GeocodedPlace' });
export type GeocodedPlace = z.output<typeof GeocodedPlace>;

const attribution = z.string().describe('Has to be shown with the results.');

export const GeocodedPlaces = z
  .object({
    results: z.array(GeocodedPlace).describe('The likeliest first; empty when nothing is found.'),
    attribution,
  })
  .meta({ id: 'GeocodedPlaces' });
export const GeocodedPlacesResponse = envelopeOf(GeocodedPlaces);

export const PlacesAround = z
  .object({
    results: z.array(GeocodedPlace).describe('The nearest first; empty when nothing is near.'),
    areas: z.array(GeocodedPlace).describe('Areas that the place lies in, the smallest first.'),
    attribution,
  })
  .meta({ id: 'PlacesAround' });
export const PlacesAroundResponse = envelopeOf(PlacesAround);

const MOST_QUESTIONS = 100;
const MOST_LETTERS = 4_096;
const number = z.number().optional();
const text = (what: string) => z.string().max(MOST_LETTERS).optional().describe(what);
const { lat, lon, radius } = FindAround.shape;

// Each is checked for itself, so that a wrong one does not keep the others from their answers.
const Question = z
  .strictObject({
    ...Object.fromEntries(
      Object.entries(FindPlaces.shape)
        .filter(([name]) => name !== 'limit')
        .map(([name, { description }]) => [name, text(description ?? '')]),
    ),
    lat: number.describe(lat.description!),
    lon: number.describe(lon.description!),
    radius: number.describe(radius.description!),
    limit: number.describe('Most results, 1 to 50.'),
  })
  .describe('The fields of `GET /geocode`, or with `lat` and `lon` those of `GET /reverse`.')
  .meta({ id: 'GeocodeQuestion' });

export const GeocodeBatch = z
  .strictObject({
    items: z
      .array(Question)
      .min(1)
      .max(MOST_QUESTIONS)
      .describe('What is asked, 1 to 100 questions.'),
  })
  .meta({ id: 'GeocodeBatch' });
export type GeocodeBatch = z.output<typeof GeocodeBatch>;

const Answer = z
  .object({
    results: z.array(GeocodedPlace).describe('What was found; empty when it was refused.'),
    error: z
      .object({
        code: z.string().describe('Why it was refused, such as `validation_failed`.'),
        message: z.string().describe('The same for people.'),
        field: z.string().nullable().describe('The field that is wrong; null when it is none.'),
      })
      .nullable()
      .describe('Null when it was answered.'),
  })
  .meta({ id: 'GeocodeAnswer' });

export const GeocodedBatch = z
  .object({
    items: z.array(Answer).describe('Answers in the order of the questions.'),
    attribution,
  })
  .meta({ id: 'GeocodedBatch' });
export const GeocodedBatchResponse = envelopeOf(GeocodedBatch);
