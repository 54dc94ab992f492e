import { type Preset, STANDARD_CLAIMS } from './preset.js';

export const google: Preset = {
  label: 'Google',
  documents: ['https://developers.google.com/identity/openid-connect/openid-connect'],
  issuer: 'https://accounts.google.com',
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'client_secret_post',
  hasPkce: true,
  claims: STANDARD_CLAIMS,
};
