import type { BadGeocodeQuery } from './bad-geocode-query.js';
import type { Geocoder, ReverseAnswer } from './geocoder.js';
import type { ReverseOptions } from './reverse/reverse.js';
import type { SearchOptions } from './search/query.js';
import type { StructuredQuery } from './search/structured.js';

/** What is to be found. */
export type Question =
  | { readonly kind: 'search' | 'suggest'; readonly q: string; readonly options: SearchOptions }
  | {
      readonly kind: 'structured';
      readonly parts: StructuredQuery;
      readonly options: SearchOptions;
    }
  | {
      readonly kind: 'reverse';
      readonly lat: number;
      readonly lon: number;
      readonly options: ReverseOptions;
    };

/** Answers a question out of one index. @throws BadGeocodeQuery */
export function answerTo(geocoder: Geocoder, question: Question): ReverseAnswer {
  const { kind, options } = question;
  if (kind === 'reverse') return geocoder.reverse(question.lat, question.lon, options);
  if (kind === 'structured') {
    return { results: geocoder.structured(question.parts, options), areas: [] };
  }
  return { results: geocoder[kind](question.q, options), areas: [] };
}

/** A refusal as it goes from a thread: classes stay behind. */
export interface Refused {
  readonly refused: Pick<BadGeocodeQuery, 'field' | 'message'>;
}
