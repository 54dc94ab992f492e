import { newId } from '@skydeck/ids';
import type { World } from './world.js';

/** How the users of `alpha` sign in besides: a provider, and a hook that nobody asks. */
export async function makeSignIn(world: World, token: string): Promise<Record<string, string>> {
  const provider = await world.auth('/auth/providers', token, {
    kind: 'oidc',
    issuer: 'https://id.example.com',
    client_id: 'alpha',
    redirect_urls: ['https://alpha.example.com/'],
  });
  const hook = await world.auth('/auth/hooks', token, {
    kind: 'custom_claims',
    url: 'https://alpha.example.com/claims',
    on_failure: 'allow',
    is_enabled: false,
  });
  return {
    'auth/providers': String(provider['id']),
    'auth/hooks': String(hook['id']),
    identity: newId('idn'),
  };
}
