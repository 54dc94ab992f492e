import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LiveEngine } from '../engine/live-engine.js';
import { FORGET, LOST } from './broadcast.sql.js';
import { Broadcasts, STALE_MS } from './broadcasts.js';
import { LiveRecordings } from './live-recordings.js';
import { LiveSessionEntity } from './live-session.entity.js';

const SWEEP_EVERY_MS = 2_000;
const AT_ONCE = 20;

/** Ends broadcasts whose process is gone, and makes assets of what it had stored. */
@Injectable()
export class LiveSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broadcasts: Broadcasts,
    private readonly recordings: LiveRecordings,
    private readonly engine: LiveEngine,
    private readonly clock: Clock,
  ) {
    const problem = 'A sweep of broadcasts failed.';
    super({ name: 'Live', problem, everyMs: SWEEP_EVERY_MS, everywhere: true });
  }

  /** One round; processes that sweep together do no harm to each other. */
  override async sweep(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - STALE_MS);
    const { manager } = this.dataSource;
    const lost = await manager.query<{ id: string; streamId: string }[]>(LOST, [since, AT_ONCE]);
    for (const { id, streamId } of lost) {
      if (this.engine.facts(streamId)?.sessionId !== id) await this.#take(id, streamId, since);
    }
    await manager.query(FORGET);
  }

  async #take(id: string, streamId: string, since: Date): Promise<void> {
    await this.broadcasts.within(streamId, async (manager, stream) => {
      const session = await manager.findOneBy(LiveSessionEntity, { id });
      if (!session || session.seenAt >= since) return;
      if (session.status !== 'ended') {
        this.logger.warn({ msg: 'the process of a broadcast is gone', session: id });
        await this.broadcasts.end(manager, stream, session, 'disconnected', session.seenAt);
      }
    });
    await this.recordings.settle(id, await this.engine.recover(streamId, id));
  }
}
