import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import type { LocationHarness } from './location-harness.js';

/** Folder with extracts of OpenStreetMap as `osm/…`. */
const FOLDER = path.join(process.env['SKYDECK_LOCATION_DATA'] ?? '', 'osm');

/** Whether extracts are at hand. */
export const isThere = process.env['SKYDECK_LOCATION_DATA'] !== undefined && existsSync(FOLDER);

/** Names of the extracts. */
export const MAPS = isThere
  ? readdirSync(FOLDER).filter((name) => /\.osm(\.pbf|\.gz|\.xml)?$/.test(name))
  : [];

/** How long one may take on a machine that does much else. */
export const BUILDING_MS = 900_000;

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** What became of an extract: a map, or why it is none. */
export type Imported =
  | {
      readonly region: string;
      readonly bounds: readonly [south: number, west: number, north: number, east: number];
      readonly bytes: number;
    }
  | { readonly problem: { readonly code: string; readonly message: string } };

/** Imports an extract and waits until it is asked. */
export async function importMap(location: LocationHarness, name: string): Promise<Imported> {
  const bytes = await readFile(path.join(FOLDER, name));
  const made = await location.send('POST', `/regions?name=${encodeURIComponent(name)}`, bytes);
  const region = String(made.data['id']);
  const ask = () => location.get(`/operations/${made.meta.operation_id}?wait=30`);
  let done = await ask();
  while (done.data['finished_at'] === null) done = await ask();
  if (done.data['status'] === 'failed') {
    return { problem: done.data['error'] as { code: string; message: string } };
  }
  const { data } = await location.get(`/regions/${region}`);
  const bounds = data['bounds'] as [number, number, number, number];
  const place = { lat: bounds[0], lon: bounds[1] };
  await eventually(async () => {
    const near = await location.post('/snap', { place, region });
    return near.error?.code !== 'routing.no_map';
  });
  return { region, bounds, bytes: bytes.length };
}

/** Numbers that are the same in every run, from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
