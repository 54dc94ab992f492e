import { createHash } from 'node:crypto';
import { call, dataOf } from './call.js';
import type { World } from './world.js';

const BACK = 'https://app.example.com/back';

/** A link that signs a user of `alpha` in. */
export async function makeMagicLink(world: World, token: string): Promise<string> {
  await call(world.at('auth', '/api/v1/projects/alpha/auth-settings'), {
    method: 'PATCH',
    token,
    body: { magic_links: { redirect_urls: [BACK] } },
  });
  const codeChallenge = createHash('sha256').update('a secret of the browser').digest('base64url');
  const { id } = await dataOf(world.at('auth', '/api/v1/auth/magic-links'), {
    token,
    body: { email: 'reader@example.com', redirect_url: BACK, code_challenge: codeChallenge },
  });
  return String(id);
}
