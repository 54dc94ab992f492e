import type { StoredArrays } from '../../storage/array-file.js';
import { BadGeocodeQuery } from '../bad-geocode-query.js';
import { Geocoder, type ReverseAnswer } from '../geocoder.js';
import { answerTo, type Question, type Refused } from '../question.js';
import { placesOf } from '../storage/load-places.js';

// A thread that finds places of large maps. It may be ended at any time.

/** What the thread is handed: the arrays lie in memory that threads share. */
export interface GeocodeTask {
  /** Names the build of a map. */
  readonly key: string;
  readonly stored: StoredArrays;
  readonly question: Question;
}

/** Maps that it remembers: each has a book of words and marks for what is found. */
const MOST_REMEMBERED = 4;

const remembered = new Map<string, Geocoder>();

/** Answers a question; the map that was asked last is at hand for the next time. */
export default function answer({ key, stored, question }: GeocodeTask): ReverseAnswer | Refused {
  const geocoder = remembered.get(key) ?? new Geocoder(placesOf(stored));
  remembered.delete(key);
  remembered.set(key, geocoder);
  for (const old of remembered.keys()) {
    if (remembered.size <= MOST_REMEMBERED) break;
    remembered.delete(old);
  }
  try {
    return answerTo(geocoder, question);
  } catch (error) {
    if (!(error instanceof BadGeocodeQuery)) throw error;
    return { refused: { field: error.field, message: error.message } };
  }
}
