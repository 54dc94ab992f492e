import type { UserSessionEntity } from './user-session.entity.js';

/** Two factors are worth two factors for half a day. @see NIST SP 800-63B, section 2.2.3 */
const TWO_FACTORS_MS = 43_200_000;

/** How sure it is now that the user of a session is who began it. */
export function levelOf(
  { aal, authenticatedAt }: Pick<UserSessionEntity, 'aal' | 'authenticatedAt'>,
  now: Date,
): string {
  return now.getTime() - authenticatedAt.getTime() > TWO_FACTORS_MS ? 'aal1' : aal;
}
