import type { Tenant } from '@skydeck/auth-guard';
import type { Question } from '../question.js';
import type { GeocodeResult } from '../result.js';

/** Something that was found, and where it is from. */
export interface FoundPlace extends GeocodeResult {
  /** A map of the project, cities of the earth, an engine elsewhere, or the project itself. */
  readonly source: 'map' | 'earth' | 'engine' | 'project';
  /** Map that it is on; null when it is on none. */
  readonly regionId: string | null;
  /** Has to be shown with it. */
  readonly attribution: string;
}

/** What was found. */
export interface FoundPlaces {
  /** The likeliest first; what is nearest when a place was asked for. */
  readonly results: readonly FoundPlace[];
  /** Areas that a place lies in, the smallest first. */
  readonly areas: readonly FoundPlace[];
}

/**
 * Finds places. What an engine cannot do it refuses: it never answers another question than was asked.
 * Questions are checked before, see `checkQuestion`.
 */
export abstract class GeocodingEngine {
  /** @throws `geocoding.unsupported_by_engine`, `geocoding.engine_unavailable`, `geocoding.busy` */
  abstract ask(tenant: Tenant, question: Question): Promise<FoundPlaces>;
}
