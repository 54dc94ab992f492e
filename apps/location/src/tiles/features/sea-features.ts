import type { Position } from 'geojson';
import type { Bounds } from '../../maps/regions/region.entity.js';
import type { MapFeature } from '../schema/map-feature.js';
import { joinCoasts } from './join-coasts.js';
import type { MappedShapes } from './mapped-shapes.js';
import { seaOf } from './sea.js';

const SHARE = 0.2;
const [LEAST_DEG, MOST_DEG] = [0.02, 0.2];

/** The sea around what is mapped, and where the map ends with it. */
export function seaFeatures(
  shapes: MappedShapes,
  land: Bounds,
): { sea: MapFeature[]; bounds: Bounds } {
  const coasts = joinCoasts(shapes);
  if (coasts.length === 0) return { sea: [], bounds: land };
  const bounds = widened(land, coasts);
  const sea = seaOf(coasts, bounds).map((coordinates): MapFeature => {
    const geometry = { type: 'Polygon', coordinates } as const;
    return { layer: 'water', minZoom: 0, geometry, properties: { class: 'ocean' } };
  });
  return { sea, bounds };
}

function widened(land: Bounds, coasts: readonly Position[][]): Bounds {
  let [south, west, north, east] = land;
  for (const [lon, lat] of coasts.flat()) {
    [south, north] = [Math.min(south, lat!), Math.max(north, lat!)];
    [west, east] = [Math.min(west, lon!), Math.max(east, lon!)];
  }
  const [tall, wide] = [more(north - south), more(east - west)];
  return [
    Math.max(-85, south - tall),
    Math.max(-180, west - wide),
    Math.min(85, north + tall),
    Math.min(180, east + wide),
  ];
}

const more = (size: number): number => Math.min(MOST_DEG, Math.max(LEAST_DEG, size * SHARE));
