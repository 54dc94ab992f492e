import { SecretBox } from '@skydeck/secret-box';
import { type SealedColumn, sealedFor } from '@skydeck/spine';
import type { AuthConfig } from './auth.config.js';
import { keyOrigin, type KeyPurpose } from './derive-key.js';

/** What auth keeps sealed: sealed anew when the service secret, or the one of its own, is another one. */
export function sealedColumns(config: AuthConfig): SealedColumn[] {
  const under = (purpose: KeyPurpose) => ({ box: new SecretBox(keyOrigin(config, purpose)) });
  const providers = under('sign-in providers');
  return [
    ...sealedFor('signing_key', ['sealed_private_key'], { key: 'kid', ...under('signing keys') }),
    ...sealedFor('project_signing_key', ['sealed_private_key'], {
      key: 'kid',
      ...under('signing keys of projects'),
    }),
    ...sealedFor('factor', ['sealed_secret'], under('secrets of authenticator apps')),
    ...sealedFor('oidc_artifact', ['sealed_payload'], under('artifacts of OpenID providers')),
    ...sealedFor('sign_in_provider', ['sealed_secret'], providers),
    ...sealedFor('sign_in_flow', ['sealed_secrets', 'sealed_profile'], providers),
    ...sealedFor('sign_in_hook', ['sealed_secret'], under('sign-in hooks')),
    ...sealedFor('kyc_session', ['data_key'], under('keys of verifications')),
    ...sealedFor('kyc_provider', ['secret'], under('secrets of providers of checks')),
  ];
}
