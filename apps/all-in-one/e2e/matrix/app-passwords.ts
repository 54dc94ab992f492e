import { dataOf } from './call.js';
import type { World } from './world.js';

/** A password of an app of a project. */
export async function makeAppPassword(world: World, token: string): Promise<string> {
  const body = { name: 'Phone', products: ['files'] };
  const made = await dataOf(world.at('vault', '/api/v1/app-passwords'), { token, body });
  return String(made['id']);
}
