import exifr from 'exifr';
import { placeOf } from './place-of.js';
import { type TakenAt, takenAt } from './taken-at.js';

/** What a photograph says of itself. */
export interface PhotoFacts extends TakenAt {
  camera_make: string | null;
  camera_model: string | null;
  lens: string | null;
  /** Seconds. */
  exposure_s: number | null;
  f_number: number | null;
  iso: number | null;
  focal_length_mm: number | null;
  /** Degrees; null when it does not say where it was taken. */
  latitude: number | null;
  longitude: number | null;
  altitude_m: number | null;
}

const WHAT = {
  tiff: true,
  exif: true,
  gps: true,
  xmp: false,
  icc: false,
  iptc: false,
  reviveValues: false,
  translateValues: false,
  sanitize: true,
};
const MAX_TEXT = 200;

/** Reads what is written beside the pixels; a file without anything, or with nonsense, has nulls. */
export async function readPhotoFacts(file: string): Promise<PhotoFacts> {
  const tags = ((await exifr.parse(file, WHAT).catch(() => undefined)) ?? {}) as Record<
    string,
    unknown
  >;
  const place = placeOf(tags);
  return {
    ...takenAt(tags, place),
    camera_make: text(tags['Make']),
    camera_model: text(tags['Model']),
    lens: text(tags['LensModel']),
    exposure_s: positive(tags['ExposureTime']),
    f_number: positive(tags['FNumber']),
    iso: positive(Array.isArray(tags['ISO']) ? tags['ISO'][0] : tags['ISO']),
    focal_length_mm: positive(tags['FocalLength']),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    altitude_m: place?.altitude ?? null,
  };
}

/** Cameras fill fields with NULs and spaces; databases take no NUL at all. */
function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // oxlint-disable-next-line no-control-regex -- it is control characters that go
  const clean = value.replaceAll(/[\u0000-\u001F\u007F]+/gu, ' ').trim();
  return clean === '' ? null : clean.slice(0, MAX_TEXT);
}

function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}
