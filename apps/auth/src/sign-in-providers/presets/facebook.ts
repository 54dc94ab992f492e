import type { Preset } from './preset.js';

/**
 * Facebook does not say whether an address is verified, so none counts as that. Version 25.0 of
 * its API ends on 29 July 2028.
 */
export const facebook: Preset = {
  label: 'Facebook',
  documents: [
    'https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow',
    'https://developers.facebook.com/docs/graph-api/reference/user',
    'https://developers.facebook.com/docs/graph-api/changelog/versions/',
  ],
  issuer: 'https://www.facebook.com',
  endpoints: {
    authorization: 'https://www.facebook.com/v25.0/dialog/oauth',
    token: 'https://graph.facebook.com/v25.0/oauth/access_token',
    profile: 'https://graph.facebook.com/v25.0/me?fields=id,name,email,picture',
  },
  scopes: ['email', 'public_profile'],
  clientAuthentication: 'client_secret_post',
  hasPkce: true,
  claims: { subject: ['id'], email: 'email', name: 'name', picture: 'picture.data.url' },
};
