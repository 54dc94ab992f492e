import { z } from 'zod';

/** The film of a recording of a live room, and where it is in the object store. */
export const RoomFilm = z
  .strictObject({
    recording_id: z.string().regex(/^rrc_[\da-z]{26}$/),
    project_id: z.string().min(1).max(64),
    name: z.string().min(1).max(200),
    object_key: z.string().min(1).max(500),
    size_bytes: z.int().min(1),
  })
  .refine((film) => film.object_key.startsWith(`costream/recordings/${film.recording_id}/`), {
    path: ['object_key'],
    error: 'Must be of the recording.',
  });
export type RoomFilm = z.output<typeof RoomFilm>;
