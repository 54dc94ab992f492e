import { checkPhone } from '../otp/phone.js';
import type { UserEntity } from './user.entity.js';
import type { UpdateUser } from './users.schema.js';

/** What callers can change of a user. */
export type UserValues = Pick<
  UserEntity,
  | 'phone'
  | 'phoneVerifiedAt'
  | 'email'
  | 'emailVerifiedAt'
  | 'name'
  | 'publicMetadata'
  | 'appMetadata'
  | 'bannedUntil'
  | 'externalId'
>;

/** A user of whom nothing is known yet. */
export const NOTHING: UserValues = {
  phone: null,
  phoneVerifiedAt: null,
  email: null,
  emailVerifiedAt: null,
  name: null,
  publicMetadata: {},
  appMetadata: {},
  bannedUntil: null,
  externalId: null,
};

/** The values of a user after a change. Another number or address is unproven until said to be. */
export function changed(before: UserValues, wanted: UpdateUser, now: Date): UserValues {
  const { phone = before.phone, email = before.email } = wanted;
  if (typeof wanted.phone === 'string') checkPhone(wanted.phone);
  const verified = (is: boolean | undefined, at: Date | null, known: boolean, exists: boolean) => {
    if (!exists || is === false) return null;
    const kept = known ? at : null;
    return is === true ? (kept ?? now) : kept;
  };
  const { is_phone_verified, is_email_verified, banned_until: until } = wanted;
  const isSamePhone = phone === before.phone;
  const isSameEmail = email === before.email;
  return {
    phone,
    phoneVerifiedAt: verified(is_phone_verified, before.phoneVerifiedAt, isSamePhone, !!phone),
    email,
    emailVerifiedAt: verified(is_email_verified, before.emailVerifiedAt, isSameEmail, !!email),
    name: wanted.name === undefined ? before.name : wanted.name,
    publicMetadata: wanted.public_metadata ?? before.publicMetadata,
    appMetadata: wanted.app_metadata ?? before.appMetadata,
    externalId: wanted.external_id === undefined ? before.externalId : wanted.external_id,
    bannedUntil: until ? new Date(until) : until === null ? null : before.bannedUntil,
  };
}
