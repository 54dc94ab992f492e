import type { Preset } from './preset.js';

/** X tells only addresses that were confirmed. */
export const x: Preset = {
  label: 'X',
  documents: [
    'https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code',
    'https://docs.x.com/x-api/users/get-my-user',
  ],
  issuer: 'https://x.com',
  endpoints: {
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    profile: 'https://api.x.com/2/users/me?user.fields=confirmed_email,profile_image_url',
  },
  scopes: ['tweet.read', 'users.read', 'users.email'],
  clientAuthentication: 'client_secret_basic',
  hasPkce: true,
  claims: {
    subject: ['data.id'],
    email: 'data.confirmed_email',
    isEmailAlwaysVerified: true,
    name: 'data.name',
    picture: 'data.profile_image_url',
  },
};
