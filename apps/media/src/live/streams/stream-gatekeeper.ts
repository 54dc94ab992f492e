import { ApiError } from '@skydeck/errors';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LiveGatekeeper } from '../engine/live-gatekeeper.js';
import type { LiveRecording } from '../engine/live-recording.js';
import type {
  LiveAttempt,
  LiveEnd,
  LiveFacts,
  LiveSession,
  LiveVerdict,
} from '../engine/live-session.js';
import { BEAT } from './broadcast.sql.js';
import { Broadcasts } from './broadcasts.js';
import { didChange } from './did-change.js';
import { LiveRecordings } from './live-recordings.js';
import { healthOf } from './live-sessions.js';
import { type EndReason, LiveSessionEntity } from './live-session.entity.js';
import { LiveStreamEntity } from './live-stream.entity.js';
import { hashOfKey } from './stream-keys.js';

/** Lets publishers in by the keys of live streams, and writes down what becomes of them. */
@Injectable()
export class StreamGatekeeper extends LiveGatekeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broadcasts: Broadcasts,
    private readonly recordings: LiveRecordings,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async admit({ streamKey }: LiveAttempt): Promise<LiveVerdict> {
    const { manager } = this.dataSource;
    const keyHash = hashOfKey(streamKey);
    const stream = await manager.findOneBy(LiveStreamEntity, { keyHash });
    if (!stream) return { isAdmitted: false, why: 'unknown_key' };
    if (stream.status === 'disabled') return { isAdmitted: false, why: 'disabled' };
    const { id: streamId, tenant, sessionId: id } = stream;
    const session = id === null ? null : await manager.findOneBy(LiveSessionEntity, { id });
    const isTaken = session && session.status !== 'disconnected' && this.broadcasts.isHeld(session);
    if (isTaken) return { isAdmitted: false, why: 'busy' };
    if (!session && !(await this.#hasRoom(stream))) {
      return { isAdmitted: false, why: 'quota_exceeded' };
    }
    const reconnectWindowMs = stream.reconnectWindowS * 1000;
    const settings = { record: stream.isRecorded, maxExtraRungs: null, reconnectWindowMs };
    return { isAdmitted: true, streamId, tenant, settings };
  }

  override connected(session: LiveSession): Promise<void> {
    return this.broadcasts.connected(session);
  }

  override active(session: LiveSession): Promise<void> {
    return this.broadcasts.active(session);
  }

  override disconnected(session: LiveSession): Promise<void> {
    return this.broadcasts.disconnected(session);
  }

  override async ended(
    { streamId, sessionId: id }: LiveSession,
    why: LiveEnd,
    recording: LiveRecording | null,
  ): Promise<void> {
    await this.broadcasts.within(streamId, async (manager, stream) => {
      const session = await manager.findOneBy(LiveSessionEntity, { id });
      if (session) await this.broadcasts.end(manager, stream, session, REASONS[why]);
    });
    await this.recordings.settle(id, recording);
  }

  override async alive(
    { streamId, sessionId }: LiveSession,
    facts: LiveFacts,
  ): Promise<'go_on' | 'stop' | 'disable'> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const health = JSON.stringify(healthOf(facts, now));
    const isOpen = await didChange(manager, BEAT, [sessionId, now, health, facts.receivedBytes]);
    if (isOpen) return 'go_on';
    const stream = await manager.findOneBy(LiveStreamEntity, { id: streamId });
    return stream?.status === 'disabled' ? 'disable' : 'stop';
  }

  /** Whether the project may have one more broadcast, and what it is recorded to. */
  async #hasRoom({ tenant, isRecorded }: LiveStreamEntity): Promise<boolean> {
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.quotas.take('live_broadcasts', manager, tenant);
        if (isRecorded) await this.quotas.take('assets', manager, tenant);
      });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'quota_exceeded') return false;
      throw error;
    }
  }
}

const REASONS: Readonly<Record<LiveEnd, EndReason>> = {
  publisher_gone: 'disconnected',
  silent: 'disconnected',
  shutdown: 'disconnected',
  protocol_error: 'refused',
  codec_unsupported: 'refused',
  no_keyframe: 'refused',
  bitrate_exceeded: 'refused',
  encoder_failed: 'refused',
  stopped: 'completed',
  disabled: 'disabled',
  too_long: 'too_long',
};
