import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LiveEngine } from '../engine/live-engine.js';
import { Broadcasts } from './broadcasts.js';
import { LiveErrors } from './live.errors.js';
import { LiveNotes } from './live-notes.js';
import { type EndReason, LiveSessionEntity } from './live-session.entity.js';
import { LiveStreamEntity } from './live-stream.entity.js';
import { LiveStreams } from './live-streams.service.js';
import { lockStream } from './lock-stream.js';

/**
 * Ends broadcasts because somebody said so. The row says it first; then the publisher is put out
 * here, or by the process that has it when that next says that it lives.
 */
@Injectable()
export class LiveControl {
  constructor(
    private readonly dataSource: DataSource,
    private readonly streams: LiveStreams,
    private readonly broadcasts: Broadcasts,
    private readonly engine: LiveEngine,
    private readonly notes: LiveNotes,
  ) {}

  /** Ends the broadcast. @throws `live.stream_not_found`, `live.not_live` */
  async complete(tenant: Tenant, id: string): Promise<LiveStreamEntity> {
    await this.dataSource.transaction(async (manager) => {
      const stream = await lockStream(manager, tenant, id);
      const wasLive = await this.#end(manager, stream, 'completed');
      if (!wasLive) throw LiveErrors.not_live();
      await this.notes.completed(manager, stream);
    });
    await this.engine.stop(id, 'stopped');
    return this.streams.get(tenant, id);
  }

  /** Puts the publisher out, and takes none in. @throws `live.stream_not_found` */
  async disable(tenant: Tenant, id: string): Promise<LiveStreamEntity> {
    const stream = await this.streams.change(tenant, id, 'disabled', async (manager, before) => {
      if (before.status === 'disabled') return null;
      await this.#end(manager, before, 'disabled');
      return { status: 'disabled', sessionId: null };
    });
    await this.engine.stop(id, 'disabled');
    return stream;
  }

  /** Deletes a live stream and its playback ids; recordings stay. @throws `live.stream_not_found` */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const stream = await lockStream(manager, tenant, id);
      expected.check(stream.version);
      await this.#end(manager, stream, 'deleted');
      await manager.delete(LiveStreamEntity, { tenant, id });
      await this.notes.changed(manager, 'deleted', stream, stream);
    });
    await this.engine.stop(id, 'stopped');
  }

  async #end(
    manager: EntityManager,
    stream: LiveStreamEntity,
    reason: EndReason,
  ): Promise<boolean> {
    const { sessionId: id } = stream;
    const session = id === null ? null : await manager.findOneBy(LiveSessionEntity, { id });
    if (!session) return false;
    await this.broadcasts.end(manager, stream, session, reason);
    return true;
  }
}
