import { z } from 'zod';

/** Settings of what takes live streams in. */
export const liveEngineSettings = {
  MEDIA_RTMP_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'Address that publishers of live streams connect to; 0.0.0.0 lets in those of other machines.',
    ),
  MEDIA_RTMP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(1935)
    .describe('Port that publishers of live streams connect to; 0 for any that is free.'),
  MEDIA_LIVE: z.stringbool().default(true).describe('Whether this process takes live streams in.'),
  MEDIA_LIVE_RUNGS: z.coerce
    .number()
    .int()
    .min(0)
    .max(4)
    .default(1)
    .describe('Smaller pictures that are made of a live stream, besides the one that is sent.'),
  MEDIA_LIVE_MAX_HEIGHT: z.coerce
    .number()
    .int()
    .min(240)
    .max(2160)
    .default(1080)
    .describe('Largest height of pictures of live streams that are encoded here.'),
  MEDIA_LIVE_MAX_STREAMS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(8)
    .describe('Live streams that a process takes in at once.'),
  MEDIA_LIVE_MAX_KBPS: z.coerce
    .number()
    .int()
    .min(100)
    .max(200_000)
    .default(25_000)
    .describe('Most kilobits a second that a publisher may send.'),
  MEDIA_LIVE_MAX_S: z.coerce
    .number()
    .int()
    .min(60)
    .max(2_000_000)
    .default(43_200)
    .describe('Longest time that a stream may be live, in seconds.'),
  MEDIA_LIVE_HOLDER_URL: z
    .url()
    .optional()
    .describe('Where other processes reach this one for the live streams that it holds.'),
};

/** What the settings say. */
export type LiveEngineSettings = z.output<z.ZodObject<typeof liveEngineSettings>>;
