import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';

/** What carries the media of rooms. */
export const ROOM_ENGINES = ['janus', 'livekit'] as const;
export type RoomEngineName = (typeof ROOM_ENGINES)[number];

/** Settings of live rooms that do not belong to one engine. */
export const costreamSettings = {
  COSTREAM_ENGINE: z
    .enum(ROOM_ENGINES)
    .default('janus')
    .describe('What carries the media of rooms: a Janus of this machine, or a LiveKit server.'),
  QUOTA_ROOMS: quotaSetting(1_000, 'Rooms, not counting ended ones, that one project may have'),
};
