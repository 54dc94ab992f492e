import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveFacts } from '../engine/live-session.js';
import { LiveEngine } from '../engine/live-engine.js';
import { LiveErrors } from './live.errors.js';
import { type LiveHealth, LiveSessionEntity } from './live-session.entity.js';
import type { ListLiveSessions } from './live-session.schema.js';
import { LiveStreams } from './live-streams.service.js';

/** The broadcasts of live streams, as their owner reads them. */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly streams: LiveStreams,
    private readonly engine: LiveEngine,
    private readonly clock: Clock,
  ) {}

  /** Newest first unless asked otherwise, one more than `limit`. @throws `live.stream_not_found` */
  async list(
    tenant: Tenant,
    streamId: string,
    { limit, sort, after, filters }: ReturnType<typeof ListLiveSessions.parse>,
  ): Promise<LiveSessionEntity[]> {
    await this.streams.get(tenant, streamId);
    const { order, beyond } = orderSql(sort);
    const { status } = filters;
    const query = this.dataSource
      .createQueryBuilder(LiveSessionEntity, 'session')
      .where({ tenant, streamId, ...(status !== undefined && { status }) });
    if (after) query.andWhere(`session.id ${beyond} :after`, { after: after.id });
    return query
      .orderBy('session.id', order === 'asc' ? 'ASC' : 'DESC')
      .limit(limit + 1)
      .getMany();
  }

  /** What comes in now. @throws `live.stream_not_found`, `live.not_live` */
  async health(tenant: Tenant, streamId: string): Promise<{ id: string; health: LiveHealth }> {
    const { sessionId: id } = await this.streams.get(tenant, streamId);
    if (id === null) throw LiveErrors.not_live();
    const facts = this.engine.facts(streamId);
    if (facts?.sessionId === id) return { id, health: healthOf(facts, this.clock.now()) };
    // Another process has the publisher, and writes it down every ten seconds.
    const row = await this.dataSource.manager.findOneBy(LiveSessionEntity, { tenant, id });
    if (!row?.health) throw LiveErrors.not_live();
    return { id, health: row.health };
  }
}

/** What is kept of what an engine sees. */
export const healthOf = (facts: LiveFacts, now: Date): LiveHealth => ({
  bitrateBps: facts.bitrateBps,
  framesPerSecond: facts.framesPerSecond,
  width: facts.width,
  height: facts.height,
  droppedMessages: facts.droppedMessages,
  encoderRestarts: facts.encoderRestarts,
  isPassedThrough: facts.isPassedThrough,
  renditions: facts.renditions,
  measuredAt: now.toISOString(),
});
