import { usageError } from '../../failures/cli-error.js';

/** Polygons by their rings, as GeoJSON has them. */
export interface ClosedAreas {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly unknown[];
}

interface GeoJson {
  readonly type?: string;
  readonly coordinates?: unknown;
  readonly geometry?: unknown;
  readonly geometries?: unknown;
  readonly features?: unknown;
}

const MOST_DEEP = 20;

/** All polygons of a document of GeoJSON: of geometries, features and collections of them. */
export function closedAreasIn(document: unknown): ClosedAreas {
  const coordinates = polygonsIn(document, 0);
  if (coordinates.length === 0) throw usageError('The file has no Polygon and no MultiPolygon.');
  return { type: 'MultiPolygon', coordinates };
}

function polygonsIn(node: unknown, depth: number): unknown[] {
  if (typeof node !== 'object' || node === null || depth > MOST_DEEP) return [];
  const { type, coordinates, geometry, geometries, features } = node as GeoJson;
  const all = (nodes: unknown) =>
    Array.isArray(nodes) ? nodes.flatMap((one) => polygonsIn(one, depth + 1)) : [];
  if (type === 'Polygon') return [coordinates];
  if (type === 'MultiPolygon') return Array.isArray(coordinates) ? coordinates : [];
  if (type === 'Feature') return polygonsIn(geometry, depth + 1);
  if (type === 'FeatureCollection') return all(features);
  return type === 'GeometryCollection' ? all(geometries) : [];
}
