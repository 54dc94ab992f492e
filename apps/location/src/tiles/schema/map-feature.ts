import type { Geometry } from 'geojson';

/** Layers of the tiles, from the ground up. */
export const TILE_LAYERS = [
  'landuse',
  'water',
  'buildings',
  'roads',
  'boundaries',
  'pois',
  'places',
] as const;
export type TileLayerName = (typeof TILE_LAYERS)[number];

/** What a thing on the map is drawn as. */
export interface FeatureClass {
  readonly layer: TileLayerName;
  readonly class: string;
  /** The first zoom that has it. */
  readonly minZoom: number;
  /** Whether a closed way is an area. */
  readonly isArea: boolean;
}

/** A thing on the map, in degrees. */
export interface MapFeature {
  readonly layer: TileLayerName;
  readonly minZoom: number;
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, string | number>>;
}

/** The highest zoom that is built; maps are drawn larger from it. */
export const MOST_ZOOM = 14;
