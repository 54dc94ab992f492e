import type { FenceGeometry } from '../fence.js';
import { CircleShape } from './circle-shape.js';
import { CorridorShape } from './corridor-shape.js';
import type { FenceShape } from './fence-shape.js';
import { PolygonShape } from './polygon-shape.js';

/**
 * Checks a geometry and makes it ready.
 * @param isChecked whether it was checked before, so that crossings need not be looked for again
 * @throws FenceInvalid
 */
export function shapeOf(geometry: FenceGeometry, isChecked = false): FenceShape {
  if (geometry.kind === 'circle') return new CircleShape(geometry);
  if (geometry.kind === 'polygon') return new PolygonShape(geometry, isChecked);
  return new CorridorShape(geometry);
}
