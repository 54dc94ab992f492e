import type { Geometry, Position } from 'geojson';
import type { FenceShape } from '../../../api/tracking.js';
import type { Drawn } from '../../map/use-drawn.js';

const EARTH_M = 6_371_008.8;
const ROUND_M = 40_075_016.7;
const TILE_PX = 512;
const CORNERS = 72;

type DrawnFence = Drawn['features'][number];

/** A geofence as it is drawn; a corridor as a line that is as wide as it is. */
export function drawnFence(shape: FenceShape, isChosen: boolean): DrawnFence {
  const geometry = geometryOf(shape);
  const line = shape.type === 'corridor' ? shape.line.coordinates : [];
  const shrink = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
  // Of the line at zoom 0; it doubles with each.
  const width = shape.type === 'corridor' ? (shape.width_m * TILE_PX) / (ROUND_M * shrink) : 0;
  return { type: 'Feature', properties: { isChosen, width, kind: shape.type }, geometry };
}

function geometryOf(shape: FenceShape): Geometry {
  if (shape.type === 'polygon') return shape.polygon;
  return shape.type === 'corridor' ? shape.line : { type: 'Polygon', coordinates: [circle(shape)] };
}

function circle({ center, radius_m: metres }: Extract<FenceShape, { type: 'circle' }>): Position[] {
  const away = metres / EARTH_M;
  const [lat, lon] = [center.lat, center.lon].map((degrees) => (degrees * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const bearing = (corner * 2 * Math.PI) / CORNERS;
    const north = Math.asin(
      Math.sin(lat!) * Math.cos(away) + Math.cos(lat!) * Math.sin(away) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(away) * Math.cos(lat!),
      Math.cos(away) - Math.sin(lat!) * Math.sin(north),
    );
    return [((lon! + east) * 180) / Math.PI, (north * 180) / Math.PI];
  });
}
