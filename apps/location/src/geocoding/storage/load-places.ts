import path from 'node:path';
import Flatbush from 'flatbush';
import { readArrayFile, type StoredArrays } from '../../storage/array-file.js';
import type { PlaceIndex } from '../index/place-index.js';
import { PARTS, PLACES_FILE, PLACES_FORMAT, TREES } from './save-places.js';

/** The file is of another version: it is to be built anew. */
export class PlacesOutdated extends Error {
  constructor(file: string) {
    super(`${file} was made by another version`);
    this.name = 'PlacesOutdated';
  }
}

/** Reads the places of a map into memory that threads share. @throws ArrayFileDamaged, PlacesOutdated */
export async function loadPlaces(folder: string): Promise<PlaceIndex> {
  return placesOf(await readPlaces(folder));
}

/** Reads the file of the places of a map. @throws ArrayFileDamaged, PlacesOutdated */
export async function readPlaces(folder: string): Promise<StoredArrays> {
  const file = path.join(folder, PLACES_FILE);
  const stored = await readArrayFile(file);
  if (stored.about['format'] !== PLACES_FORMAT) throw new PlacesOutdated(file);
  return stored;
}

/** The index whose arrays these are. */
export function placesOf({ arrays, about }: StoredArrays): PlaceIndex {
  const own = Object.fromEntries(Object.entries(arrays).filter(([name]) => !name.includes('.')));
  const parts = Object.fromEntries(PARTS.map((part) => [part, partOf(arrays, part)]));
  const trees = Object.fromEntries(TREES.map((name) => [name, treeOf(arrays[`trees.${name}`])]));
  const texts = JSON.parse(Buffer.from(arrays['texts'] as Uint8Array).toString()) as string[];
  const { areaCount } = about as { areaCount: number };
  return { ...own, ...parts, trees, texts, areaCount } as unknown as PlaceIndex;
}

function partOf(arrays: StoredArrays['arrays'], part: string): unknown {
  const own = Object.entries(arrays).filter(([name]) => name.startsWith(`${part}.`));
  return Object.fromEntries(own.map(([name, values]) => [name.slice(part.length + 1), values]));
}

const treeOf = (data: StoredArrays['arrays'][string] | undefined): Flatbush | null =>
  data ? Flatbush.from(data.buffer, data.byteOffset) : null;
