import type { Point } from '../../../api/maps.js';
import type { FenceShape, Geofence } from '../../../api/tracking.js';

/** Kinds of geofences. */
export type FenceKind = FenceShape['type'];

/** A geofence that is being drawn. */
export interface FenceDraft {
  /** Of the one that is changed; null for a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly kind: FenceKind;
  /** The middle of a circle, the corners of a polygon, the line of a corridor. */
  readonly points: readonly Point[];
  /** The radius of a circle, the width of a corridor. */
  readonly metres: number;
}

const LEAST_POINTS: Readonly<Record<FenceKind, number>> = { circle: 1, polygon: 3, corridor: 2 };
const USUAL_M: Readonly<Record<FenceKind, number>> = { circle: 200, polygon: 0, corridor: 50 };

export const newDraft = (kind: FenceKind = 'circle'): FenceDraft => ({
  id: null,
  name: '',
  kind,
  points: [],
  metres: USUAL_M[kind],
});

/** The same geofence as another kind: what was drawn for the other one is gone. */
export const asKind = (draft: FenceDraft, kind: FenceKind): FenceDraft => ({
  ...newDraft(kind),
  id: draft.id,
  name: draft.name,
});

/** Puts a point at the end; a circle is moved there. */
export const withPoint = (draft: FenceDraft, point: Point): FenceDraft => ({
  ...draft,
  points: draft.kind === 'circle' ? [point] : [...draft.points, point],
});

/** The shape that is drawn; null while points are missing. */
export function shapeOf({ kind, points, metres }: FenceDraft): FenceShape | null {
  if (points.length < LEAST_POINTS[kind]) return null;
  const line = points.map(({ lat, lon }) => [lon, lat]);
  if (kind === 'circle') return { type: 'circle', center: { ...points[0]! }, radius_m: metres };
  if (kind === 'corridor') {
    return { type: 'corridor', line: { type: 'LineString', coordinates: line }, width_m: metres };
  }
  const coordinates = [[...line, line[0]!]];
  return { type: 'polygon', polygon: { type: 'Polygon', coordinates } };
}

/** A geofence as it can be changed. */
export function draftOf({ id, name, shape }: Geofence): FenceDraft {
  if (shape.type === 'circle') {
    return { id, name, kind: 'circle', points: [shape.center], metres: shape.radius_m };
  }
  if (shape.type === 'corridor') {
    const { line, width_m: metres } = shape;
    return { id, name, kind: 'corridor', points: pointsOf(line.coordinates), metres };
  }
  const ring = pointsOf(shape.polygon.coordinates[0]!).slice(0, -1);
  return { id, name, kind: 'polygon', points: ring, metres: 0 };
}

const pointsOf = (line: readonly (readonly number[])[]): Point[] =>
  line.map(([lon, lat]) => ({ lat: lat!, lon: lon! }));
