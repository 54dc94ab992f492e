import { type Preset, STANDARD_CLAIMS } from './preset.js';

export const gitlab: Preset = {
  label: 'GitLab',
  documents: ['https://docs.gitlab.com/integration/openid_connect_provider/'],
  issuer: 'https://gitlab.com',
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'client_secret_basic',
  hasPkce: true,
  claims: STANDARD_CLAIMS,
};
