import { dataOf } from './call.js';
import type { World } from './world.js';

const HOUR_MS = 3_600_000;

/** A link to a device of a project, and its token. */
export async function makeShare(
  world: World,
  token: string,
  device: string,
): Promise<{ share: string; share_token: string }> {
  const body = { devices: [device], until: new Date(Date.now() + HOUR_MS).toISOString() };
  const made = await dataOf(world.at('location', '/api/v1/shares'), { token, body });
  return { share: String(made['id']), share_token: String(made['token']) };
}

/** A token by which devices are followed. */
export async function makeStreamToken(world: World, token: string): Promise<string> {
  const made = await dataOf(world.at('location', '/api/v1/stream/tokens'), { token, body: {} });
  return String(made['token']);
}
