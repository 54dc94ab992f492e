import type { Preset } from './preset.js';

/**
 * Administrators of a directory can write any address into `email`, so it counts as verified only
 * when `xms_edov` says that the directory owns the domain.
 */
export const microsoft: Preset = {
  label: 'Microsoft',
  documents: [
    'https://learn.microsoft.com/entra/identity-platform/v2-protocols-oidc',
    'https://learn.microsoft.com/entra/identity-platform/optional-claims-reference',
  ],
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'client_secret_post',
  hasPkce: true,
  claims: {
    subject: ['tid', 'sub'],
    email: 'email',
    emailVerified: 'xms_edov',
    // Some tokens have it as a boolean, others as a figure or a text.
    verifiedWords: [true, 'true', 1, '1'],
    name: 'name',
  },
};
