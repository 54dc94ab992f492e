import type { KeyEntity } from './key.entity.js';
import type { UpdateKey } from './keys.schema.js';

/** What of a key can be changed. */
export type KeyChanges = Partial<
  Pick<KeyEntity, 'name' | 'allowedCidrs' | 'rateLimitPerMinute' | 'expiresAt'>
>;

/** The columns that a request names, and no others. */
export function changesOf(wanted: UpdateKey): KeyChanges {
  const { name, allowed_cidrs, rate_limit_per_minute, expires_at } = wanted;
  return {
    ...(name !== undefined && { name }),
    ...(allowed_cidrs && { allowedCidrs: allowed_cidrs }),
    ...(rate_limit_per_minute !== undefined && { rateLimitPerMinute: rate_limit_per_minute }),
    ...(expires_at !== undefined && {
      expiresAt: expires_at === null ? null : new Date(expires_at),
    }),
  };
}

/** Whether a key is over, or has a successor: what it may do is settled then. */
export function hasEnded({ revokedAt, rotatedTo, expiresAt }: KeyEntity, now: Date): boolean {
  return revokedAt !== null || rotatedTo !== null || (expiresAt !== null && expiresAt <= now);
}
