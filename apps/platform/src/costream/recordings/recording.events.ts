import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import {
  RECORDING_END_REASONS,
  RECORDING_FAILURES,
  RECORDING_LAYOUTS,
  RECORDING_STATUSES,
  type RoomRecordingEntity,
} from './recording.entity.js';

const Recording = z.object({
  id: z.string().describe('`rrc_…`'),
  room_id: z.string().describe('The room that it is of.'),
  session_id: z.string().describe('The session of the room, `rms_…`.'),
  name: z.string().describe('What people see.'),
  layout: z.enum(RECORDING_LAYOUTS).describe('What it becomes.'),
  status: z.enum(RECORDING_STATUSES).describe('Where it is.'),
});
const Ended = Recording.extend({
  end_reason: z.enum(RECORDING_END_REASONS).nullable().describe('Why nothing more was recorded.'),
});

/** What happens to recordings of rooms. */
export const RoomRecordingEvents = defineEvents('room_recording', {
  started: { schema: Recording, description: 'A room is being recorded from now on.' },
  processing: {
    schema: Ended,
    description: 'A recording is over, and is made into what is played.',
  },
  ready: {
    schema: Ended.extend({
      duration_s: z.number().describe('How long it is.'),
      size_bytes: z.int().describe('What all its files take.'),
    }),
    description: 'A recording can be played and downloaded.',
  },
  failed: {
    schema: Ended.extend({ failure: z.enum(RECORDING_FAILURES).describe('Why.') }),
    description: 'Nothing became of a recording.',
  },
  deleted: { schema: Recording, description: 'A recording was deleted.' },
});

/** What events show of a recording. */
export const recordingState = (row: RoomRecordingEntity) => ({
  id: row.id,
  room_id: row.roomId,
  session_id: row.sessionId,
  name: row.name,
  layout: row.layout,
  status: row.status,
});
