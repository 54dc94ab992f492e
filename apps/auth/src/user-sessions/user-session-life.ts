import type { UserSessionEntity } from './user-session.entity.js';

const DAY_MS = 86_400_000;
const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 180 * DAY_MS;
const GRACE_MS = 10_000;

/** When a session that begins now ends, however often it is refreshed. */
export const endOf = (now: Date) => new Date(now.getTime() + ABSOLUTE_MS);

/** Sessions that were refreshed at this moment or before are over. */
export const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS);

/** Whether the token before the current one was replaced at most 10 s ago. */
export function isInGrace({ refreshedAt }: UserSessionEntity, now: Date): boolean {
  return now.getTime() - refreshedAt.getTime() <= GRACE_MS;
}

/**
 * Whether a row of `user_session` named `session` is in force: neither ended nor idle, of a user
 * who is not banned, of a project that exists.
 * @param now the SQL parameter that holds the present
 * @param idle the SQL parameter that holds `idleSince`
 */
export const inForce = (now: string, idle: string) => `
  session.revoked_at is null and session.expires_at > ${now} and session.refreshed_at > ${idle}
  and exists (select 1 from end_user where end_user.id = session.user_id
    and (end_user.banned_until is null or end_user.banned_until <= ${now}))
  and exists (select 1 from project where project.id = split_part(session.tenant, '.', 1)
    and project.deleted_at is null)`;
