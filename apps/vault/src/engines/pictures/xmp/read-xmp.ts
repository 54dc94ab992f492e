import { readFile, stat } from 'node:fs/promises';
import { Unreadable } from '../../unreadable.js';
import { placeOf, type PhotoPlace } from '../place-of.js';
import type { XmpFacts } from './xmp-facts.js';
import { type XmpProperties, xmpProperties } from './xmp-properties.js';

/** A packet of a photograph that was worked on for long has some hundred kilobytes. */
export const MOST_XMP_BYTES = 1024 ** 2;
const [MOST_TITLE, MOST_DESCRIPTION, MOST_TAG, MOST_TAGS] = [200, 500, 60, 50];
const DC = 'http://purl.org/dc/elements/1.1/';
const XMP = 'http://ns.adobe.com/xap/1.0/';
const EXIF = 'http://ns.adobe.com/exif/1.0/';
const PHOTOSHOP = 'http://ns.adobe.com/photoshop/1.0/';
const WHEN = [`${EXIF}DateTimeOriginal`, `${PHOTOSHOP}DateCreated`, `${XMP}CreateDate`];
const DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;
/** `43,28.0424N`, `43,28,2N`: degrees, minutes, and seconds or none. */
const DEGREES = /^(\d{1,3}),(\d{1,2}(?:\.\d{1,12})?)(?:,(\d{1,2}(?:\.\d{1,12})?))?([NSEW])$/;
const FRACTION = /^(-?\d{1,12})(?:\/(\d{1,12}))?$/;

/** Reads a file beside a photograph. @throws Unreadable */
export async function readXmpFile(file: string): Promise<XmpFacts> {
  if ((await stat(file)).size > MOST_XMP_BYTES) throw new Unreadable('too_large');
  return readXmp(await readFile(file));
}

/** Reads a packet: all of it, or nothing. @throws Unreadable */
export function readXmp(bytes: Uint8Array): XmpFacts {
  if (bytes.length > MOST_XMP_BYTES) throw new Unreadable('too_large');
  const found = xmpProperties(textOf(bytes));
  const first = (name: string) => found.get(name)?.[0];
  const tags = (found.get(`${DC}subject`) ?? []).map((tag) => line(tag, MOST_TAG));
  return {
    title: line(first(`${DC}title`), MOST_TITLE),
    description: line(first(`${DC}description`), MOST_DESCRIPTION),
    tags: [...new Set(tags.filter((tag) => tag !== null))].slice(0, MOST_TAGS),
    rating: ratingOf(first(`${XMP}Rating`)),
    when: whenOf(WHEN.map(first)),
    place: placeIn(found),
  };
}

function textOf(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    // Packets within pictures are padded, and some end with a NUL.
    return new TextDecoder(encoding, { fatal: true })
      .decode(bytes)
      .replace(/[\0\s]+$/, '')
      .trimStart();
  } catch (cause) {
    throw new Unreadable('damaged', { cause });
  }
}

function line(text: string | undefined, most: number): string | null {
  const clean = (text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return clean === '' ? null : clean.slice(0, most).toWellFormed().trim();
}

/** Programs write 0 for none. */
function ratingOf(text: string | undefined): number | null {
  const rating = Math.round(Number(text ?? 0));
  return rating === -1 || (rating >= 1 && rating <= 5) ? rating : null;
}

function whenOf(texts: readonly (string | undefined)[]): XmpFacts['when'] {
  for (const text of texts) {
    const [, day, minute = '00:00', second = '00', zone] = DATE.exec(text?.trim() ?? '') ?? [];
    if (day === undefined) continue;
    const offset = zone === 'Z' ? '+00:00' : (zone ?? null);
    return { local: `${day}T${minute}:${second}`, offset };
  }
  return null;
}

function placeIn(found: XmpProperties): PhotoPlace | null {
  const first = (name: string) => found.get(EXIF + name)?.[0]?.trim();
  const [latitude, longitude] = [first('GPSLatitude'), first('GPSLongitude')].map(degreesOf);
  const [, over, under = '1'] = FRACTION.exec(first('GPSAltitude') ?? '') ?? [];
  const height = over === undefined ? {} : { GPSAltitude: Number(over) / Number(under) };
  return placeOf({
    latitude,
    longitude,
    ...height,
    GPSAltitudeRef: Number(first('GPSAltitudeRef') ?? 0),
  });
}

function degreesOf(text: string | undefined): number | undefined {
  const [, degrees, minutes, seconds = '0', side] = DEGREES.exec(text ?? '') ?? [];
  if (degrees === undefined) return undefined;
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return side === 'S' || side === 'W' ? -value : value;
}
