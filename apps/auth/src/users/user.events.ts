import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { UserEntity } from './user.entity.js';

const User = z.object({
  id: z.string().describe('`usr_…`'),
  has_phone: z.boolean().describe('Whether a phone number is known.'),
  has_email: z.boolean().describe('Whether an e-mail address is known.'),
  is_banned: z.boolean().describe('Whether signing in is refused for now.'),
});

/** What happens to the users of a project. No event holds what names a person. */
export const UserEvents = defineEvents('user', {
  created: { schema: User, description: 'A user was made, by a server or by signing in.' },
  updated: { schema: User, description: 'A user was changed.' },
  banned: { schema: User, description: 'A user may not sign in for a while; sessions have ended.' },
  unbanned: { schema: User, description: 'A user may sign in again.' },
  deleted: { schema: User, description: 'A user was deleted, sessions and all.' },
});

/** What events show of a user. */
export function toUserData({ id, phone, email, bannedUntil }: UserEntity, now: Date) {
  return {
    id,
    has_phone: phone !== null,
    has_email: email !== null,
    is_banned: bannedUntil !== null && bannedUntil > now,
  };
}

/** What the audit log shows of a user: it is kept for years, so nothing that names a person. */
export function userState(user: UserEntity): AuditState {
  return {
    has_phone: user.phone !== null,
    has_email: user.email !== null,
    phone_verified_at: user.phoneVerifiedAt,
    email_verified_at: user.emailVerifiedAt,
    banned_until: user.bannedUntil,
    version: user.version,
  };
}
