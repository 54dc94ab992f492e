import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { ROOM_END_REASONS, ROOM_STATUSES, type RoomEntity } from './room.entity.js';

const Room = z.object({
  id: z.string().describe('`room_…`'),
  name: z.string().describe('What people see.'),
  status: z.enum(ROOM_STATUSES).describe('Where it is.'),
});
const Session = Room.extend({
  session_id: z.string().describe('From the first who comes until all have left, `rms_…`.'),
});

/** What happens to rooms. */
export const RoomEvents = defineEvents('room', {
  created: { schema: Room, description: 'A room was made.' },
  updated: { schema: Room, description: 'Name, limits or settings of a room changed.' },
  opened: { schema: Room, description: 'A scheduled room lets people in from now on.' },
  started: { schema: Session, description: 'The first came into a room: a session began.' },
  finished: {
    schema: Session.extend({
      reason: z.enum(ROOM_END_REASONS).describe('Why it is over.'),
      duration_s: z.int().describe('How long it was.'),
      joins: z.int().describe('How often somebody came in.'),
      peak_participants: z.int().describe('Most who were there at once.'),
    }),
    description: 'A session of a room is over.',
  },
  ended: {
    schema: Room.extend({ reason: z.enum(ROOM_END_REASONS).describe('Why.') }),
    description: 'A room has ended: everybody was sent away, and nobody comes in again.',
  },
});

/** What events show of a room. */
export const roomState = ({ id, name, status }: RoomEntity) => ({ id, name, status });
