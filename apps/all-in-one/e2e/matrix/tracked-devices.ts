import { dataOf } from './call.js';
import type { World } from './world.js';

/** A device of a project that was somewhere. */
export async function makeTrackedDevice(world: World, token: string): Promise<string> {
  const body = { name: 'Van' };
  const made = await dataOf(world.at('location', '/api/v1/devices'), { token, body });
  const id = String(made['id']);
  const positions = [
    { device_id: id, recorded_at: new Date().toISOString(), lat: 1.0005, lon: 1 },
    { device_id: id, recorded_at: new Date(Date.now() - 60_000).toISOString(), lat: 1, lon: 1 },
  ];
  await dataOf(world.at('location', '/api/v1/positions'), { token, body: { positions } });
  return id;
}
