import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type Flatbush from 'flatbush';
import { type StoredArray, writeArrayFile } from '../../storage/array-file.js';
import type { PlaceIndex } from '../index/place-index.js';

/** Name of the file that places are kept in. */
export const PLACES_FILE = 'places.arrays';

/** Counts up when the file changes its meaning; others are built anew. */
export const PLACES_FORMAT = 1;

/** Parts of the index that are arrays by name themselves. */
export const PARTS = ['address', 'words', 'categoryPlaces', 'rings', 'pieces'] as const;
export const TREES = ['addresses', 'pieces', 'places'] as const;

/** Keeps the places of a map in a folder. */
export async function savePlaces(folder: string, index: PlaceIndex): Promise<void> {
  await mkdir(folder, { recursive: true });
  const arrays: Record<string, StoredArray> = {};
  const put = (prefix: string, of: object): void => {
    for (const [name, values] of Object.entries(of)) {
      if (ArrayBuffer.isView(values)) arrays[prefix + name] = values as StoredArray;
    }
  };
  put('', index);
  for (const part of PARTS) put(`${part}.`, index[part]);
  for (const name of TREES) {
    const tree: Flatbush | null = index.trees[name];
    if (tree) arrays[`trees.${name}`] = new Uint8Array(tree.data as ArrayBuffer);
  }
  arrays['texts'] = new TextEncoder().encode(JSON.stringify(index.texts));
  const about = { format: PLACES_FORMAT, areaCount: index.areaCount };
  await writeArrayFile(path.join(folder, PLACES_FILE), { arrays, about });
}
