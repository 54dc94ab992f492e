import { dataOf } from './call.js';
import type { World } from './world.js';

/** A geofence of a project. */
export async function makeGeofence(world: World, token: string): Promise<string> {
  const shape = { type: 'circle', center: { lat: 1, lon: 1 }, radius_m: 100 };
  const body = { name: 'Village', shape };
  const made = await dataOf(world.at('location', '/api/v1/geofences'), { token, body });
  return String(made['id']);
}
