import type { Preset } from './preset.js';

export const github: Preset = {
  label: 'GitHub',
  documents: [
    'https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps',
    'https://docs.github.com/rest/users/emails',
  ],
  issuer: 'https://github.com/login/oauth',
  endpoints: {
    authorization: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    profile: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
  },
  scopes: ['read:user', 'user:email'],
  clientAuthentication: 'client_secret_post',
  hasPkce: true,
  // What `/user` shows as `email` is chosen by the person; the list says what is verified.
  claims: { subject: ['id'], name: 'name', picture: 'avatar_url' },
};
