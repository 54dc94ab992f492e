import { type Preset, STANDARD_CLAIMS } from './preset.js';

/** LinkedIn repeats no nonce in its token, so the profile is asked for instead. */
export const linkedin: Preset = {
  label: 'LinkedIn',
  documents: [
    'https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2',
  ],
  issuer: 'https://www.linkedin.com/oauth',
  endpoints: {
    authorization: 'https://www.linkedin.com/oauth/v2/authorization',
    token: 'https://www.linkedin.com/oauth/v2/accessToken',
    profile: 'https://api.linkedin.com/v2/userinfo',
  },
  scopes: ['openid', 'profile', 'email'],
  clientAuthentication: 'client_secret_post',
  hasPkce: false,
  claims: STANDARD_CLAIMS,
};
