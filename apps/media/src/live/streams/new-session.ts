import type { LiveSession } from '../engine/live-session.js';
import { LiveSessionEntity } from './live-session.entity.js';
import type { LiveStreamEntity } from './live-stream.entity.js';

/** The row of a broadcast that begins. */
export const newSession = (
  stream: LiveStreamEntity,
  { sessionId: id, tenant, holderUrl, startedAt }: LiveSession,
  now: Date,
): LiveSessionEntity =>
  Object.assign(new LiveSessionEntity(), {
    id,
    tenant,
    streamId: stream.id,
    status: 'connected' as const,
    endReason: null,
    isRecorded: stream.isRecorded,
    isSettled: false,
    assetIds: [],
    publishes: 1,
    holderUrl,
    seenAt: now,
    spanFrom: null,
    durationMs: 0,
    bytes: 0,
    health: null,
    startedAt,
    activeAt: null,
    resumeUntil: null,
    endedAt: null,
  });
