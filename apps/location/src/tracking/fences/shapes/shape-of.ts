import type { FenceGeometry } from '../fence.js';
import { CircleShape } from './circle-shape.js';
import { CorridorShape } from './corridor-shape.js';
import type { FenceShape } from './fence-shape.js';
import { PolygonShape } from './polygon-shape.js';

/** Checks a geometry and makes it ready. @throws FenceInvalid */
export function shapeOf(geometry: FenceGeometry): FenceShape {
  if (geometry.kind === 'circle') return new CircleShape(geometry);
  if (geometry.kind === 'polygon') return new PolygonShape(geometry);
  return new CorridorShape(geometry);
}
