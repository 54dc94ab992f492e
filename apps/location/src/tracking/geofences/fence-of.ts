import { invalid } from '@skydeck/envelope';
import { FenceInvalid } from '../fences/fence-invalid.js';
import type { Fence, FenceGeometry } from '../fences/fence.js';
import { WatchedFence } from '../fences/watched-fence.js';
import type { GeofenceEntity } from './geofence.entity.js';
import type { GeofenceShape } from './shape.schema.js';

/** What of a geofence is watched. */
export type WatchedPart = Pick<GeofenceEntity, 'id' | 'shape' | 'dwellS' | 'schedule' | 'devices'>;

/** A geofence as it is watched. */
export const fenceOf = ({ id, shape, dwellS, schedule, devices }: WatchedPart): Fence => ({
  id,
  geometry: geometryOf(shape),
  dwellS,
  schedule: schedule && { timeZone: schedule.time_zone, hours: schedule.hours },
  devices: devices && { deviceIds: devices.ids, labels: devices.labels },
});

/** How many points a shape has. */
export function pointsOf(shape: GeofenceShape): number {
  if (shape.type === 'circle') return 1;
  if (shape.type === 'corridor') return shape.line.coordinates.length;
  return shape.polygon.coordinates.reduce((sum, ring) => sum + ring.length, 0);
}

/** @throws `validation_failed` that names the place when the geofence cannot be watched */
export function checkGeofence(part: WatchedPart): void {
  try {
    // All there is to check is checked by making it ready.
    void new WatchedFence(fenceOf(part));
  } catch (error) {
    if (!(error instanceof FenceInvalid)) throw error;
    const location = `body.${placeOf(error.field)}`;
    const message = error.message.slice(error.field.length + 2);
    throw invalid([
      { location, code: error.fault, message: message.replaceAll(/\brings\.[\d.]*\d/g, placeOf) },
    ]);
  }
}

function geometryOf(shape: GeofenceShape): FenceGeometry {
  if (shape.type === 'circle') {
    return { kind: 'circle', ...shape.center, radiusM: shape.radius_m };
  }
  if (shape.type === 'polygon') return { kind: 'polygon', rings: shape.polygon.coordinates };
  return { kind: 'corridor', line: shape.line.coordinates, widthM: shape.width_m };
}

/** Where in a geofence lies what the fence calls `rings.0.17`. */
function placeOf(field: string): string {
  if (field.startsWith('schedule')) return field;
  return `shape.${field.replace(/^rings/, 'polygon.coordinates').replace(/^line/, 'line.coordinates')}`;
}
