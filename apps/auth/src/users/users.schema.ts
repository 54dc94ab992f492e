import { ownerOf } from '@skydeck/auth-guard';
import { createdWithin, listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { Email } from '../otp/email.js';
import { Phone } from '../otp/phone.js';
import { userFields } from './user-fields.js';
import type { UserEntity } from './user.entity.js';

export const CreateUser = z
  .strictObject(userFields)
  .partial()
  .refine(({ phone, email }) => Boolean(phone) || Boolean(email), {
    error: 'Name a phone number, an e-mail address or both.',
    path: ['phone'],
  })
  .meta({ id: 'CreateUser' });
export type CreateUser = z.output<typeof CreateUser>;

export const UpdateUser = z
  .strictObject({
    ...userFields,
    banned_until: z.iso
      .datetime({ offset: true })
      .nullable()
      .describe('Until when signing in is refused; sessions end. Null lifts the ban.'),
  })
  .partial()
  .meta({ id: 'UpdateUser' });
export type UpdateUser = z.output<typeof UpdateUser>;

/** Which users to list. */
export const ListUsers = listQuery('users', {
  filters: {
    phone: Phone.describe('Only the user with this number.'),
    email: Email.describe('Only the user with this address.'),
    external_id: z.string().max(128).describe('Only the user whom you call this.'),
    is_anonymous: z
      .enum(['true', 'false'])
      .describe('Only users nobody knows yet, or only others.'),
    q: z
      .string()
      .trim()
      .min(3)
      .max(254)
      .describe('Only users whose identifier, number or address begins like this.'),
    is_banned: z.enum(['true', 'false']).describe('Only users who are banned now, or are not.'),
    ...createdWithin,
  },
  sort: ['created_at', 'updated_at'],
});
export type ListUsers = z.output<typeof ListUsers.schema>;

const time = () => z.iso.datetime();

/** What the user sees of itself. */
export const OwnUser = z
  .object({
    id: z.string().describe('`usr_…`'),
    mode: z.enum(['live', 'test']).describe('Users of test mode are apart from real ones.'),
    phone: z.string().nullable().describe('Phone number in E.164.'),
    phone_verified_at: time()
      .nullable()
      .describe('When the number was proven; null if it was not.'),
    email: z.string().nullable().describe('E-mail address.'),
    email_verified_at: time()
      .nullable()
      .describe('When the address was proven; null if it was not.'),
    name: z.string().nullable().describe('Name of the person.'),
    is_anonymous: z.boolean().describe('Whether nobody knows yet who it is.'),
    public_metadata: z.record(z.string(), z.unknown()).describe('What the user may see.'),
    last_sign_in_at: time().nullable().describe('When the user last signed in.'),
    created_at: time().describe('When the user was made.'),
    updated_at: time().describe('When the user was last changed.'),
  })
  .meta({ id: 'OwnUser' });
export type OwnUser = z.output<typeof OwnUser>;

export const User = OwnUser.extend({
  external_id: z.string().nullable().describe('What you call the user yourself.'),
  app_metadata: z.record(z.string(), z.unknown()).describe('What only your servers see.'),
  banned_until: time().nullable().describe('Until when signing in is refused.'),
}).meta({ id: 'User' });
export type User = z.output<typeof User>;

export function toOwnUser(user: UserEntity): OwnUser {
  return {
    id: user.id,
    mode: ownerOf(user.tenant).mode,
    phone: user.phone,
    phone_verified_at: user.phoneVerifiedAt?.toISOString() ?? null,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    name: user.name,
    is_anonymous: user.isAnonymous,
    public_metadata: { ...user.publicMetadata },
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

export function toUser(user: UserEntity): User {
  return {
    ...toOwnUser(user),
    external_id: user.externalId,
    app_metadata: { ...user.appMetadata },
    banned_until: user.bannedUntil?.toISOString() ?? null,
  };
}
