import { runStatement } from '@skydeck/database';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LostStays } from '../participants/lost-stays.js';
import { ForgottenTokens } from '../tokens/forgotten-tokens.js';
import { DUE_ROOMS, dueStepOf, ORPHANED_ROOMS } from './due-rooms.js';
import { RoomEntity } from './room.entity.js';
import { RoomLifecycle } from './room-lifecycle.js';
import { RoomSignals } from './room-signals.js';

const SWEEP_EVERY_MS = 2_000;
const AT_ONCE = 100;

/** Opens, finishes and ends rooms when their time has come, and finishes what a crash left. */
@Injectable()
export class RoomSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lifecycle: RoomLifecycle,
    private readonly signals: RoomSignals,
    private readonly lostStays: LostStays,
    private readonly tokens: ForgottenTokens,
    private readonly clock: Clock,
  ) {
    super({ name: 'Rooms', problem: 'A sweep of rooms failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round; processes that sweep together do no harm to each other. */
  override async sweep(): Promise<void> {
    await this.lostStays.end();
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const due = await runStatement<{ id: string }>(manager, DUE_ROOMS, [now, AT_ONCE]);
    for (const { id } of due) await this.#moveOn(id);
    const orphans = await runStatement<{ id: string }>(manager, ORPHANED_ROOMS, [AT_ONCE]);
    for (const { id } of orphans) await this.#moveOn(id, true);
    await this.tokens.forget();
  }

  async #moveOn(id: string, isOrphaned = false): Promise<void> {
    const isClosed = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const room = await manager.findOne(RoomEntity, { where: { id }, lock });
      const now = this.clock.now();
      const due = room && dueStepOf(room, now, isOrphaned);
      if (!due) return false;
      if (due.step === 'open') {
        await this.lifecycle.open(manager, room, now);
        return false;
      }
      const after = await this.lifecycle[due.step](manager, room, due.reason, now);
      // Nobody is in one that stays and is empty; somebody may be on the way in already.
      return after.status === 'ended' || due.reason !== 'empty';
    });
    if (isClosed) await this.signals.ended(id);
  }
}
