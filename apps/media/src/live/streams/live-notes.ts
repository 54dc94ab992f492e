import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { broadcastState, LiveEvents, liveState } from './live.events.js';
import type { LiveSessionEntity } from './live-session.entity.js';
import type { LiveStreamEntity } from './live-stream.entity.js';

const VERBS = {
  created: 'create',
  updated: 'update',
  key_reset: 'reset_key',
  enabled: 'enable',
  disabled: 'disable',
  deleted: 'delete',
} as const;

/** Writes down what happened to a live stream, in the transaction of the change. */
@Injectable()
export class LiveNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** What somebody did with it. */
  async changed(
    manager: EntityManager,
    what: keyof typeof VERBS,
    stream: LiveStreamEntity,
    before: LiveStreamEntity | null,
  ): Promise<void> {
    const { tenant, id } = stream;
    const data = liveState(stream);
    await this.events.record(manager, { type: LiveEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `live_stream.${VERBS[what]}`,
      target: id,
      before: before && auditState(before),
      after: what === 'deleted' ? null : auditState(stream),
    });
  }

  /** Somebody ended a broadcast. */
  async completed(manager: EntityManager, { tenant, id }: LiveStreamEntity): Promise<void> {
    const action = 'live_stream.complete';
    await this.audit.record(manager, { tenant, action, target: id, after: null });
  }

  /** What a broadcast came to. */
  async became(
    manager: EntityManager,
    what: 'connected' | 'active' | 'disconnected' | 'idle',
    stream: LiveStreamEntity,
    session: LiveSessionEntity,
  ): Promise<void> {
    const data = broadcastState(stream, session);
    const { tenant, id: subject } = stream;
    await this.events.record(manager, { type: LiveEvents[what], tenant, subject, data });
  }

  /** A broadcast is an asset now. */
  async recorded(
    manager: EntityManager,
    stream: LiveStreamEntity,
    session: LiveSessionEntity,
    assetIds: readonly string[],
  ): Promise<void> {
    const data = { ...broadcastState(stream, session), asset_ids: [...assetIds] };
    const { tenant, id: subject } = stream;
    await this.events.record(manager, { type: LiveEvents.recorded, tenant, subject, data });
  }
}

const auditState = (stream: LiveStreamEntity) => ({
  ...liveState(stream),
  metadata: stream.metadata,
  latency: stream.latency,
  reconnect_window_s: stream.reconnectWindowS,
  record: stream.isRecorded,
});
