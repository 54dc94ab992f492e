import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** Settings of broadcasts of rooms. */
export const broadcastSettings = {
  COSTREAM_BROADCAST_HEIGHT: z.coerce
    .number()
    .int()
    .min(180)
    .max(1080)
    .refine((height) => height % 36 === 0, 'is a multiple of 36')
    .default(720)
    .describe('Height of the picture of broadcasts of rooms, 16 by 9.'),
  COSTREAM_BROADCAST_KBPS: z.coerce
    .number()
    .int()
    .min(200)
    .max(20_000)
    .default(2_500)
    .describe('Kilobits a second of the picture of broadcasts of rooms.'),
  COSTREAM_BROADCAST_FPS: z.coerce
    .number()
    .refine((rate) => [15, 20, 24, 25, 30].includes(rate), 'is 15, 20, 24, 25 or 30')
    .default(25)
    .describe('Pictures a second of broadcasts of rooms.'),
  COSTREAM_BROADCAST_ALLOW_CIDRS: list.describe(
    'Private networks that broadcasts may be sent to all the same, comma separated.',
  ),
  QUOTA_ROOM_BROADCASTS: quotaSetting(10, 'Rooms that one project may broadcast at once'),
};
