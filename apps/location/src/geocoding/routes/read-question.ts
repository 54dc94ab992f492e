import { checked, invalid } from '@skydeck/envelope';
import { BadGeocodeQuery } from '../bad-geocode-query.js';
import { checkQuestion } from '../check-question.js';
import type { Question } from '../question.js';
import type { Layer } from '../result.js';
import type { Bounds, Point, SearchOptions } from '../search/query.js';
import {
  ADDRESS_PARTS,
  FindAround,
  FindPlaces,
  type SuggestPlaces,
} from './geocoding-query.schema.js';

/** Fields as callers know them. */
const FIELDS: Readonly<Record<string, string>> = {
  houseNumber: 'house_number',
  radiusM: 'radius',
  language: 'lang',
  bounds: 'bbox',
};

/** A search for words or for an address in parts. @throws `validation_failed` */
export function searchFor(query: FindPlaces, place = 'query'): Question {
  const { q, street, house_number: houseNumber, city, county, state, postcode, country } = query;
  const options = optionsOf(query);
  const given = ADDRESS_PARTS.filter((part) => query[part] !== undefined);
  if (q !== undefined && given.length > 0) {
    throw wrong(place, given[0]!, 'cannot be given together with q');
  }
  if (q === undefined && given.length === 0) {
    throw wrong(place, 'q', 'or a part of an address must be given');
  }
  if (q !== undefined) return sound({ kind: 'search', q, options }, place);
  const parts = { street, houseNumber, city, county, state, postcode, country };
  return sound({ kind: 'structured', parts, options }, place);
}

/** A search for what is being typed. @throws `validation_failed` */
export function suggestionFor(query: SuggestPlaces): Question {
  return sound({ kind: 'suggest', q: query.q, options: optionsOf(query) }, 'query');
}

/** A look at a place. @throws `validation_failed` */
export function lookAt(query: FindAround, place = 'query'): Question {
  const { lat, lon, radius: radiusM, lang: language, limit } = query;
  const options = { radiusM, language, limit, layers: layersOf(query.layers) };
  return sound({ kind: 'reverse', lat, lon, options }, place);
}

/** One question of many. @throws `validation_failed` */
export function questionOf(item: Readonly<Record<string, unknown>>, place: string): Question {
  const isPlace = 'lat' in item || 'lon' in item;
  return isPlace
    ? lookAt(checked(FindAround, item, place), place)
    : searchFor(checked(FindPlaces, item, place), place);
}

function sound(question: Question, place: string): Question {
  try {
    checkQuestion(question);
    return question;
  } catch (error) {
    throw refusalOf(error, place);
  }
}

/** What an index refuses, as callers are told it; anything else as it is. */
export function refusalOf(error: unknown, place: string): unknown {
  if (!(error instanceof BadGeocodeQuery)) return error;
  const field = FIELDS[error.field] ?? error.field;
  return wrong(place, field, error.message.slice(error.field.length + 1));
}

const wrong = (place: string, field: string, problem: string) =>
  invalid([
    { location: `${place}.${field}`, code: 'invalid_value', message: `${field} ${problem}` },
  ]);

function optionsOf(query: Omit<FindPlaces, 'q'>): SearchOptions {
  const { lang: language, limit, near, viewport, bbox, countries, layers } = query;
  return {
    language,
    limit,
    near: pointOf(near),
    viewport: boundsOf(viewport),
    bounds: boundsOf(bbox),
    countries: countries?.split(','),
    layers: layersOf(layers),
  };
}

function pointOf(text: string | undefined): Point | undefined {
  const [lat, lon] = text?.split(',').map(Number) ?? [];
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

const boundsOf = (text: string | undefined): Bounds | undefined =>
  text?.split(',').map(Number) as unknown as Bounds | undefined;

const layersOf = (text: string | undefined): readonly Layer[] | undefined =>
  text?.split(',') as Layer[] | undefined;
