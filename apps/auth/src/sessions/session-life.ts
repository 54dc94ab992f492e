import type { RefreshToken } from './refresh-token.js';
import type { SessionClient, SessionEntity } from './session.entity.js';

const DAY_MS = 86_400_000;
const GRACE_MS = 10_000;
/** A browser is used by several people sooner than a tool on a developer's machine is. */
const LIFE: Record<SessionClient, { idleMs: number; absoluteMs: number }> = {
  browser: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  device: { idleMs: 30 * DAY_MS, absoluteMs: 180 * DAY_MS },
};

/** When a session that begins now ends, however often it is refreshed. */
export function endOf(client: SessionClient, now: Date): Date {
  return new Date(now.getTime() + LIFE[client].absoluteMs);
}

/** Sessions that were refreshed at this moment or before are over. */
export function idleSince(client: SessionClient, now: Date): Date {
  return new Date(now.getTime() - LIFE[client].idleMs);
}

/** Whether a session is in force. */
export function isAlive(session: SessionEntity, now: Date): boolean {
  const { revokedAt, expiresAt, refreshedAt, client } = session;
  return revokedAt === null && expiresAt > now && refreshedAt > idleSince(client, now);
}

/** Whether a token is the one before the current, and was replaced at most 10 s ago. */
export function isGrace(
  { counter, refreshedAt }: SessionEntity,
  token: RefreshToken,
  now: Date,
): boolean {
  return counter - token.counter === 1 && now.getTime() - refreshedAt.getTime() <= GRACE_MS;
}
