import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LiveSession } from '../engine/live-session.js';
import { ACTIVATE, BEGIN_STREAM, DISCONNECT, END, MOVE_STREAM, RESUME } from './broadcast.sql.js';
import { didChange } from './did-change.js';
import { LiveNotes } from './live-notes.js';
import { type EndReason, LiveSessionEntity } from './live-session.entity.js';
import { LiveStreamEntity } from './live-stream.entity.js';
import { newSession } from './new-session.js';

/** A process that holds a broadcast says every ten seconds that it lives. */
export const STALE_MS = 25_000;
const LIVE = 'videos.live_seconds';

/** Moves broadcasts and their streams on: the stream is locked, and each step is one update. */
@Injectable()
export class Broadcasts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: LiveNotes,
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  /** A publisher is there: for the first time, or again. */
  async connected(session: LiveSession): Promise<void> {
    await this.within(session.streamId, async (manager, stream) => {
      if (stream.sessionId === session.sessionId) return this.#resume(manager, stream, session);
      const other = await this.#openOf(manager, stream);
      // Who came first stays; the other is told so when it says that it lives.
      if (other && other.status !== 'disconnected' && this.isHeld(other)) return;
      if (other) await this.end(manager, stream, other, 'disconnected');
      await this.#begin(manager, stream, session);
    });
  }

  /** It can be watched. */
  async active({ streamId, sessionId }: LiveSession): Promise<void> {
    await this.#step(streamId, sessionId, 'active', ACTIVATE);
  }

  /** The publisher is gone, and may come back for a while. */
  async disconnected({ streamId, sessionId }: LiveSession): Promise<void> {
    await this.#step(streamId, sessionId, 'disconnected', DISCONNECT, (stream, now) => [
      new Date(now.getTime() + stream.reconnectWindowS * 1000),
    ]);
  }

  /** It is over: what was watched is counted, and its stream waits for the next one. */
  async end(
    manager: EntityManager,
    stream: LiveStreamEntity,
    session: LiveSessionEntity,
    reason: EndReason,
    at = this.clock.now(),
  ): Promise<void> {
    const { id, tenant } = session;
    if (!(await didChange(manager, END, [id, at, reason]))) return;
    const ended = await manager.findOneByOrFail(LiveSessionEntity, { id });
    const seconds = Math.ceil(ended.durationMs / 1000);
    if (seconds > 0) {
      const record = { project: tenant, quantity: seconds, occurredAt: at, key: id };
      await this.usage.record(manager, { ...record, meter: LIVE });
    }
    const isOpen = await didChange(manager, MOVE_STREAM, [stream.id, id, 'idle', at]);
    if (isOpen) Object.assign(stream, { status: 'idle', sessionId: null, updatedAt: at });
    await this.notes.became(manager, 'idle', stream, ended);
  }

  /** Does something while nobody else changes the stream. False when there is no such stream. */
  async within(
    streamId: string,
    work: (manager: EntityManager, stream: LiveStreamEntity) => Promise<void>,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const stream = await manager.findOne(LiveStreamEntity, { where: { id: streamId }, lock });
      if (stream) await work(manager, stream);
      return stream !== null;
    });
  }

  /** Whether the process that held a broadcast was there a moment ago. */
  isHeld({ seenAt }: LiveSessionEntity): boolean {
    return this.clock.now().getTime() - seenAt.getTime() < STALE_MS;
  }

  async #resume(manager: EntityManager, stream: LiveStreamEntity, session: LiveSession) {
    const { sessionId: id, holderUrl } = session;
    const now = this.clock.now();
    if (!(await didChange(manager, RESUME, [id, now, holderUrl]))) return;
    await this.#tell(manager, stream, id, 'connected', now);
  }

  async #begin(manager: EntityManager, stream: LiveStreamEntity, session: LiveSession) {
    const now = this.clock.now();
    const { sessionId: id } = session;
    if (!(await didChange(manager, BEGIN_STREAM, [stream.id, id, now]))) return;
    Object.assign(stream, { status: 'connected', sessionId: id, updatedAt: now });
    const row = newSession(stream, session, now);
    await manager.insert(LiveSessionEntity, row);
    await this.notes.became(manager, 'connected', stream, row);
  }

  async #step(
    streamId: string,
    sessionId: string,
    status: 'active' | 'disconnected',
    sql: string,
    more: (stream: LiveStreamEntity, now: Date) => unknown[] = () => [],
  ): Promise<void> {
    await this.within(streamId, async (manager, stream) => {
      const now = this.clock.now();
      if (!(await didChange(manager, sql, [sessionId, now, ...more(stream, now)]))) return;
      await this.#tell(manager, stream, sessionId, status, now);
    });
  }

  async #tell(
    manager: EntityManager,
    stream: LiveStreamEntity,
    id: string,
    status: 'connected' | 'active' | 'disconnected',
    now: Date,
  ): Promise<void> {
    if (!(await didChange(manager, MOVE_STREAM, [stream.id, id, status, now]))) return;
    Object.assign(stream, { status, updatedAt: now });
    const session = await manager.findOneByOrFail(LiveSessionEntity, { id });
    await this.notes.became(manager, status, stream, session);
  }

  #openOf(manager: EntityManager, { sessionId: id }: LiveStreamEntity) {
    return id === null ? null : manager.findOneBy(LiveSessionEntity, { id });
  }
}
