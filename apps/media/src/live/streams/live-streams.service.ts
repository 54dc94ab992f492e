import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PlaybackIdEntity } from '../../playback/ids/playback-id.entity.js';
import type { CreateLivePlaybackId } from '../../playback/ids/playback-id.schema.js';
import { PlaybackIds } from '../../playback/ids/playback-ids.js';
import { LiveErrors } from './live.errors.js';
import { LiveNotes } from './live-notes.js';
import { LiveStreamEntity } from './live-stream.entity.js';
import type { CreateLiveStream, ListLiveStreams, UpdateLiveStream } from './live-stream.schema.js';
import { lockStream } from './lock-stream.js';
import { StreamKeys } from './stream-keys.js';

/** The live streams of a project. */
@Injectable()
export class LiveStreams {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly keys: StreamKeys,
    private readonly playback: PlaybackIds,
    private readonly notes: LiveNotes,
    private readonly clock: Clock,
  ) {}

  /** Makes a live stream, and a way to play it. @throws `quota_exceeded` */
  async create(
    tenant: Tenant,
    wanted: CreateLiveStream,
  ): Promise<{ stream: LiveStreamEntity; playbackId: string | null }> {
    const before = await madeBefore('lvs', (known) => this.get(tenant, known));
    if (before) {
      const playback = await this.playback.madeBefore(tenant);
      return { stream: before, playbackId: playback?.id ?? null };
    }
    const now = this.clock.now();
    const id = idOfThing('lvs', now.getTime());
    const stream = Object.assign(new LiveStreamEntity(), {
      id,
      tenant,
      name: wanted.name,
      metadata: wanted.metadata,
      status: 'idle' as const,
      sessionId: null,
      ...this.keys.make(id),
      latency: wanted.latency,
      reconnectWindowS: wanted.reconnect_window_s,
      isRecorded: wanted.record,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    const { playback_policy: policy } = wanted;
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('live_streams', manager, tenant);
      await manager.insert(LiveStreamEntity, stream);
      await this.notes.changed(manager, 'created', stream, null);
      if (policy === 'none') return { stream, playbackId: null };
      const how = { policy, restriction_id: null };
      const made = await this.playback.ofLiveStream(manager, tenant, id, how);
      return { stream, playbackId: made.id };
    });
  }

  /** Live streams in the order asked for, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListLiveStreams.parse>,
  ): Promise<LiveStreamEntity[]> {
    const { created_after: from, created_before: until, name, status } = wanted.filters;
    const query = this.dataSource
      .createQueryBuilder(LiveStreamEntity, 'stream')
      .where({ tenant, ...(status !== undefined && { status }) });
    if (name) query.andWhere('strpos(lower(stream.name), lower(:name)) > 0', { name });
    if (from) query.andWhere('stream.id >= :from', { from: firstIdAt('lvs', new Date(from)) });
    if (until) query.andWhere('stream.id < :until', { until: firstIdAt('lvs', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** One live stream. @throws `live.stream_not_found` */
  async get(tenant: Tenant, id: string): Promise<LiveStreamEntity> {
    const rows = this.dataSource.getRepository(LiveStreamEntity);
    const stream = isId('lvs', id) ? await rows.findOneBy({ tenant, id }) : null;
    if (!stream) throw LiveErrors.stream_not_found();
    return stream;
  }

  /** One more name that it plays under. @throws `live.stream_not_found` */
  async makePlayable(
    tenant: Tenant,
    id: string,
    wanted: CreateLivePlaybackId,
  ): Promise<PlaybackIdEntity> {
    const made = await this.playback.madeBefore(tenant);
    if (made) return made;
    return this.dataSource.transaction(async (manager) => {
      const stream = await lockStream(manager, tenant, id);
      return this.playback.ofLiveStream(manager, tenant, stream.id, wanted);
    });
  }

  /** What a publisher needs to know. */
  keyOf(stream: LiveStreamEntity): string {
    return this.keys.open(stream);
  }

  /** Changes what its owner may. @throws `live.stream_not_found` */
  update(
    tenant: Tenant,
    id: string,
    wanted: UpdateLiveStream,
    expected: Precondition,
  ): Promise<LiveStreamEntity> {
    const { reconnect_window_s: reconnectWindowS, record: isRecorded, ...same } = wanted;
    return this.change(tenant, id, 'updated', (_manager, before) => {
      expected.check(before.version);
      return {
        ...same,
        ...(reconnectWindowS !== undefined && { reconnectWindowS }),
        ...(isRecorded !== undefined && { isRecorded }),
      };
    });
  }

  /** Another key; who publishes now goes on, and cannot come back. @throws `live.stream_not_found` */
  resetKey(tenant: Tenant, id: string): Promise<LiveStreamEntity> {
    return this.change(tenant, id, 'key_reset', () => this.keys.make(id));
  }

  /** Takes publishers in again; twice changes nothing. @throws `live.stream_not_found` */
  enable(tenant: Tenant, id: string): Promise<LiveStreamEntity> {
    return this.change(tenant, id, 'enabled', (_manager, { status }) =>
      status === 'disabled' ? { status: 'idle' as const } : null,
    );
  }

  /** Changes a stream that is locked; null leaves it as it is. @throws `live.stream_not_found` */
  change(
    tenant: Tenant,
    id: string,
    what: Parameters<LiveNotes['changed']>[1],
    make: (
      manager: EntityManager,
      before: LiveStreamEntity,
    ) => Partial<LiveStreamEntity> | null | Promise<Partial<LiveStreamEntity> | null>,
  ): Promise<LiveStreamEntity> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lockStream(manager, tenant, id);
      const changes = await make(manager, before);
      if (!changes) return before;
      const all = { ...changes, version: before.version + 1, updatedAt: this.clock.now() };
      await manager.update(LiveStreamEntity, { tenant, id }, all);
      const after = Object.assign(new LiveStreamEntity(), before, all);
      await this.notes.changed(manager, what, after, before);
      return after;
    });
  }
}
