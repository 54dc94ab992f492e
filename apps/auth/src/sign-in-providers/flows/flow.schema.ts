import { z } from 'zod';
import { SignedInUserView } from '../../user-passwords/user-passwords.schema.js';

const CodeChallenge = z
  .string()
  .regex(/^[\w-]{43}$/, 'Write the SHA-256 of the verifier in base64url: 43 characters.')
  .describe('SHA-256 of a verifier that only your product knows (RFC 7636, `S256`).');

const fields = {
  redirect_url: z.string().max(2048).describe('Where the user returns to; one of the provider.'),
  code_challenge: CodeChallenge,
  state: z
    .string()
    .max(512)
    .optional()
    .describe('Comes back with the user, as it is; bind it to the browser.'),
};

/** The query with which a browser is sent to a provider. */
export const AuthorizeQuery = z.strictObject(fields);
export type AuthorizeQuery = z.output<typeof AuthorizeQuery>;

export const StartLink = z
  .strictObject({ provider_id: z.string().max(64).describe('`sip_…`'), ...fields })
  .meta({ id: 'StartIdentityLink' });
export type StartLink = z.output<typeof StartLink>;

export const StartedLink = z
  .object({
    url: z.string().describe('Send the user there, once.'),
    expires_at: z.iso.datetime().describe('Until when the user must have come back.'),
  })
  .meta({ id: 'StartedIdentityLink' });
export type StartedLink = z.output<typeof StartedLink>;

export const ExchangeCode = z
  .strictObject({
    code: z.string().max(128).describe('The `code` that the user has come back with.'),
    code_verifier: z
      .string()
      .regex(/^[\w.~-]{43,128}$/, 'A verifier has 43 to 128 unreserved characters.')
      .describe('What the challenge was made of.'),
  })
  .meta({ id: 'ExchangeSignInCode' });
export type ExchangeCode = z.output<typeof ExchangeCode>;

export const IdTokenSignIn = z
  .strictObject({
    provider_id: z.string().max(64).describe('`sip_…`'),
    id_token: z.string().max(8192).describe('What the SDK of the provider gave to your app.'),
    nonce: z
      .string()
      .min(16)
      .max(256)
      .describe('What your app made it with; the token holds it, or its SHA-256 in hex.'),
  })
  .meta({ id: 'SignInWithIdToken' });
export type IdTokenSignIn = z.output<typeof IdTokenSignIn>;

export { SignedInUserView };
