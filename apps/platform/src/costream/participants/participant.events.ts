import type { TrackInfo } from '@skydeck/costream/protocol';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { LEAVE_REASONS } from './leave-reasons.js';
import type { StayEntity } from './stay.entity.js';

const Somebody = z.object({
  room_id: z.string().describe('`room_…`'),
  identity: z.string().describe('Who, as the token says.'),
});
const Participant = Somebody.extend({
  id: z.string().describe('The stay, `prs_…`; another one when they come back.'),
  session_id: z.string().nullable().describe('The session of the room, `rms_…`.'),
  name: z.string().describe('What others see.'),
});
const Track = Somebody.extend({
  track_id: z.string().describe('`trk_…`'),
  kind: z.enum(['audio', 'video']).describe('What it is.'),
  source: z
    .enum(['camera', 'microphone', 'screen_share', 'screen_share_audio'])
    .describe('What it shows or carries.'),
});

/** What happens to people in rooms. */
export const ParticipantEvents = defineEvents('participant', {
  waiting: { schema: Participant, description: 'Somebody waits to be let into a room.' },
  joined: { schema: Participant, description: 'Somebody came into a room.' },
  updated: {
    schema: Participant.extend({
      hand_raised: z.boolean().describe('Whether they want to speak.'),
    }),
    description: 'Name, metadata, permissions or the hand of somebody in a room changed.',
  },
  left: {
    schema: Participant.extend({
      reason: z.enum(LEAVE_REASONS).describe('Why.'),
      duration_s: z.int().describe('How long they were there.'),
    }),
    description: 'Somebody is no longer in a room.',
  },
  removed: { schema: Somebody, description: 'Somebody was put out of a room by its owner.' },
  banned: { schema: Somebody, description: 'Somebody may not come into a room any more.' },
  unbanned: { schema: Somebody, description: 'Somebody may come into a room again.' },
});

/** What happens to what people in rooms publish. */
export const RoomTrackEvents = defineEvents('room_track', {
  published: { schema: Track, description: 'Somebody in a room publishes a track.' },
  unpublished: { schema: Track, description: 'A track of a room is no longer published.' },
  muted: { schema: Track, description: 'A track of a room was muted.' },
  unmuted: { schema: Track, description: 'A track of a room is no longer muted.' },
});

/** What events show of somebody in a room. */
export const participantState = (stay: StayEntity) => ({
  id: stay.id,
  room_id: stay.roomId,
  session_id: stay.sessionId,
  identity: stay.identity,
  name: stay.name,
});

/** What events show of a track. */
export const trackState = (
  { roomId, identity }: Pick<StayEntity, 'roomId' | 'identity'>,
  { id, kind, source }: TrackInfo,
) => ({ room_id: roomId, identity, track_id: id, kind, source });
