import { statement } from '@skydeck/database';
import type { RoomEndReason, RoomEntity } from './room.entity.js';

/** Rooms whose time has come for something, those who are on the way in not disturbed. */
export const DUE_ROOMS = statement(`
  select id from room
  where status <> 'ended' and (status <> 'idle' or closes_at is not null or not is_persistent)
    and (closes_at <= $1 or session_closes_at <= $1
      or status = 'scheduled' and (opens_at is null or opens_at <= $1)
      or status = 'active' and participants = 0
        and empty_since + departure_timeout_s * interval '1 second' <= $1
        and not exists (select 1 from room_stay where room_id = room.id and status = 'joining')
      or status = 'idle' and not is_persistent and empty_timeout_s > 0
        and empty_since + empty_timeout_s * interval '1 second' <= $1
        and not exists (select 1 from room_stay
          where room_id = room.id and status in ('joining', 'waiting')))
  order by id limit $2`);

/** Rooms of projects that were deleted, as is written down when that is heard. */
export const ORPHANED_ROOMS = statement(`
  select room.id from room
  join database_ended_project ended on ended.project_id = room.project_id
  where room.status <> 'ended' order by room.id limit $1`);

/** What is to become of a room. */
export type DueStep =
  | { readonly step: 'open' }
  | { readonly step: 'end' | 'finish'; readonly reason: RoomEndReason };

/** What is to become of a room by now, if anything. */
export function dueStepOf(room: RoomEntity, now: Date, isOrphaned = false): DueStep | null {
  const { status, emptySince } = room;
  const isPast = (at: Date | null) => at !== null && at <= now;
  const isEmptyFor = (seconds: number) =>
    emptySince !== null && now.getTime() - emptySince.getTime() >= seconds * 1000;
  if (status === 'ended') return null;
  if (isOrphaned) return { step: 'end', reason: 'project_deleted' };
  if (isPast(room.closesAt)) return { step: 'end', reason: 'closed' };
  if (status === 'scheduled') {
    return room.opensAt === null || isPast(room.opensAt) ? { step: 'open' } : null;
  }
  if (status === 'active') {
    if (isPast(room.sessionClosesAt)) return { step: 'finish', reason: 'max_duration' };
    const isEmpty = room.participants === 0 && isEmptyFor(room.departureTimeoutS);
    return isEmpty ? { step: 'finish', reason: 'empty' } : null;
  }
  const ends = !room.isPersistent && room.emptyTimeoutS > 0 && isEmptyFor(room.emptyTimeoutS);
  return ends ? { step: 'end', reason: 'empty' } : null;
}
