import { parse } from 'csv-parse/sync';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import { readText } from './read-file.js';

const ADDRESS = new Set([
  'house_number',
  'road',
  'postcode',
  'city',
  'state',
  'country',
  'country_code',
]);
const CONTACT = new Set(['phone', 'email', 'website']);
const OWN = new Set(['name', 'category', 'external_id', 'wheelchair', 'opening_hours']);

/** Reads the places of a table (RFC 4180), or the points of GeoJSON. What it does not know is metadata. */
export async function readPlaces(context: CommandContext, file: string): Promise<object[]> {
  const text = await readText(context, file);
  const places = file.toLowerCase().endsWith('.csv') ? rowsOf(file, text) : pointsOf(file, text);
  if (places.length === 0) throw usageError(`${file} has no places.`);
  return places;
}

function rowsOf(file: string, text: string): object[] {
  const options = { columns: true, bom: true, skip_empty_lines: true, trim: true } as const;
  try {
    return parse<Record<string, string>>(text, options).map(({ lat, lon, ...fields }) =>
      Object.assign({ lat: degreesOf(lat), lon: degreesOf(lon) }, placeOf(fields)),
    );
  } catch (error) {
    throw usageError(`${file} is no table: ${error instanceof Error ? error.message : ''}`);
  }
}

/** A cell that is empty is no zero. */
const degreesOf = (cell = ''): number | string => (cell === '' ? cell : Number(cell));

interface Feature {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
  readonly properties?: Readonly<Record<string, unknown>> | null;
}

function pointsOf(file: string, text: string): object[] {
  let read: { readonly features?: unknown };
  try {
    read = JSON.parse(text) as typeof read;
  } catch {
    throw usageError(`${file} is neither .csv nor GeoJSON.`);
  }
  if (!Array.isArray(read?.features)) throw usageError(`${file} is no FeatureCollection.`);
  return (read.features as Feature[]).map((feature, at) => {
    const { geometry, properties, id } = feature;
    const [lon, lat] = Array.isArray(geometry?.coordinates)
      ? (geometry.coordinates as unknown[])
      : [];
    if (geometry?.type !== 'Point') throw usageError(`Feature ${at} of ${file} is no Point.`);
    const known = id === undefined || id === null ? {} : { external_id: id };
    return Object.assign({ lat, lon }, placeOf(Object.assign(known, properties)));
  });
}

/** What a row or a feature says of a place; what is empty says nothing. */
function placeOf(fields: Readonly<Record<string, unknown>>): object {
  const place: Record<string, unknown> = {};
  const address: Record<string, string> = {};
  const contact: Record<string, string> = {};
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') continue;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (OWN.has(name)) place[name] = text;
    else if (ADDRESS.has(name)) address[name] = text;
    else if (CONTACT.has(name)) contact[name] = text;
    else metadata[name] = text;
  }
  const parts = Object.entries({ address, contact, metadata });
  const said = parts.filter(([, part]) => Object.keys(part).length > 0);
  return { ...place, ...Object.fromEntries(said) };
}
