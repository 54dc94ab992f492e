import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';

/** Settings of what is sent into rooms by programs. */
export const ingestSettings = {
  COSTREAM_RTMP_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'Address that publishers of ingresses connect to over RTMP; 0.0.0.0 lets in those of other machines.',
    ),
  COSTREAM_RTMP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(1936)
    .describe('Port that publishers of ingresses connect to over RTMP; 0 for any that is free.'),
  COSTREAM_RTMP_URL: z
    .string()
    .regex(/^rtmps?:\/\/[^/\s]+\/live$/, 'is such as rtmp://rooms.example.com/live')
    .optional()
    .describe('Where publishers of ingresses connect, as they are told; it ends with /live.'),
  COSTREAM_INGEST_MAX_KBPS: z.coerce
    .number()
    .int()
    .min(100)
    .max(100_000)
    .default(12_000)
    .describe('Most kilobits a second that a publisher of an ingress may send over RTMP.'),
  QUOTA_ROOM_INGRESSES: quotaSetting(100, 'Ingresses of rooms that one project may have'),
};
