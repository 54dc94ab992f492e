import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import {
  RECORDING_END_REASONS,
  RECORDING_FAILURES,
  RECORDING_LAYOUTS,
  RECORDING_STATUSES,
  type RecordedFile,
  type RoomRecordingEntity,
} from './recording.entity.js';

/** How a room is to be recorded. */
export const StartRecording = z
  .strictObject({
    layout: z
      .enum(RECORDING_LAYOUTS)
      .default('grid')
      .describe(
        'Tiles of one size, a large tile of who speaks, or a file of each track without any encoding.',
      ),
    name: z
      .string()
      .trim()
      .min(1)
      .max(128)
      .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
      .optional()
      .describe('What people see; that of the room when not given.'),
    as_asset: z
      .boolean()
      .default(false)
      .describe('Whether the film becomes an asset of the media product, too.'),
  })
  .refine(({ layout, as_asset: asAsset }) => layout !== 'tracks' || !asAsset, {
    path: ['as_asset'],
    error: 'Tracks are no film: choose another `layout`.',
  })
  .meta({ id: 'StartRoomRecording' });
export type StartRecording = z.output<typeof StartRecording>;

const Track = z.object({
  id: z.string().describe('Names it in `download?track=`.'),
  identity: z.string().describe('Whose it is.'),
  name: z.string(),
  kind: z.enum(['audio', 'video']),
  source: z.enum(['camera', 'microphone', 'screen_share', 'screen_share_audio']),
  codec: z.string().describe('Lower case, such as `opus` or `vp8`.'),
  offset_ms: z.int().describe('When it begins, after the beginning of the recording.'),
  duration_ms: z.int(),
  size_bytes: z.int(),
});

export const RoomRecording = z
  .object({
    id: z.string().describe('`rrc_…`'),
    room_id: z.string(),
    session_id: z.string().describe('`rms_…`, the session that it is of.'),
    name: z.string().describe('What people see.'),
    layout: z.enum(RECORDING_LAYOUTS),
    status: z.enum(RECORDING_STATUSES),
    automatic: z.boolean().describe('Whether the room has it recorded by itself.'),
    as_asset: z.boolean(),
    asset_id: z.string().nullable().describe('What it became in the media product, once it has.'),
    progress: z.int().min(0).max(100).describe('How far making the film is, in percent.'),
    end_reason: z.enum(RECORDING_END_REASONS).nullable().describe('Why nothing more was recorded.'),
    failure: z
      .enum(RECORDING_FAILURES)
      .nullable()
      .describe('`empty`: nobody sent anything. `lost`: what was recorded is not there any more.'),
    duration_s: z.number().describe('How long it is; 0 until it is ready.'),
    size_bytes: z.int().describe('What all its files take; 0 until it is ready.'),
    tracks: z.array(Track).describe('Files of tracks, once it is ready; of the layout `tracks`.'),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    ready_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RoomRecording' });
export type RoomRecording = z.output<typeof RoomRecording>;

export const RoomRecordingResponse = envelopeOf(RoomRecording);
export const RoomRecordingListResponse = pageOf(RoomRecording);

/** Which recordings to list. */
export const ListRoomRecordings = listQuery('room_recordings', {
  sort: ['created_at'],
  filters: {
    status: z.enum(RECORDING_STATUSES).describe('Only those that are there.'),
    ...createdWithin,
  },
});
export type ListRoomRecordings = z.output<typeof ListRoomRecordings.schema>;

export const RoomRecordingPlayback = z
  .object({
    hls_url: z.url().nullable().describe('What a player opens; null when there are only tracks.'),
    mp4_url: z.url().nullable().describe('The film in one file; null when there are only tracks.'),
    track_urls: z.array(z.object({ id: z.string(), url: z.url() })),
    expires_at: z.iso.datetime().describe('Until when the addresses hold.'),
  })
  .meta({ id: 'RoomRecordingPlayback' });
export const RoomRecordingPlaybackResponse = envelopeOf(RoomRecordingPlayback);

/** Which file is wanted. */
export const DownloadRecording = z.strictObject({
  track: z.string().max(40).optional().describe('Id of a track; the film when not given.'),
});
export type DownloadRecording = z.output<typeof DownloadRecording>;

const at = (date: Date | null) => date?.toISOString() ?? null;

/** A recording as callers see it. */
export const toRecording = (row: RoomRecordingEntity): RoomRecording => ({
  id: row.id,
  room_id: row.roomId,
  session_id: row.sessionId,
  name: row.name,
  layout: row.layout,
  status: row.status,
  automatic: row.isAutomatic,
  as_asset: row.asAsset,
  asset_id: row.assetId,
  progress: row.progress,
  end_reason: row.endReason,
  failure: row.failure,
  duration_s: row.durationMs / 1000,
  size_bytes: row.sizeBytes,
  tracks: row.files.flatMap(toTrack),
  created_at: row.createdAt.toISOString(),
  started_at: at(row.startedAt),
  ended_at: at(row.endedAt),
  ready_at: at(row.readyAt),
});

function toTrack({ track, sizeBytes }: RecordedFile): z.output<typeof Track>[] {
  if (!track) return [];
  const { offsetMs, durationMs, id, identity, name, kind, source, codec } = track;
  const times = { offset_ms: offsetMs, duration_ms: durationMs };
  return [{ id, identity, name, kind, source, codec, ...times, size_bytes: sizeBytes }];
}
