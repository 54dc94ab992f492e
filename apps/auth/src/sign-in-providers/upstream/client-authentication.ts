import { type ClientAuth, ClientSecretBasic, ClientSecretPost, None } from 'openid-client';
import type { Preset } from '../presets/preset.js';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';
import { appleClientSecret } from './apple-client-secret.js';

/** How a provider is told that it is us who ask. */
export function clientAuthentication(
  { kind, clientId, options }: SignInProviderEntity,
  preset: Preset,
  secret: string | null,
  now: () => Date,
): ClientAuth {
  if (secret === null) return None();
  if (kind === 'apple') {
    const { team_id: teamId = '', key_id: keyId = '' } = options;
    return async (_server, _client, body) => {
      const client = { clientId, teamId, keyId, privateKey: secret };
      body.set('client_id', clientId);
      body.set('client_secret', await appleClientSecret(client, now()));
    };
  }
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const { clientAuthentication: usual } = preset;
    const known = server.token_endpoint_auth_methods_supported;
    const isBasic =
      known === undefined || known.includes(usual)
        ? usual === 'client_secret_basic'
        : known.includes('client_secret_basic');
    return (isBasic ? basic : post)(server, ...rest);
  };
}
