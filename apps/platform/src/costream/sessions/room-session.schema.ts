import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ROOM_END_REASONS } from '../rooms/room.entity.js';
import type { RoomSessionEntity } from './room-session.entity.js';

/** From the first who comes into a room until all have left. */
export const RoomSession = z
  .object({
    id: z.string().describe('`rms_…`'),
    room_id: z.string(),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    end_reason: z.enum(ROOM_END_REASONS).nullable(),
    joins: z.int().describe('How often somebody came in.'),
    peak_participants: z.int().describe('Most who were there at once.'),
    participant_seconds: z
      .int()
      .describe('For how long people were there, added up; of those who have left.'),
  })
  .meta({ id: 'RoomSession' });

export const RoomSessionListResponse = pageOf(RoomSession);

/** Which sessions to list. */
export const ListRoomSessions = listQuery('room_sessions', { sort: ['created_at'] });
export type ListRoomSessions = z.output<typeof ListRoomSessions.schema>;

export const toSession = (row: RoomSessionEntity): z.output<typeof RoomSession> => ({
  id: row.id,
  room_id: row.roomId,
  started_at: row.startedAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  end_reason: row.endReason,
  joins: row.joins,
  peak_participants: row.peakParticipants,
  participant_seconds: Math.round(row.participantMs / 1000),
});

const TrackQuality = z.object({
  track_id: z.string(),
  direction: z.enum(['in', 'out']).describe('Whether they receive it or send it.'),
  bitrate_bps: z.number(),
  packet_loss: z.number().describe('0 to 1.'),
  jitter_ms: z.number(),
  rtt_ms: z.number(),
  frames_per_second: z.number(),
  width: z.number(),
  height: z.number(),
});

export const RoomStats = z
  .object({
    room_id: z.string(),
    participants: z.int().describe('How many are in it.'),
    publishers: z.int().describe('How many of them publish something.'),
    tracks: z.int().describe('How many tracks they publish.'),
    items: z
      .array(
        z.object({
          identity: z.string(),
          measured_at: z.iso.datetime().nullable().describe('When; null when nothing was.'),
          tracks: z.array(TrackQuality).describe('What their browser measured last.'),
        }),
      )
      .describe('Who is there, with what they measured.'),
  })
  .meta({ id: 'RoomStats' });
export const RoomStatsResponse = envelopeOf(RoomStats);
