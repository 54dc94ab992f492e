import type { Preset } from './preset.js';

/** The name comes once, beside the code, and not in the token; it is not taken from there. */
export const apple: Preset = {
  label: 'Apple',
  documents: [
    'https://developer.apple.com/documentation/signinwithapplerestapi',
    'https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret',
  ],
  issuer: 'https://appleid.apple.com',
  scopes: ['openid', 'email', 'name'],
  clientAuthentication: 'client_secret_post',
  hasPkce: false,
  // Apple asks for it whenever the e-mail address or the name is wanted.
  responseMode: 'form_post',
  claims: { subject: ['sub'], email: 'email', emailVerified: 'email_verified' },
};
