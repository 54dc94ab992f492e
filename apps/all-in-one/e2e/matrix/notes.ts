import { dataOf } from './call.js';
import type { World } from './world.js';

/** A note of a project, with a box and a text. */
export async function makeNote(world: World, token: string): Promise<Record<string, string>> {
  const body = { title: 'Shop', body: '- [ ] Milk' };
  const made = await dataOf(world.at('vault', '/api/v1/notes'), { token, body });
  return { note: String(made['id']), revision: '1' };
}
