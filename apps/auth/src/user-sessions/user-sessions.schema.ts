import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import type { VerifiedUserToken } from './user-tokens.js';
import type { UserSessionEntity } from './user-session.entity.js';

/** Which sessions of users to list. */
export const ListUserSessions = listQuery('user sessions', {
  filters: { user: z.string().max(64).describe('Only sessions of this user, `usr_…`.') },
  sort: ['created_at', 'refreshed_at'],
});
export type ListUserSessions = z.output<typeof ListUserSessions.schema>;

export const UserSession = z
  .object({
    id: z.string().describe('`ses_…`'),
    user_id: z.string().describe('Whose session it is, `usr_…`.'),
    amr: z.array(z.string()).describe('How the user proved itself, such as `otp` (RFC 8176).'),
    aal: z.enum(['aal1', 'aal2']).describe('How sure that is: `aal2` for two factors.'),
    ip: z.string().nullable().describe('Address of the device, as far as it is known.'),
    user_agent: z.string().nullable().describe('Program of the device, as far as it is known.'),
    created_at: z.iso.datetime().describe('When it began.'),
    refreshed_at: z.iso.datetime().describe('When it was last seen: its tokens were refreshed.'),
    expires_at: z.iso.datetime().describe('When it ends at the latest.'),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.output<typeof UserSession>;

export const EndedSessions = z
  .object({
    user_id: z.string().describe('`usr_…`'),
    ended: z.int().describe('How many sessions were in force and are no longer.'),
  })
  .meta({ id: 'EndedSessions' });

export const RefreshUserSession = z
  .strictObject({ refresh_token: z.string().max(200).describe('The newest one of the session.') })
  .meta({ id: 'RefreshUserSession' });
export type RefreshUserSession = z.output<typeof RefreshUserSession>;

export const IntrospectUserToken = z
  .strictObject({ token: z.string().max(4096).describe('An access token of a user.') })
  .meta({ id: 'IntrospectUserToken' });
export type IntrospectUserToken = z.output<typeof IntrospectUserToken>;

export const IntrospectedUserToken = z
  .object({
    active: z.boolean().describe('Whether the token is good now; nothing else is said if not.'),
    user_id: z.string().optional().describe('`usr_…`'),
    session_id: z.string().optional().describe('`ses_…`'),
    amr: z.array(z.string()).optional().describe('How the user proved itself (RFC 8176).'),
    aal: z.string().optional().describe('How sure that is: `aal1` for one factor, `aal2` for two.'),
    authenticated_at: z.iso.datetime().optional().describe('When the user signed in.'),
    expires_at: z.iso.datetime().optional().describe('When the token expires.'),
  })
  .meta({ id: 'IntrospectedUserToken' });
export type IntrospectedUserToken = z.output<typeof IntrospectedUserToken>;

export function toUserSession(session: UserSessionEntity): UserSession {
  const { id, userId, amr, aal, ip, userAgent, createdAt, refreshedAt, expiresAt } = session;
  return {
    id,
    user_id: userId,
    amr,
    aal,
    ip,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    refreshed_at: refreshedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** What a server learns of a good token. */
export function toIntrospected(token: VerifiedUserToken): IntrospectedUserToken {
  const { userId, sessionId, amr, aal, authenticatedAt, expiresAt } = token;
  return {
    active: true,
    user_id: userId,
    session_id: sessionId,
    amr: [...amr],
    aal,
    authenticated_at: authenticatedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
