import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const Encoded = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/, 'Encode it as base64url.');

const shared = {
  id: Encoded(1400).describe('Identifier of the credential.'),
  rawId: Encoded(1400).describe('The same.'),
  type: z.literal('public-key').describe('Always `public-key`.'),
  authenticatorAttachment: z
    .enum(['platform', 'cross-platform'])
    .nullish()
    .describe('How the authenticator is attached.'),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional().describe('Of extensions.'),
};

/** What `navigator.credentials.create` made, as `toJSON` writes it. */
export const CreatedCredential = z
  .object({
    ...shared,
    response: z.object({
      clientDataJSON: Encoded(16_384).describe('What the browser says of it.'),
      attestationObject: Encoded(65_536).describe('What the authenticator says of it.'),
      transports: z.array(z.string().max(32)).max(10).optional().describe('How it can be reached.'),
    }),
  })
  .describe('What `navigator.credentials.create` returned, by `toJSON`.')
  .meta({ id: 'CreatedCredential' });

/** What `navigator.credentials.get` found, as `toJSON` writes it. */
export const FoundCredential = z
  .object({
    ...shared,
    response: z.object({
      clientDataJSON: Encoded(16_384).describe('What the browser says of it.'),
      authenticatorData: Encoded(16_384).describe('What the authenticator says of it.'),
      signature: Encoded(8192).describe('What the authenticator has signed both with.'),
      userHandle: z.string().max(200).nullish().describe('Whose passkey it is.'),
    }),
  })
  .describe('What `navigator.credentials.get` returned, by `toJSON`.')
  .meta({ id: 'FoundCredential' });
export type CreatedCredential = z.output<typeof CreatedCredential>;
export type FoundCredential = z.output<typeof FoundCredential>;

/** The library names null and absent fields in its own way. */
export const toRegistration = (given: CreatedCredential) =>
  ({ clientExtensionResults: {}, ...given }) as unknown as RegistrationResponseJSON;

export const toAuthentication = (given: FoundCredential) =>
  ({ clientExtensionResults: {}, ...given }) as unknown as AuthenticationResponseJSON;
