import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { metadataOf } from '../rooms/room-metadata.js';
import { Identity, RoomPermissions, RoomToken } from '../tokens/room-token.schema.js';
import { TRACK_SOURCES } from '../tokens/token-claims.js';
import { LEAVE_REASONS } from './leave-reasons.js';
import { STAY_STATUSES, type StayEntity } from './stay.entity.js';

const Source = z.enum(TRACK_SOURCES).describe('What it shows or carries.');
const Metadata = metadataOf(4).describe('Anything; others in the room see it.');

export const RoomTrack = z
  .object({
    id: z.string().describe('`trk_…`'),
    kind: z.enum(['audio', 'video']),
    source: Source,
    muted: z
      .enum(['no', 'self', 'moderator'])
      .describe('By whom it is silenced; what a moderator silenced only a moderator allows again.'),
    simulcast: z.boolean().describe('Whether it is sent in several sizes.'),
    codec: z.string().describe('Such as `vp8` or `opus`.'),
    width: z.int().optional().describe('Pixels, of video.'),
    height: z.int().optional().describe('Pixels, of video.'),
  })
  .meta({ id: 'RoomTrack' });

/** Somebody in a room, as its owner sees them. */
export const RoomParticipant = z
  .object({
    id: z.string().describe('The stay, `prs_…`; another one when they come back.'),
    room_id: z.string(),
    session_id: z.string().nullable().describe('The session of the room, `rms_…`.'),
    identity: Identity,
    name: z.string(),
    metadata: Metadata,
    permissions: RoomPermissions,
    status: z.enum(STAY_STATUSES),
    hand_raised: z.boolean().describe('Whether they want to speak.'),
    tracks: z.array(RoomTrack).describe('What they publish.'),
    leave_reason: z.enum(LEAVE_REASONS).nullable().describe('Why they are gone.'),
    joined_at: z.iso.datetime(),
    left_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RoomParticipant' });
export type RoomParticipant = z.output<typeof RoomParticipant>;

export const RoomParticipantResponse = envelopeOf(RoomParticipant);
export const RoomParticipantListResponse = pageOf(RoomParticipant);

/** Which participants to list. */
export const ListRoomParticipants = listQuery('room_participants', {
  filters: {
    status: z
      .enum(STAY_STATUSES)
      .describe('Only those; those who are there when not given, `disconnected` for who was.'),
    session: z.string().min(1).max(64).describe('Only those of a session, `rms_…`.'),
  },
  sort: ['created_at'],
});
export type ListRoomParticipants = z.output<typeof ListRoomParticipants.schema>;

export const UpdateRoomParticipant = z
  .strictObject({
    name: z.string().trim().min(1).max(128).describe('What others see.'),
    metadata: Metadata,
    permissions: RoomPermissions.describe('All of them; what is left out is as usual.'),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateRoomParticipant' });
export type UpdateRoomParticipant = z.output<typeof UpdateRoomParticipant>;

export const RemoveRoomParticipant = z.strictObject({
  ban: z
    .stringbool()
    .default(false)
    .describe('Whether they may not come back: every token made for them is refused.'),
});
export type RemoveRoomParticipant = z.output<typeof RemoveRoomParticipant>;

export const MuteRoomParticipant = z
  .strictObject({
    track_id: z.string().min(1).max(64).optional().describe('One track.'),
    source: Source.optional().describe('Those of a source.'),
    all: z.literal(true).optional().describe('All of them.'),
    muted: z.boolean().default(true).describe('False allows them again; it switches nothing on.'),
  })
  .refine(
    (which) =>
      [which.track_id, which.source, which.all].filter((one) => one !== undefined).length === 1,
    { error: 'Give one of `track_id`, `source` and `all`.', path: ['track_id'] },
  )
  .meta({ id: 'MuteRoomParticipant' });
export type MuteRoomParticipant = z.output<typeof MuteRoomParticipant>;

export const MoveRoomParticipant = z
  .strictObject({ room: z.string().min(1).max(64).describe('Id of the room they go to.') })
  .meta({ id: 'MoveRoomParticipant' });
export type MoveRoomParticipant = z.output<typeof MoveRoomParticipant>;

export const RemovedRoomParticipantResponse = envelopeOf(
  z.object({
    identity: z.string(),
    removed: z.boolean().describe('Whether they were there.'),
    ban_id: z.string().nullable().describe('The ban, `rbn_…`.'),
  }),
);
export const MovedRoomParticipantResponse = envelopeOf(
  z.object({ identity: z.string(), room_id: RoomToken.shape.room_id }),
);

/** Somebody in a room as callers see them. */
export const toParticipant = (stay: StayEntity): RoomParticipant => ({
  id: stay.id,
  room_id: stay.roomId,
  session_id: stay.sessionId,
  identity: stay.identity,
  name: stay.name,
  metadata: stay.metadata as RoomParticipant['metadata'],
  permissions: { ...stay.permissions, publish: [...stay.permissions.publish] },
  status: stay.status,
  hand_raised: stay.hasHandRaised,
  tracks: stay.tracks.map((track) => ({ ...track })),
  leave_reason: stay.leaveReason,
  joined_at: stay.joinedAt.toISOString(),
  left_at: stay.leftAt?.toISOString() ?? null,
});
