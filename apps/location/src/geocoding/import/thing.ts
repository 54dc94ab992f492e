import type { OsmTags } from '../../osm/index.js';
import type { Classified } from './classify.js';

/** Which of the three an object of the map is. */
export const OSM_TYPES = ['node', 'way', 'relation'] as const;

/** What GeoNames has, and no map; 3 is what is made of other objects. */
export const GEONAMES = 4;

/** South, west, north, east in degrees. */
export type Box = readonly [number, number, number, number];

/** Latitudes and longitudes in turns. */
export type Line = Float64Array;

/** Something on the map that has a name, a category or an address. */
export interface Thing {
  readonly osmType: number;
  readonly osmId: number;
  readonly tags: OsmTags;
  readonly is: Classified | null;
  readonly lat: number;
  readonly lon: number;
  readonly box: Box;
  /** Of ways: how it runs. */
  readonly line: Line | null;
  /** Of areas: closed lines around it and around what it leaves out; null when its border is not whole. */
  readonly rings: readonly Line[] | null;
  /** Of relations: node that stands for it on maps. */
  readonly labelNodes: readonly number[];
}

/** A way of addresses between two that are mapped. */
export interface Interpolation {
  readonly osmId: number;
  readonly tags: OsmTags;
  readonly line: Line;
  /** Tags of its nodes, by their places in it. */
  readonly nodeTags: readonly (OsmTags | null)[];
}

/** What was read of a map. */
export interface MappedThings {
  readonly things: readonly Thing[];
  readonly interpolations: readonly Interpolation[];
}
