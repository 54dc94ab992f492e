import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import {
  END_REASONS,
  type LiveHealth,
  type LiveSessionEntity,
  SESSION_STATUSES,
} from './live-session.entity.js';

export const LiveSession = z
  .object({
    id: z.string().describe('`lss_…`'),
    live_stream_id: z.string().describe('What it was broadcast to.'),
    status: z.enum(SESSION_STATUSES).describe('Where it is.'),
    end_reason: z.enum(END_REASONS).nullable().describe('Why it is over.'),
    record: z.boolean().describe('Whether it becomes an asset.'),
    asset_ids: z
      .array(z.string())
      .describe('What was recorded, once it is over; more than one where the picture changed.'),
    publishes: z.int().describe('How often a publisher connected.'),
    bytes: z.int().describe('What was received.'),
    duration_ms: z.int().describe('For how long it could be watched.'),
    started_at: z.iso.datetime().describe('When a publisher first connected.'),
    active_at: z.iso.datetime().nullable().describe('When it could first be watched.'),
    resume_until: z.iso.datetime().nullable().describe('Until when its publisher may come back.'),
    ended_at: z.iso.datetime().nullable().describe('When it was over.'),
  })
  .meta({ id: 'LiveSession' });
export type LiveSession = z.output<typeof LiveSession>;

export const LiveSessionListResponse = pageOf(LiveSession);

/** Which broadcasts to list. */
export const ListLiveSessions = listQuery('broadcasts', {
  filters: { status: z.enum(SESSION_STATUSES).describe('Only those that are there.') },
});
export type ListLiveSessions = z.output<typeof ListLiveSessions.schema>;

export const StreamHealth = z
  .object({
    session_id: z.string().describe('The broadcast that was measured.'),
    bitrate_bps: z.int().describe('What comes in, over the last seconds.'),
    frame_rate: z.number().describe('Pictures that come in each second.'),
    width: z.int().nullable().describe('Of the picture that comes in; null for sound.'),
    height: z.int().nullable().describe('Of the picture that comes in; null for sound.'),
    dropped_messages: z.int().describe('What was left out because encoding could not keep up.'),
    encoder_restarts: z.int().describe('How often encoding had to begin again.'),
    is_passed_through: z.boolean().describe('Whether the picture is sent on as it comes.'),
    renditions: z.array(z.string()).describe('In what sizes it plays.'),
    measured_at: z.iso.datetime().describe('When.'),
  })
  .meta({ id: 'StreamHealth' });
export const StreamHealthResponse = envelopeOf(StreamHealth);

const at = (date: Date | null) => date?.toISOString() ?? null;

/** A broadcast as callers see it. */
export const toLiveSession = (session: LiveSessionEntity): LiveSession => ({
  id: session.id,
  live_stream_id: session.streamId,
  status: session.status,
  end_reason: session.endReason,
  record: session.isRecorded,
  asset_ids: session.assetIds,
  publishes: session.publishes,
  bytes: session.bytes,
  duration_ms: session.durationMs,
  started_at: session.startedAt.toISOString(),
  active_at: at(session.activeAt),
  resume_until: at(session.resumeUntil),
  ended_at: at(session.endedAt),
});

/** What comes in, as callers see it. */
export const toHealth = (id: string, health: LiveHealth): z.output<typeof StreamHealth> => ({
  session_id: id,
  bitrate_bps: Math.round(health.bitrateBps),
  frame_rate: Math.round(health.framesPerSecond * 100) / 100,
  width: health.width,
  height: health.height,
  dropped_messages: health.droppedMessages,
  encoder_restarts: health.encoderRestarts,
  is_passed_through: health.isPassedThrough,
  renditions: [...health.renditions],
  measured_at: health.measuredAt,
});
