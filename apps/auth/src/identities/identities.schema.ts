import { z } from 'zod';
import { Email } from '../otp/email.js';
import { Code } from '../otp/otp.schema.js';
import { Phone } from '../otp/phone.js';
import { UserName } from '../users/user-fields.js';
import type { UserEntity } from '../users/user.entity.js';
import type { UserIdentityEntity } from './user-identity.entity.js';

const time = () => z.iso.datetime().nullable();

export const Identity = z
  .object({
    id: z.string().describe('`idn_…`, or `phone`, `email` or `password`.'),
    kind: z.string().describe('`phone`, `email`, `password`, or which provider it is.'),
    provider_id: z.string().nullable().describe('`sip_…`; null for what is kept here.'),
    subject: z.string().nullable().describe('The number, the address, or who it is there.'),
    email: z.string().nullable().describe('The address that the provider told.'),
    is_verified: z.boolean().describe('Whether the number or address is proven.'),
    name: z.string().nullable().describe('The name that the provider told.'),
    picture_url: z.string().nullable().describe('The picture that the provider told.'),
    last_sign_in_at: time().describe('When the user last came with this provider.'),
    created_at: time().describe('When it was linked; null when that is not known.'),
  })
  .meta({ id: 'Identity' });
export type Identity = z.output<typeof Identity>;

export const IdentityList = z
  .object({ items: z.array(Identity).describe('All of them; a user has few.') })
  .meta({ id: 'IdentityList' });
export type IdentityList = z.output<typeof IdentityList>;

export const LinkIdentity = z
  .strictObject({
    provider_id: z.string().max(64).describe('`sip_…`'),
    subject: z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/, 'A subject has 1 to 255 visible characters of ASCII.')
      .describe('Who it is at the provider, such as the claim `sub`.'),
    email: Email.nullable().optional().describe('The address that the provider told.'),
    name: UserName.nullable().optional(),
  })
  .meta({ id: 'LinkIdentity' });
export type LinkIdentity = z.output<typeof LinkIdentity>;

export const StartContactLink = z
  .strictObject({ email: Email.optional(), phone: Phone.optional() })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
    error: 'Name either `email` or `phone`.',
    path: ['email'],
  })
  .meta({ id: 'StartContactLink' });
export type StartContactLink = z.output<typeof StartContactLink>;

export const FinishContactLink = z
  .strictObject({ id: z.string().max(64).describe('The verification, `otp_…`.'), code: Code })
  .meta({ id: 'FinishContactLink' });
export type FinishContactLink = z.output<typeof FinishContactLink>;

const NONE = {
  provider_id: null,
  email: null,
  name: null,
  picture_url: null,
  last_sign_in_at: null,
  created_at: null,
};

/** A number, an address or a password as a way to sign in. */
export function ownIdentities(user: UserEntity, hasPassword: boolean): Identity[] {
  const found: Identity[] = [];
  const add = (kind: string, subject: string | null, verified: boolean) =>
    found.push({ ...NONE, id: kind, kind, subject, is_verified: verified });
  if (user.phone !== null) add('phone', user.phone, user.phoneVerifiedAt !== null);
  if (user.email !== null) add('email', user.email, user.emailVerifiedAt !== null);
  if (hasPassword) add('password', null, true);
  return found;
}

/** An identity at a provider. */
export function toIdentity(identity: UserIdentityEntity, kind: string): Identity {
  return {
    id: identity.id,
    kind,
    provider_id: identity.providerId,
    subject: identity.subject,
    email: identity.email,
    is_verified: identity.isEmailVerified,
    name: identity.name,
    picture_url: identity.pictureUrl,
    last_sign_in_at: identity.lastSignInAt?.toISOString() ?? null,
    created_at: identity.createdAt.toISOString(),
  };
}
