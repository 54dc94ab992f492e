import { runStatement } from '@skydeck/database';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomEntity } from '../rooms/room.entity.js';
import { BroadcastEntity } from './broadcast.entity.js';
import { BroadcastRuns } from './broadcast-runs.js';
import { OF_ENDED_ROOMS, PLAYED_OUT, TAKE_OVER } from './broadcast.sql.js';
import { BroadcastStates } from './broadcast-states.js';
import { Broadcasts } from './broadcasts.js';
import { MediaStreams } from './media-streams.js';

const SWEEP_EVERY_MS = 2_000;
/** A process that has not said so for this long makes none any more. */
const STALE_MS = 10_000;
/** Players get to the end of it. */
const PLAYED_OUT_MS = 300_000;
const AT_ONCE = 10;

/** Goes on with what a process left that is gone, and ends what is of no use any more. */
@Injectable()
export class BroadcastSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broadcasts: Broadcasts,
    private readonly runs: BroadcastRuns,
    private readonly states: BroadcastStates,
    private readonly streams: MediaStreams,
    private readonly clock: Clock,
  ) {
    super({
      name: 'Broadcasts',
      problem: 'A sweep of broadcasts failed.',
      everyMs: SWEEP_EVERY_MS,
    });
  }

  /** One round; processes that sweep together do no harm to each other. */
  override async sweep(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - STALE_MS);
    const taken = [this.runs.holderId, now, since, AT_ONCE];
    for (const row of await this.#rows(TAKE_OVER, taken)) await this.#goOn(row);
    for (const row of await this.#rows(OF_ENDED_ROOMS, [AT_ONCE])) {
      await this.states.finish(row.id, null);
      await this.runs.stop(row);
    }
    const before = new Date(now.getTime() - PLAYED_OUT_MS);
    for (const row of await this.#rows(PLAYED_OUT, [before, AT_ONCE])) await this.#forget(row);
  }

  async #rows(
    which: Parameters<typeof runStatement>[1],
    values: readonly unknown[],
  ): Promise<BroadcastEntity[]> {
    const { manager } = this.dataSource;
    const found = await runStatement<{ id: string }>(manager, which, values);
    const rows = found.map(({ id }) => manager.findOneByOrFail(BroadcastEntity, { id }));
    return Promise.all(rows);
  }

  async #goOn(row: BroadcastEntity): Promise<void> {
    try {
      const { id } = { id: row.roomId };
      const room = await this.dataSource.manager.findOneByOrFail(RoomEntity, { id });
      await this.broadcasts.begin(row, room.name);
    } catch (error) {
      this.logger.warn({ msg: 'A broadcast does not go on.', broadcast: row.id, err: error });
    }
  }

  async #forget({ id, projectId, liveStreamId }: BroadcastEntity): Promise<void> {
    if (liveStreamId === null) return;
    await this.streams.delete(projectId, liveStreamId);
    const changes = { liveStreamId: null, ingestSealed: null };
    await this.dataSource.manager.update(BroadcastEntity, { id }, changes);
  }
}
