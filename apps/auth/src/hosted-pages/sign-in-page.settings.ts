import { z } from 'zod';
import { defineSection } from '../settings/section.js';
import { SignInPageTexts } from './sign-in-page-texts.js';

const Link = z
  .url({ protocol: /^https$/, error: 'Write an address that begins with `https://`.' })
  .max(1024);

/** What the hosted sign-in page offers; its looks are those of the branding. */
export const SignInPageSettings = defineSection('SignInPage', {
  description: 'The hosted sign-in page of your OpenID provider.',
  fields: {
    is_password_offered: z.boolean().describe('Whether users may sign in with a password.'),
    is_code_offered: z.boolean().describe('Whether users may sign in with a code that is sent.'),
    is_passkey_offered: z.boolean().describe('Whether users may sign in with a passkey.'),
    is_link_offered: z
      .boolean()
      .describe('Whether users may sign in with a link by mail, in the same browser.'),
    terms_url: Link.nullable().describe('Your terms of use; null for none.'),
    privacy_url: Link.nullable().describe('Your privacy policy; null for none.'),
    texts: SignInPageTexts.describe('Your own words on the first page, by language.'),
  },
  defaults: {
    is_password_offered: true,
    is_code_offered: true,
    is_passkey_offered: true,
    is_link_offered: false,
    terms_url: null,
    privacy_url: null,
    texts: {},
  },
  check: ({ is_password_offered, is_code_offered }) =>
    is_password_offered || is_code_offered
      ? []
      : [{ field: 'is_code_offered', message: 'Offer a password, a code or both.' }],
});
