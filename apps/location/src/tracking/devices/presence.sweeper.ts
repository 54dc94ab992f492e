import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { TrackingSettings } from '../tracking-settings.js';
import { DeviceEntity } from './device.entity.js';
import { DeviceNotes } from './device-notes.js';

const EVERY_MS = 15_000;
const MOST_AT_ONCE = 1000;

/** One statement, so that a device that reports meanwhile stays online. */
const OFFLINE = `
  update device set status = 'offline'
  where id in (
    select device.id from device join latest_position last on last.device_id = device.id
    where device.status = 'online' and last.seen_at < $1
    order by device.id limit ${MOST_AT_ONCE} for update of device skip locked
  ) returning id, (select seen_at from latest_position where device_id = id) as seen_at`;

/** Says which devices have fallen silent. */
@Injectable()
export class PresenceSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: DeviceNotes,
    private readonly settings: TrackingSettings,
    private readonly clock: Clock,
  ) {
    super({
      name: 'DevicePresence',
      problem: 'who has fallen silent is not known',
      everyMs: EVERY_MS,
    });
  }

  override async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.settings.offlineAfterMs);
    while ((await this.#sweepSome(before)) === MOST_AT_ONCE);
  }

  #sweepSome(before: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ id: string; seen_at: Date }[], number]>(OFFLINE, [
        before,
      ]);
      const seenAt = new Map(rows.map((row) => [row.id, row.seen_at]));
      const devices = await manager.findBy(DeviceEntity, { id: In([...seenAt.keys()]) });
      await this.notes.offline(
        manager,
        devices.map((device) => ({ device, seenAt: seenAt.get(device.id)! })),
      );
      return rows.length;
    });
  }
}
