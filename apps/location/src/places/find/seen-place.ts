import type { OpeningState } from '../opening-hours/opening-hours.js';
import { openingOf } from '../opening-hours/opening-times.js';
import type { MapPlace, MapPlacesOfInterest } from '../map/map-places.js';
import type { OwnPlaceEntity } from '../own/own-place.entity.js';

/** A place of a map, with the map. */
export interface SeenOnMap {
  readonly source: 'map';
  readonly place: MapPlace;
  readonly pois: MapPlacesOfInterest;
  /** `reg_…`, and which build of it. */
  readonly region: string;
  readonly build: number;
}

/** A place of a map or of the project, wherever it was found. */
export type SeenPlace = SeenOnMap | { readonly source: 'own'; readonly place: OwnPlaceEntity };

/** Its opening hours as they are written; null when not known. */
export const hoursOf = (seen: SeenPlace): string | null =>
  seen.source === 'own'
    ? seen.place.openingHours
    : (seen.pois.tags(seen.place.at)['opening_hours'] ?? null);

/** What they mean at a time; null when they are not known or cannot be read. */
export function openingAt(seen: SeenPlace, at: Date): OpeningState | null {
  const hours = hoursOf(seen);
  const { lat, lon } = seen.place;
  return hours === null ? null : openingOf({ hours, lat, lon }, at);
}
