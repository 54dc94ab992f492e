import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { metadataOf } from './room-metadata.js';
import {
  DUPLICATE_IDENTITIES,
  ROOM_END_REASONS,
  ROOM_MODES,
  ROOM_RECORDS,
  ROOM_STATUSES,
  type RoomEntity,
} from './room.entity.js';

const DAY_S = 86_400;
const whole = (least: number, most: number) => z.int().min(least).max(most);

/** What people see of a room; need not be unique. */
const name = z.string().trim().min(1).max(128).describe('What people see.');
const at = z.iso.datetime({ offset: true }).nullable();
const fields = {
  name,
  max_participants: whole(1, 500).describe('Most who may be in it, those who wait included.'),
  max_publishers: whole(1, 50).describe('Most who may publish at once.'),
  empty_timeout_s: whole(0, 7 * DAY_S).describe(
    'Seconds after which one that is not persistent ends when nobody comes; 0 for never.',
  ),
  departure_timeout_s: whole(0, 3_600).describe(
    'Seconds that a session goes on when the last has left.',
  ),
  max_duration_s: whole(0, 7 * DAY_S).describe('Seconds that a session may take; 0 for any time.'),
  persistent: z
    .boolean()
    .describe('Whether it is there for the next session when all have left; otherwise it ends.'),
  opens_at: at.describe('From when on it lets people in; null for at once.'),
  closes_at: at.describe('When it ends and everybody is sent away; null for never.'),
  waiting_room: z.boolean().describe('Whether those who do not moderate wait to be let in.'),
  locked: z.boolean().describe('Whether it takes nobody in who is not there.'),
  video_codecs: z
    .array(z.enum(['vp8', 'h264', 'vp9']))
    .min(1)
    .max(3)
    .refine((codecs) => new Set(codecs).size === codecs.length, { error: 'Name each once.' })
    .describe('Codecs of video that it takes, the preferred one first.'),
  bitrate_bps: whole(64_000, 50_000_000).describe(
    'Most that one publisher sends, in bits a second.',
  ),
  record: z.enum(ROOM_RECORDS).describe('What is recorded of each session without being asked.'),
  duplicate_identity: z
    .enum(DUPLICATE_IDENTITIES)
    .describe('Whether who comes under an identity that is there takes its place, or is refused.'),
  metadata: metadataOf(64).describe('Anything, for your own use; everybody in the room sees it.'),
};

export const CreateRoom = z
  .strictObject({
    name: fields.name.default('Room'),
    mode: z
      .enum(ROOM_MODES)
      .default('conference')
      .describe(
        'What tokens allow when nothing else is said: `speaker`, or `viewer` in broadcasts.',
      ),
    max_participants: fields.max_participants.default(50),
    max_publishers: fields.max_publishers.default(12),
    empty_timeout_s: fields.empty_timeout_s.default(300),
    departure_timeout_s: fields.departure_timeout_s.default(20),
    max_duration_s: fields.max_duration_s.default(0),
    persistent: fields.persistent.default(true),
    opens_at: fields.opens_at.default(null),
    closes_at: fields.closes_at.default(null),
    waiting_room: fields.waiting_room.default(false),
    locked: fields.locked.default(false),
    video_codecs: fields.video_codecs.default(['vp8', 'h264']),
    bitrate_bps: fields.bitrate_bps.default(2_500_000),
    record: fields.record.default('off'),
    duplicate_identity: fields.duplicate_identity.default('replace'),
    metadata: fields.metadata.default(null),
  })
  .meta({ id: 'CreateRoom' });
export type CreateRoom = z.output<typeof CreateRoom>;

export const UpdateRoom = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateRoom' });
export type UpdateRoom = z.output<typeof UpdateRoom>;

/** A room as its owner sees it. */
export const Room = z
  .object({
    id: z.string().describe('`room_…`'),
    mode: z.enum(ROOM_MODES),
    status: z
      .enum(ROOM_STATUSES)
      .describe('`scheduled` lets nobody in yet; `active` has a session; `ended` is for good.'),
    end_reason: z.enum(ROOM_END_REASONS).nullable().describe('Why it has ended.'),
    ...fields,
    participants: z.int().describe('How many are in it now.'),
    session_id: z.string().nullable().describe('The session that is not over, `rms_…`.'),
    is_recording: z.boolean().describe('Whether it is recorded now.'),
    join_url: z.string().describe('The page where people meet; they need a token.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    version: z.int().describe('Counts changes.'),
  })
  .meta({ id: 'Room' });
export type Room = z.output<typeof Room>;

export const RoomResponse = envelopeOf(Room);
export const RoomListResponse = pageOf(Room);

/** Which rooms to list. */
export const ListRooms = listQuery('rooms', {
  filters: {
    status: z.enum(ROOM_STATUSES).describe('Only those; all but ended ones when not given.'),
    name: z.string().min(1).max(128).describe('Only those whose name has this in it.'),
    ...createdWithin,
  },
  sort: ['created_at', 'name'],
});
export type ListRooms = z.output<typeof ListRooms.schema>;

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** @param joinUrl the page where people meet */
export const toRoom = (row: RoomEntity, joinUrl: string): Room => ({
  id: row.id,
  name: row.name,
  mode: row.mode,
  status: row.status,
  end_reason: row.endReason,
  max_participants: row.maxParticipants,
  max_publishers: row.maxPublishers,
  empty_timeout_s: row.emptyTimeoutS,
  departure_timeout_s: row.departureTimeoutS,
  max_duration_s: row.maxDurationS,
  persistent: row.isPersistent,
  opens_at: iso(row.opensAt),
  closes_at: iso(row.closesAt),
  waiting_room: row.hasWaitingRoom,
  locked: row.isLocked,
  video_codecs: row.videoCodecs,
  bitrate_bps: row.bitrateBps,
  record: row.record,
  duplicate_identity: row.duplicateIdentity,
  metadata: row.metadata as Room['metadata'],
  participants: row.participants,
  session_id: row.sessionId,
  is_recording: row.isRecording,
  join_url: joinUrl,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  ended_at: iso(row.endedAt),
  version: row.version,
});
