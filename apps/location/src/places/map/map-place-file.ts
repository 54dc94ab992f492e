import path from 'node:path';
import Flatbush from 'flatbush';
import { SCALE } from '../../geocoding/places-on-earth.js';
import type { PlaceIndex } from '../../geocoding/index/place-index.js';
import { KINDS } from '../../geocoding/kinds.js';
import type { OsmTags } from '../../osm/index.js';
import { readArrayFile, writeArrayFile } from '../../storage/array-file.js';
import { mercatorY } from '../nearest/mercator-y.js';

const FILE = 'pois.arrays';
const FORMAT = 1;
const POI = KINDS.indexOf('poi');

/** The points of interest of a map. What they are called and where they lie is in its `PlaceIndex`. */
export interface MapPlaceArrays {
  /** Numbers in the index, in the order of what they are in OpenStreetMap. */
  readonly place: Int32Array;
  /** Where the tags of each begin, as JSON; none is empty. */
  readonly tagStart: Int32Array;
  readonly tagBytes: Uint8Array;
  /** Where they lie, on a map of Mercator's; null when there are none. */
  readonly tree: Flatbush | null;
}

/** Numbers of the points of interest of an index, in the order of what they are in OpenStreetMap. */
export function pointsOfInterest({ kind, osmType, osmId }: PlaceIndex): Int32Array {
  const all = Array.from(kind.keys()).filter((place) => kind[place] === POI && osmType[place]! < 3);
  return Int32Array.from(
    all.toSorted((one, other) => osmType[one]! - osmType[other]! || osmId[one]! - osmId[other]!),
  );
}

/** Keeps them in a folder, beside the index. */
export async function saveMapPlaces(
  folder: string,
  index: PlaceIndex,
  tagsOf: (osmType: number, osmId: number) => OsmTags | null,
): Promise<number> {
  const place = pointsOfInterest(index);
  const texts = Array.from(place, (at) => {
    const tags = tagsOf(index.osmType[at]!, index.osmId[at]!);
    return Buffer.from(tags ? JSON.stringify(tags) : '');
  });
  const tagStart = new Int32Array(place.length + 1);
  texts.forEach(({ length }, at) => {
    tagStart[at + 1] = tagStart[at]! + length;
  });
  const tree = treeOf(place, index);
  const arrays = {
    place,
    tagStart,
    tagBytes: new Uint8Array(Buffer.concat(texts)),
    ...(tree && { tree: new Uint8Array(tree.data as ArrayBuffer) }),
  };
  await writeArrayFile(path.join(folder, FILE), { arrays, about: { format: FORMAT } });
  return place.length;
}

/** Reads them; null in a build of before there were any. @throws ArrayFileDamaged */
export async function loadMapPlaces(folder: string): Promise<MapPlaceArrays | null> {
  try {
    const { arrays, about } = await readArrayFile(path.join(folder, FILE));
    if (about['format'] !== FORMAT) return null;
    const { tree, ...rest } = arrays;
    const found = tree ? Flatbush.from(tree.buffer, tree.byteOffset) : null;
    return { ...(rest as unknown as MapPlaceArrays), tree: found };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function treeOf(place: Int32Array, { lat, lon }: PlaceIndex): Flatbush | null {
  if (place.length === 0) return null;
  const tree = new Flatbush(place.length);
  for (const at of place) tree.add(lon[at]! / SCALE, mercatorY(lat[at]! / SCALE));
  tree.finish();
  return tree;
}
