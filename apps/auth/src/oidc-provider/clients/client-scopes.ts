import { z } from 'zod';

/** What each of the provider's own scopes lets a client see or do, in the words of consent. */
export const OWN_SCOPES: Readonly<Record<string, string>> = {
  openid: 'Know who you are',
  profile: 'See your name',
  email: 'See your e-mail address',
  phone: 'See your phone number',
  offline_access: 'Stay signed in while you are away',
  user: 'Manage your account: sessions, second factors and personal details',
};

/**
 * A scope of the provider, or one of the project's own API such as `orders:read`.
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-3.3
 */
export const Scope = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9_.:/-]*$/, 'Write lower case letters, digits and `_ . : / -`.')
  .describe('`openid`, `profile`, `email`, `phone`, `offline_access`, `user` or one of your own.');
