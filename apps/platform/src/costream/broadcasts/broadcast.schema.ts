import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { rtmpTargetOf } from '@skydeck/rtmp';
import { z } from 'zod';
import {
  BROADCAST_LAYOUTS,
  BROADCAST_STATUSES,
  type BroadcastEntity,
  TARGET_STATUSES,
} from './broadcast.entity.js';

const MOST_TARGETS = 4;

const layout = z
  .enum(BROADCAST_LAYOUTS)
  .describe('`speaker`: a shared screen, or who speaks; `grid`: up to nine; `single`: `identity`.');

const target = z.strictObject({
  url: z
    .string()
    .max(1_000)
    .refine((url) => rtmpTargetOf(url, '') !== null, {
      error: 'Must be such as rtmp://live.example.com/app or rtmps://…, without the key.',
    })
    .describe('Where to send it, without the stream key.'),
  stream_key: z
    .string()
    .min(1)
    .max(512)
    .regex(/^[\x21-\x7e]+$/, 'Must be letters, digits and signs without spaces.')
    .describe('It is kept sealed, and never shown again.'),
});

export const CreateBroadcast = z
  .strictObject({
    layout: layout.default('speaker'),
    identity: z
      .string()
      .trim()
      .min(1)
      .max(128)
      .optional()
      .describe('Who alone is shown, with the layout `single`.'),
    hls: z.boolean().default(true).describe('Whether it plays as HLS, for any number of viewers.'),
    targets: z
      .array(target)
      .max(MOST_TARGETS)
      .default([])
      .describe('Other services that it is sent to over RTMP.'),
  })
  .refine(({ hls, targets }) => hls || targets.length > 0, {
    error: 'Choose HLS or name a target.',
    path: ['hls'],
  })
  .refine(({ layout: shown, identity }) => (shown === 'single') === (identity !== undefined), {
    error: 'Name an identity with the layout `single`, and only with it.',
    path: ['identity'],
  })
  .meta({ id: 'CreateBroadcast' });
export type CreateBroadcast = z.output<typeof CreateBroadcast>;

export const Broadcast = z
  .object({
    id: z.string().describe('`rbc_…`'),
    room_id: z.string().describe('`room_…`'),
    layout,
    identity: z.string().nullable().describe('Who alone is shown.'),
    status: z.enum(BROADCAST_STATUSES).describe('`live` can be watched.'),
    playback_url: z
      .string()
      .nullable()
      .describe('Playlist of HLS (RFC 8216), for any player; null without HLS.'),
    live_stream_id: z.string().nullable().describe('The live stream that plays it, `lvs_…`.'),
    targets: z
      .array(
        z.object({
          url: z.string().describe('Where it is sent to.'),
          status: z.enum(TARGET_STATUSES).describe('`waiting` is tried again.'),
          error: z.string().nullable().describe('Code of what went wrong last.'),
        }),
      )
      .describe('Other services that it is sent to.'),
    error: z.string().nullable().describe('Code of why it failed.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    live_at: z.iso.datetime().nullable().describe('Since when it can be watched.'),
    ended_at: z.iso.datetime().nullable().describe('When it was over.'),
  })
  .meta({ id: 'Broadcast' });
export type Broadcast = z.output<typeof Broadcast>;

export const BroadcastResponse = envelopeOf(Broadcast);
export const BroadcastListResponse = pageOf(Broadcast);

/** Which broadcasts of a room to list. */
export const ListBroadcasts = listQuery('broadcasts', {
  filters: {
    status: z.enum(BROADCAST_STATUSES).describe('Only those that are there.'),
    ...createdWithin,
  },
  sort: ['created_at'],
});
export type ListBroadcasts = z.output<typeof ListBroadcasts.schema>;

/** A broadcast as callers see it. */
export const toBroadcast = (row: BroadcastEntity): Broadcast => ({
  id: row.id,
  room_id: row.roomId,
  layout: row.layout,
  identity: row.identity,
  status: row.status,
  playback_url: row.playbackUrl,
  live_stream_id: row.liveStreamId,
  targets: row.targets.map(({ url, status, error }) => ({ url, status, error })),
  error: row.error,
  created_at: row.createdAt.toISOString(),
  live_at: row.liveAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
});
