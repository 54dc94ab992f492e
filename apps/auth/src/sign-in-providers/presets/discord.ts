import type { Preset } from './preset.js';

export const discord: Preset = {
  label: 'Discord',
  documents: [
    'https://docs.discord.com/developers/topics/oauth2',
    'https://docs.discord.com/developers/resources/user',
  ],
  issuer: 'https://discord.com',
  endpoints: {
    authorization: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    profile: 'https://discord.com/api/users/@me',
  },
  scopes: ['identify', 'email'],
  clientAuthentication: 'client_secret_basic',
  hasPkce: true,
  claims: { subject: ['id'], email: 'email', emailVerified: 'verified', name: 'global_name' },
};
