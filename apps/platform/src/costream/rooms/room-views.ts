import type { RoomInfo } from '@skydeck/costream/protocol';
import type { RoomSpec } from '../engine/room-spec.js';
import type { RoomEntity } from './room.entity.js';

/** What everybody in a room may know of it. */
export const infoOf = (row: RoomEntity): RoomInfo => ({
  id: row.id,
  name: row.name,
  mode: row.mode,
  metadata: row.metadata as RoomInfo['metadata'],
  is_recording: row.isRecording,
  closes_at: earlierOf(row.closesAt, row.sessionClosesAt)?.toISOString() ?? null,
});

/** What an engine needs to know of it. */
export const specOf = (row: RoomEntity): RoomSpec => ({
  id: row.id,
  projectId: row.projectId,
  maxParticipants: row.maxParticipants,
  maxPublishers: row.maxPublishers,
  videoCodecs: row.videoCodecs,
  bitrateBps: row.bitrateBps,
});

/** When a session that began then must be over. */
export const sessionEndOf = (
  { maxDurationS }: Pick<RoomEntity, 'maxDurationS'>,
  startedAt: Date,
): Date | null => (maxDurationS === 0 ? null : new Date(startedAt.getTime() + maxDurationS * 1000));

function earlierOf(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
