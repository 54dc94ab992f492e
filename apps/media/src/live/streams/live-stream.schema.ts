import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AssetMetadata } from '../../assets/asset-metadata.js';
import { AssetName } from '../../assets/new-asset.schema.js';
import { PLAYBACK_POLICIES } from '../../playback/ids/playback-id.entity.js';
import { LATENCIES, LIVE_STATUSES, type LiveStreamEntity } from './live-stream.entity.js';

const LONGEST_WINDOW_S = 600;

const latency = z
  .enum(LATENCIES)
  .describe('`low`: viewers are about three seconds behind; `standard`: ten, with fewer requests.');
const reconnectWindow = z
  .int()
  .min(0)
  .max(LONGEST_WINDOW_S)
  .describe('Seconds that a broadcast waits for its publisher to come back; 0 ends it at once.');
const record = z.boolean().describe('Whether each broadcast becomes an asset when it is over.');

export const CreateLiveStream = z
  .strictObject({
    name: AssetName.default('Live stream'),
    metadata: AssetMetadata.default({}),
    latency: latency.default('low'),
    reconnect_window_s: reconnectWindow.default(60),
    record: record.default(true),
    playback_policy: z
      .enum([...PLAYBACK_POLICIES, 'none'])
      .default('public')
      .describe('Makes a playback id with this policy as well; `none` makes none.'),
  })
  .meta({ id: 'CreateLiveStream' });
export type CreateLiveStream = z.output<typeof CreateLiveStream>;

export const UpdateLiveStream = z
  .strictObject({
    name: AssetName,
    metadata: AssetMetadata,
    latency: latency.describe('Holds from the next broadcast on.'),
    reconnect_window_s: reconnectWindow,
    record: record.describe('Holds from the next broadcast on.'),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateLiveStream' });
export type UpdateLiveStream = z.output<typeof UpdateLiveStream>;

export const LiveStream = z
  .object({
    id: z.string().describe('`lvs_…`'),
    name: AssetName,
    metadata: AssetMetadata,
    status: z
      .enum(LIVE_STATUSES)
      .describe('`active` can be watched; `disconnected` waits for its publisher to come back.'),
    session_id: z.string().nullable().describe('The broadcast that is not over, `lss_…`.'),
    latency,
    reconnect_window_s: reconnectWindow,
    record,
    ingest_url: z.string().describe('Where to publish, with the stream key as the name.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'LiveStream' });
export type LiveStream = z.output<typeof LiveStream>;

const key = {
  stream_key: z.string().describe('Whoever has it can publish: keep it secret.'),
  publish_url: z.string().describe('Address with the key, for programs that take one only.'),
};

export const NewLiveStream = LiveStream.extend({
  ...key,
  playback_id: z.string().nullable().describe('Under what it plays, `pid_…`.'),
}).meta({ id: 'NewLiveStream' });

export const StreamKey = z
  .object({ id: z.string().describe('`lvs_…`'), ingest_url: z.string(), ...key })
  .meta({ id: 'StreamKey' });
export type StreamKey = z.output<typeof StreamKey>;

export const LiveStreamResponse = envelopeOf(LiveStream);
export const NewLiveStreamResponse = envelopeOf(NewLiveStream);
export const StreamKeyResponse = envelopeOf(StreamKey);
export const LiveStreamListResponse = pageOf(LiveStream);

/** Which live streams to list. */
export const ListLiveStreams = listQuery('live streams', {
  filters: {
    status: z.enum(LIVE_STATUSES).describe('Only those that are there.'),
    name: z.string().min(1).max(200).describe('Only those whose name has this in it.'),
    ...createdWithin,
  },
  sort: ['created_at', 'name'],
});
export type ListLiveStreams = z.output<typeof ListLiveStreams.schema>;

/** A live stream as callers see it. @param ingestUrl where publishers connect */
export const toLiveStream = (stream: LiveStreamEntity, ingestUrl: string): LiveStream => ({
  id: stream.id,
  name: stream.name,
  metadata: stream.metadata,
  status: stream.status,
  session_id: stream.sessionId,
  latency: stream.latency,
  reconnect_window_s: stream.reconnectWindowS,
  record: stream.isRecorded,
  ingest_url: ingestUrl,
  created_at: stream.createdAt.toISOString(),
  updated_at: stream.updatedAt.toISOString(),
});

/** The key of a live stream as its owner sees it. */
export const toStreamKey = (
  { id }: LiveStreamEntity,
  streamKey: string,
  ingestUrl: string,
): StreamKey => ({
  id,
  ingest_url: ingestUrl,
  stream_key: streamKey,
  publish_url: `${ingestUrl}/${streamKey}`,
});
