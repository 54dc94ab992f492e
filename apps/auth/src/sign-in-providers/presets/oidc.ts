import { type Preset, STANDARD_CLAIMS } from './preset.js';

/** Any provider that speaks OpenID Connect; its issuer comes from the project. */
export const oidc: Preset = {
  label: 'OpenID Connect',
  documents: ['https://openid.net/specs/openid-connect-core-1_0.html'],
  issuer: '',
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'client_secret_basic',
  hasPkce: true,
  claims: STANDARD_CLAIMS,
};
