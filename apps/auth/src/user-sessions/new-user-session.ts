import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { clientOfRequest } from '../factors/policy/client-of-request.js';
import { endOf } from './user-session-life.js';
import type { UserSessionEntity } from './user-session.entity.js';

/** Who signs in, and how it was proven (RFC 8176). */
export interface SignIn {
  readonly tenant: Tenant;
  readonly userId: string;
  readonly amr: readonly string[];
  readonly aal?: 'aal1' | 'aal2';
  /** The number or address that the first factor went to, if it went to one. */
  readonly provenTo?: string | null;
}

/** A session that begins now, on the device of the running request. */
export function newUserSession(
  { tenant, userId, amr, aal = 'aal1', provenTo = null }: SignIn,
  now: Date,
): UserSessionEntity {
  const { ip, userAgent } = clientOfRequest();
  return {
    id: newId('ses', now.getTime()),
    tenant,
    userId,
    amr: [...amr],
    aal,
    provenTo,
    ip,
    userAgent,
    counter: 0,
    authenticatedAt: now,
    refreshedAt: now,
    expiresAt: endOf(now),
    revokedAt: null,
    createdAt: now,
  };
}
