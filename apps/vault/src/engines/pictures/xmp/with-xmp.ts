import type { PhotoFacts } from '../photo-facts.js';
import { type TakenAt, takenAt } from '../taken-at.js';
import type { XmpFacts } from './xmp-facts.js';

/**
 * What is known of a photograph with what XMP says of it. A file beside it was written after it, by
 * somebody who meant it; within it, the camera knows better when and where it was.
 */
export function withXmp(facts: PhotoFacts, xmp: XmpFacts, isBeside: boolean): PhotoFacts {
  const own = placeOf(facts);
  const place = isBeside ? (xmp.place ?? own) : (own ?? xmp.place);
  const isOther = place?.latitude !== own?.latitude || place?.longitude !== own?.longitude;
  const isTold = xmp.when !== null && (isBeside || facts.taken_at === null);
  const when = isTold ? told(facts, xmp) : isOther ? moved(facts, place) : pick(facts);
  return {
    ...facts,
    ...when,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    altitude_m: place?.altitude ?? null,
    title: xmp.title ?? facts.title,
    description: xmp.description ?? facts.description,
    tags: xmp.tags.length > 0 ? xmp.tags : facts.tags,
    rating: xmp.rating ?? facts.rating,
  };
}

/** The time that XMP tells; in the zone that the photograph had where nothing tells another. */
function told(facts: PhotoFacts, { when, place }: XmpFacts): TakenAt {
  const { local, offset } = when ?? { local: '', offset: null };
  const zone = offset ?? (place === null && isOffset(facts.time_zone) ? facts.time_zone : null);
  return takenAt(
    { DateTimeOriginal: local, OffsetTimeOriginal: zone ?? '' },
    place ?? placeOf(facts),
  );
}

/** The same clock, in the zone of another place unless the camera wrote its own. */
function moved(facts: PhotoFacts, place: XmpFacts['place']): TakenAt {
  if (isOffset(facts.time_zone) || facts.taken_local === null) return pick(facts);
  return takenAt({ DateTimeOriginal: facts.taken_local }, place);
}

const isOffset = (zone: string | null): boolean => zone !== null && /^[+-]/.test(zone);

const pick = ({ taken_at, taken_local, time_zone }: PhotoFacts): TakenAt => ({
  taken_at,
  taken_local,
  time_zone,
});

function placeOf({ latitude, longitude, altitude_m: altitude }: PhotoFacts) {
  return latitude === null || longitude === null ? null : { latitude, longitude, altitude };
}
