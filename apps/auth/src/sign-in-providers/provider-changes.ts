import type { ProviderHttp } from './provider-http.js';
import { checkProvider } from './provider-rules.js';
import type { ProviderSecrets } from './provider-secrets.js';
import type { ProviderOptions, SignInProviderEntity } from './sign-in-provider.entity.js';
import type { UpdateSignInProvider } from './sign-in-providers.schema.js';

/** The values of a provider after a change. @throws 422 when they do not fit each other */
export function changedProvider(
  before: SignInProviderEntity,
  wanted: UpdateSignInProvider,
  secrets: ProviderSecrets,
  http: ProviderHttp,
): Partial<SignInProviderEntity> {
  const { client_secret: secret, issuer = before.issuer } = wanted;
  const options: ProviderOptions = {
    ...before.options,
    ...(wanted.scopes && { scopes: wanted.scopes }),
    ...(wanted.team_id && { team_id: wanted.team_id }),
    ...(wanted.key_id && { key_id: wanted.key_id }),
  };
  const hasSecret = secret === undefined ? before.sealedSecret !== null : secret !== null;
  const { team_id: teamId, key_id: keyId } = options;
  const { kind } = before;
  checkProvider({ kind, issuer, client_secret: secret, hasSecret, teamId, keyId }, http);
  const sealed = secret ? secrets.seal(secret, before.id) : null;
  return {
    name: wanted.name ?? before.name,
    issuer,
    clientId: wanted.client_id ?? before.clientId,
    sealedSecret: secret === undefined ? before.sealedSecret : sealed,
    options,
    redirectUrls: wanted.redirect_urls ?? before.redirectUrls,
    audiences: wanted.audiences ?? before.audiences,
    isEnabled: wanted.is_enabled ?? before.isEnabled,
    trustsEmail: wanted.trusts_email ?? before.trustsEmail,
  };
}
