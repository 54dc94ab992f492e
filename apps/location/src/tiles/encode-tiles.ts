import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT from 'geojson-vt';
import type { Feature } from 'geojson';
import type { Bounds } from '../maps/regions/region.entity.js';
import type { Tile } from './archive/write-archive.js';
import { tileId } from './archive/tile-id.js';
import { mercator } from './mercator.js';
import {
  type MapFeature,
  MOST_ZOOM,
  TILE_LAYERS,
  type TileLayerName,
} from './schema/map-feature.js';

/** The most that a tile has, not compressed. */
const MOST_TILE_BYTES = 500_000;
const EXTENT = 4096;
/** In what order things are left out of a tile that is too large. */
const EXPENDABLE = [
  'pois',
  'buildings',
  'landuse',
  'roads',
  'water',
  'boundaries',
  'places',
] as const;

/** How tiles are made. */
export interface EncodeOptions {
  readonly mostTileBytes?: number;
  /** Told from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

type Drawn = NonNullable<ReturnType<GeoJSONVT['getTile']>>['features'];

/**
 * Cuts what is drawn into tiles, in the order of their numbers. Lines and areas are simplified for each zoom, and
 * areas too small to be seen left out.
 */
export function* encodeTiles(
  features: Iterable<MapFeature>,
  bounds: Bounds,
  { mostTileBytes = MOST_TILE_BYTES, onProgress }: EncodeOptions = {},
): Generator<Tile> {
  const cut = cutters(features);
  for (let z = 0; z <= MOST_ZOOM; z++) {
    onProgress?.(z / (MOST_ZOOM + 1));
    for (const { id, x, y } of tilesOf(bounds, z)) {
      const layers = new Map<TileLayerName, Drawn>();
      for (const [name, { indexes }] of cut) {
        const drawn = indexes
          .filter(({ minZoom }) => minZoom <= z)
          .flatMap(({ index }) => index.getTile(z, x, y)?.features ?? []);
        if (drawn.length > 0) layers.set(name, drawn);
      }
      if (layers.size > 0) yield { id, bytes: encode(layers, mostTileBytes) };
    }
  }
}

/** An index for each layer and first zoom: low zooms never look at what is drawn later. */
function cutters(features: Iterable<MapFeature>) {
  const grouped = new Map<TileLayerName, Map<number, Feature[]>>();
  for (const name of TILE_LAYERS) grouped.set(name, new Map());
  for (const { layer, minZoom, geometry, properties } of features) {
    const byZoom = grouped.get(layer)!;
    if (!byZoom.has(minZoom)) byZoom.set(minZoom, []);
    byZoom.get(minZoom)!.push({ type: 'Feature', geometry, properties });
  }
  return [...grouped].map(([name, byZoom]) => {
    const indexes = [...byZoom].map(([minZoom, list]) => {
      const options = {
        maxZoom: MOST_ZOOM,
        indexMaxZoom: 4,
        extent: EXTENT,
        buffer: 64,
        tolerance: 4,
      };
      return {
        minZoom,
        index: new GeoJSONVT({ type: 'FeatureCollection', features: list }, options),
      };
    });
    return [name, { indexes }] as const;
  });
}

function tilesOf([south, west, north, east]: Bounds, z: number) {
  const [left, top] = mercator(north, west);
  const [right, bottom] = mercator(south, east);
  const last = 2 ** z - 1;
  const cell = (part: number): number => Math.max(0, Math.min(last, Math.floor(part * 2 ** z)));
  const tiles: { id: number; x: number; y: number }[] = [];
  for (let x = cell(left); x <= cell(right); x++) {
    for (let y = cell(top); y <= cell(bottom); y++) tiles.push({ id: tileId(z, x, y), x, y });
  }
  return tiles.toSorted((one, other) => one.id - other.id);
}

function encode(layers: Map<TileLayerName, Drawn>, mostBytes: number): Uint8Array {
  for (;;) {
    const named = Object.fromEntries([...layers].map(([name, features]) => [name, { features }]));
    const bytes = fromGeojsonVt(named, {
      version: 2,
      extent: EXTENT,
    });
    const name = EXPENDABLE.find((one) => layers.has(one));
    if (bytes.length <= mostBytes || name === undefined) return bytes;
    const kept = layers.get(name)!.filter((_, at) => at % 2 === 1);
    if (kept.length > 0) layers.set(name, kept);
    else layers.delete(name);
  }
}
