import exifr from 'exifr';
import sharp from 'sharp';
import { Unreadable } from '../unreadable.js';
import { placeOf } from './place-of.js';
import { NOTHING_SAID, type PhotoFacts } from './photo-facts.js';
import { takenAt } from './taken-at.js';
import { readXmp } from './xmp/read-xmp.js';
import { withXmp } from './xmp/with-xmp.js';
import type { XmpFacts } from './xmp/xmp-facts.js';

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
/** What exifr does not open: sharp gives their tags, with six bytes before. */
const BY_SHARP: ReadonlySet<string> = new Set(['webp', 'heif']);
const EXIF_PREFIX_BYTES = 6;
const NAMES = ['Make', 'Model', 'LensModel'];

/** Reads what is written beside the pixels; a file without anything, or with nonsense, has nulls. */
export async function readPhotoFacts(file: string): Promise<PhotoFacts> {
  const header = await sharp(file, { pages: 1 })
    .metadata()
    .catch(() => undefined);
  const block = BY_SHARP.has(header?.format ?? '') ? header?.exif : undefined;
  const tags = await tagsOf(block?.subarray(EXIF_PREFIX_BYTES) ?? file);
  return withPacket(factsOf(tags), header?.xmp);
}

/** Reads what exiftool tells of a raw file. */
export function readRawFacts(
  json: Uint8Array,
  packet: Uint8Array | undefined,
): Promise<PhotoFacts> {
  const [tags = {}] = JSON.parse(Buffer.from(json).toString()) as Record<string, unknown>[];
  const { GPSLatitude: latitude, GPSLongitude: longitude } = tags;
  // What looks like a number comes as one: some cameras are called so.
  const names = Object.fromEntries(
    NAMES.filter((name) => tags[name] !== undefined).map((name) => [name, String(tags[name])]),
  );
  const facts = factsOf({ ...tags, ...names, latitude, longitude });
  return Promise.resolve(withPacket(facts, packet));
}

/** What tags by their names of Exif say. */
export function factsOf(tags: Readonly<Record<string, unknown>>): PhotoFacts {
  const place = placeOf(tags);
  return {
    ...takenAt(tags, place),
    ...NOTHING_SAID,
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

/** Adds what a packet of XMP within the file says; nothing of one that cannot be read. */
export function withPacket(facts: PhotoFacts, packet: Uint8Array | undefined): PhotoFacts {
  if (packet === undefined) return facts;
  let xmp: XmpFacts;
  try {
    xmp = readXmp(packet);
  } catch (error) {
    return { ...facts, xmp_problem: error instanceof Unreadable ? error.reason : 'damaged' };
  }
  return withXmp(facts, xmp, false);
}

async function tagsOf(source: string | Uint8Array): Promise<Record<string, unknown>> {
  return ((await exifr.parse(source, WHAT).catch(() => undefined)) ?? {}) as Record<
    string,
    unknown
  >;
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
