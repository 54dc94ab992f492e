import { dataOf } from './call.js';
import type { World } from './world.js';

/** Makes an OpenID client of `alpha`. */
export async function makeOidcClient(world: World, token: string): Promise<string> {
  const body = {
    name: 'Shop',
    type: 'confidential',
    redirect_uris: ['https://shop.example/callback'],
  };
  return String((await dataOf(world.at('auth', '/api/v1/auth/clients'), { token, body }))['id']);
}
