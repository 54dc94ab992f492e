import { join } from 'node:path';
import type { MapLayer } from '../maps/layers/map-layer.js';
import type { Bounds } from '../maps/regions/region.entity.js';
import { writeArchive } from './archive/write-archive.js';
import { ATTRIBUTION } from './attribution.js';
import { encodeTiles } from './encode-tiles.js';
import { seaFeatures } from './features/sea-features.js';
import { mapFeatures } from './features/map-features.js';
import { readShapes } from './features/mapped-shapes.js';
import { type MapFeature, MOST_ZOOM, TILE_LAYERS } from './schema/map-feature.js';

/** The file of a map's folder with its tiles. */
export const TILES_FILE = 'tiles.pmtiles';

const SHARE_OF_READING = 0.4;

/** Vector tiles, to be drawn by MapLibre and others. */
export const tileLayer: MapLayer = {
  name: 'tiles',
  effort: 4,

  async build(source, folder, { onProgress }) {
    const shapes = await readShapes(source, (share) => onProgress(share * SHARE_OF_READING));
    const onLand = [...mapFeatures(shapes)];
    const land = boundsOf(onLand);
    if (!land) return { counts: { tiles: 0, drawn: 0 }, bounds: null };
    const { sea, bounds } = seaFeatures(shapes, land);
    const features = [...sea, ...onLand];
    const tiles = encodeTiles(features, bounds, {
      onProgress: (share) => onProgress(SHARE_OF_READING + share * (1 - SHARE_OF_READING)),
    });
    const zooms = [0, MOST_ZOOM] as const;
    const written = await writeArchive(join(folder, TILES_FILE), tiles, {
      zooms,
      bounds,
      metadata: metadataOf(features),
    });
    // A map is where its roads are: borders and the sea may reach far beyond.
    return { counts: { tiles: written.tiles, drawn: features.length }, bounds: null };
  },
};

function metadataOf(features: readonly MapFeature[]): Record<string, unknown> {
  const layers = TILE_LAYERS.map((id) => {
    const own = features.filter(({ layer }) => layer === id);
    const fields: Record<string, string> = {};
    for (const { properties } of own) {
      for (const [key, value] of Object.entries(properties)) {
        fields[key] = typeof value === 'number' ? 'Number' : 'String';
      }
    }
    const minzoom = own.reduce((least, { minZoom }) => Math.min(least, minZoom), MOST_ZOOM);
    return { id, fields, minzoom, maxzoom: MOST_ZOOM };
  });
  return { name: 'Skydeck', type: 'baselayer', attribution: ATTRIBUTION, vector_layers: layers };
}

function boundsOf(features: readonly MapFeature[]): Bounds | null {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  const spread = (part: unknown): void => {
    const list = part as readonly unknown[];
    if (typeof list[0] !== 'number') return list.forEach(spread);
    const [lon, lat] = list as readonly number[];
    [south, north] = [Math.min(south, lat!), Math.max(north, lat!)];
    [west, east] = [Math.min(west, lon!), Math.max(east, lon!)];
  };
  for (const { geometry } of features) if ('coordinates' in geometry) spread(geometry.coordinates);
  return south <= north ? [south, west, north, east] : null;
}
