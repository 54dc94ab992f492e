import { runStatement, statement } from '@skydeck/database';
import type { EntityManager } from 'typeorm';
import type { RoomGrant } from '../engine/room-grant.js';
import type { JoinRefusal } from '../engine/room-keeper.js';
import type { RoomEntity } from '../rooms/room.entity.js';

/** Who was let in has this long to be there; then the seat is free again. */
export const SEAT_MS = 30_000;

/** What rows say of somebody who wants to come in. */
export interface Standing {
  readonly isRevoked: boolean;
  /** Whether the token counts once, and did. */
  readonly isUsed: boolean;
  readonly isBanned: boolean;
  readonly isThere: boolean;
  /** Whether they were let into this session before. */
  readonly isKnown: boolean;
  /** Seats that others have. */
  readonly taken: number;
}

const STANDING = statement(`
  select
    exists (select 1 from room_token where id = $3 and room_id = $1 and revoked_at is not null)
      as "isRevoked",
    exists (select 1 from room_token where id = $3 and room_id = $1 and used_at is not null)
      as "isUsed",
    exists (select 1 from room_ban where room_id = $1 and identity = $2) as "isBanned",
    exists (select 1 from room_stay where room_id = $1 and identity = $2 and status = 'active')
      as "isThere",
    exists (select 1 from room_stay where room_id = $1 and identity = $2 and session_id = $4
      and (status = 'active' or leave_reason not in ('removed', 'denied', 'moved'))) as "isKnown",
    (select count(distinct identity)::int from room_stay
      where room_id = $1 and identity <> $2 and status <> 'disconnected'
        and (status <> 'joining' or seen_at > $5)) as taken`);

/** Reads what rows say of somebody. */
export async function standingOf(
  manager: EntityManager,
  room: RoomEntity,
  { identity, tokenId }: Omit<RoomGrant, 'projectId'>,
  now: Date,
): Promise<Standing> {
  const since = new Date(now.getTime() - SEAT_MS);
  const values = [room.id, identity, tokenId, room.sessionId ?? '', since];
  const [row] = await runStatement<Standing>(manager, STANDING, values);
  if (!row) throw new Error('Postgres answered no row.');
  return row;
}

/** Why somebody may not come in, if they may not. */
export function refusalOf(
  room: RoomEntity,
  standing: Standing,
  moderates: boolean,
  now: Date,
): JoinRefusal | null {
  if (room.status === 'ended' || isPast(room.closesAt, now)) return 'room_ended';
  if (standing.isBanned) return 'banned';
  if (standing.isRevoked) return 'revoked';
  if (standing.isUsed) return 'token_used';
  if (room.opensAt && room.opensAt > now) return 'not_open_yet';
  if (standing.isThere && room.duplicateIdentity === 'reject') return 'duplicate';
  if (standing.taken >= room.maxParticipants) return 'room_full';
  // Locked is full for those who are new.
  if (room.isLocked && !moderates && !standing.isKnown) return 'room_full';
  return null;
}

/** Whether somebody waits for a moderator. */
export const mustWait = (room: RoomEntity, standing: Standing, moderates: boolean): boolean =>
  room.hasWaitingRoom && !moderates && !standing.isKnown;

const isPast = (at: Date | null, now: Date) => at !== null && at <= now;

/** What somebody reads who may not come in. */
export const REFUSALS: Readonly<Record<JoinRefusal, string>> = {
  bad_token: 'The token is none of this installation.',
  token_expired: 'The token has expired.',
  revoked: 'The token was revoked.',
  token_used: 'The token lets in once, and did.',
  banned: 'This identity is banned from the room.',
  no_room: 'There is no such room.',
  room_ended: 'The room has ended.',
  not_open_yet: 'The room is not open yet.',
  room_full: 'The room is full or locked.',
  duplicate: 'Somebody of this identity is in the room.',
};
