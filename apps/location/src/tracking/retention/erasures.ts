import type { Tenant } from '@skydeck/auth-guard';
import { Precondition } from '@skydeck/envelope';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeviceBook } from '../devices/device-book.js';
import { DeviceEntity } from '../devices/device.entity.js';
import { DeviceNotes } from '../devices/device-notes.js';
import { lockDevice } from '../devices/devices.js';
import { DayPartitions } from '../ingest/day-partitions.js';
import { KnownTimes } from '../ingest/known-times.js';
import { FORGET_TRIPS, MEND_LATEST } from './erasure.sql.js';

const EVERY_MS = 20_000;
/** A second pass finds what was under way while the first one ran. */
const AGAIN_AFTER_MS = 60_000;
const ALWAYS: Span = { fromMs: Date.UTC(1970, 0), untilMs: Date.UTC(9999, 0) };

/** A time, from its begin to before its end. */
export interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

interface Erasure {
  readonly id: string;
  readonly device_id: string;
  readonly from_at: Date;
  readonly until_at: Date;
  /** What comes in later stays. */
  readonly received_before: Date;
  readonly passes: number;
}

/** Deletes where devices were: noted first, so that what is begun is finished whatever happens. */
@Injectable()
export class Erasures extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: DayPartitions,
    private readonly times: KnownTimes,
    private readonly book: DeviceBook,
    private readonly notes: DeviceNotes,
    private readonly clock: Clock,
  ) {
    super({ name: 'Erasures', problem: 'positions are not deleted yet', everyMs: EVERY_MS });
  }

  /** Deletes a device; its history follows. @throws `tracked_device.not_found` */
  async deleteDevice(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const device = await lockDevice(manager, tenant, id);
      expected.check(device.version);
      await manager.delete(DeviceEntity, { id });
      await this.#note(manager, id, ALWAYS, new Date(ALWAYS.untilMs));
      await this.notes.changed(manager, 'deleted', device, device);
    });
    this.book.forget(id);
    this.times.forget(id);
    void this.sweepSoon();
  }

  /** Deletes positions and trips of a device, and says how many positions. @throws `tracked_device.not_found` */
  async deleteHistory(tenant: Tenant, id: string, span: Partial<Span>): Promise<number> {
    const whole = { ...ALWAYS, ...span };
    const noted = await this.dataSource.transaction(async (manager) => {
      const device = await lockDevice(manager, tenant, id);
      const erasure = await this.#note(manager, id, whole, this.clock.now());
      await this.notes.changed(manager, 'history_deleted', device, device);
      return erasure;
    });
    return this.#erase(noted);
  }

  override async sweep(): Promise<void> {
    for (const erasure of await this.#due()) await this.#erase(erasure);
  }

  #due(): Promise<Erasure[]> {
    const due = 'select * from position_erasure where due_at <= $1 order by id limit 100';
    return this.dataSource.query<Erasure[]>(due, [this.clock.now()]);
  }

  async #note(
    manager: EntityManager,
    deviceId: string,
    span: Span,
    receivedBefore: Date,
  ): Promise<Erasure> {
    const [row] = await manager.query<Erasure[]>(
      `insert into position_erasure (device_id, from_at, until_at, received_before, due_at)
       values ($1, $2, $3, $4, $5) returning *`,
      [deviceId, new Date(span.fromMs), new Date(span.untilMs), receivedBefore, this.clock.now()],
    );
    return row!;
  }

  async #erase(erasure: Erasure): Promise<number> {
    const { id, device_id: deviceId, from_at, until_at, received_before, passes } = erasure;
    const span = [deviceId, from_at, until_at];
    let count = 0;
    for (const name of await this.days.within(from_at.getTime(), until_at.getTime())) {
      const [, deleted] = await this.dataSource.query<[unknown, number]>(
        `delete from ${name} where device_id = $1 and recorded_at >= $2 and recorded_at < $3
           and received_at <= $4`,
        [...span, received_before],
      );
      count += deleted;
    }
    await this.dataSource.transaction(async (manager) => {
      if (count > 0 || passes === 0) {
        for (const text of [...FORGET_TRIPS, ...MEND_LATEST]) await manager.query(text, span);
      }
      const again = new Date(this.clock.now().getTime() + AGAIN_AFTER_MS);
      await (passes > 0
        ? manager.query('delete from position_erasure where id = $1', [id])
        : manager.query('update position_erasure set passes = 1, due_at = $2 where id = $1', [
            id,
            again,
          ]));
    });
    this.times.forget(deviceId);
    return count;
  }
}
