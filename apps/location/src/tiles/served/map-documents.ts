import { ATTRIBUTION } from '../attribution.js';
import { MOST_ZOOM } from '../schema/map-feature.js';
import type { Language } from '../schema/languages.js';
import { mapStyle } from '../style/map-style.js';
import type { Theme } from '../style/palette.js';
import type { Shown, Tiles } from './tiles.js';

/** Where what is drawn with is found, and with which words behind it. */
export interface MapPlaces {
  /** Address of the API. */
  readonly base: string;
  /** Path of the tiles in it. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The addresses of tiles and letters. */
export function addressesOf({ base, path, query }: MapPlaces) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  const words = given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
  return {
    tilesUrl: `${base}/${path}/{z}/{x}/{y}.mvt${words}`,
    glyphsUrl: `${base}/fonts/{fontstack}/{range}.pbf`,
  };
}

/** A style for MapLibre. */
export function styleOf(
  places: MapPlaces,
  look: { readonly theme: Theme; readonly language?: Language | undefined },
) {
  return mapStyle({ ...look, ...addressesOf(places) });
}

/** @see https://github.com/mapbox/tilejson-spec/tree/master/3.0.0 */
export async function tileJsonOf(tiles: Tiles, shown: Shown, places: MapPlaces) {
  const { bounds, layers } = await tiles.about(shown);
  const [south, west, north, east] = bounds ?? [-85, -180, 85, 180];
  return {
    tilejson: '3.0.0',
    name: 'Skydeck',
    version: '1.0.0',
    scheme: 'xyz',
    tiles: [addressesOf(places).tilesUrl],
    minzoom: 0,
    maxzoom: MOST_ZOOM,
    bounds: [west, south, east, north],
    center: [(west + east) / 2, (south + north) / 2, bounds ? MOST_ZOOM - 2 : 1],
    attribution: ATTRIBUTION,
    vector_layers: layers,
  };
}
