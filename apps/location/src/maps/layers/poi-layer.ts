import { loadPlaces } from '../../geocoding/storage/load-places.js';
import { type OsmTags, readMap } from '../../osm/index.js';
import { pointsOfInterest, saveMapPlaces } from '../../places/map/map-place-file.js';
import { keptTags } from '../../places/map/place-tags.js';
import type { MapLayer } from './map-layer.js';

/** What is said of points of interest: opening hours, how one reaches them, … Comes after the layer of places. */
export const poiLayer: MapLayer = {
  name: 'pois',
  effort: 1,

  async build(source, folder, { onProgress }) {
    const index = await loadPlaces(folder);
    const byType = [new Map<number, OsmTags>(), new Map(), new Map()] as const;
    const wanted = [new Set<number>(), new Set<number>(), new Set<number>()] as const;
    for (const at of pointsOfInterest(index)) {
      wanted[index.osmType[at]! as 0 | 1 | 2].add(index.osmId[at]!);
    }
    const take = (type: 0 | 1 | 2, id: number, tags: OsmTags | null): void => {
      const kept = tags && wanted[type].has(id) ? keptTags(tags) : null;
      if (kept) byType[type].set(id, kept);
    };
    await readMap(
      source,
      {
        node: (id, _lat, _lon, tags) => take(0, id, tags),
        way: (id, tags) => take(1, id, tags),
        relation: (id, tags) => take(2, id, tags),
      },
      { onProgress: (read, all) => onProgress(read / all) },
    );
    const tagsOf = (type: number, id: number) => byType[type as 0 | 1 | 2].get(id) ?? null;
    return { counts: { pois: await saveMapPlaces(folder, index, tagsOf) }, bounds: null };
  },
};
