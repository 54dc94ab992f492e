import { runStatement, statement } from '@skydeck/database';
import { Sweeper } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { DeviceEntity } from '../devices/device.entity.js';
import { DeviceNotes } from '../devices/device-notes.js';
import { KnownTimes } from './known-times.js';
import { LatestPositions, type LatestWrites } from './latest-positions.js';
import { KEEP_LATEST, KEEP_SEEN } from './position.sql.js';

const EVERY_MS = 1000;

const ONLINE = statement(`
  update device set status = 'online'
  where id = any($1::text[]) and status = 'offline' returning id`);

/** Devices whose latest position may be missing, because a process died before it was kept. */
const LOST = `
  with found as (
    select device.id as device_id, last.*
    from device left join latest_position kept on kept.device_id = device.id
    cross join lateral (
      select recorded_at, lat, lon, speed_mps, heading_deg, accuracy_m, altitude_m, battery_percent,
        attributes, received_at
      from position where position.device_id = device.id order by recorded_at desc limit 1
    ) as last
    where (device.status = 'online' or kept.device_id is null)
      and (kept.recorded_at is null or kept.recorded_at < last.recorded_at)
  )
  insert into latest_position as kept (device_id, recorded_at, lat, lon, speed_mps, heading_deg,
    accuracy_m, altitude_m, battery_percent, attributes, seen_at)
  select * from found
  on conflict (device_id) do update set recorded_at = excluded.recorded_at,
    lat = excluded.lat, lon = excluded.lon, speed_mps = excluded.speed_mps,
    heading_deg = excluded.heading_deg, accuracy_m = excluded.accuracy_m,
    altitude_m = excluded.altitude_m, battery_percent = excluded.battery_percent,
    attributes = excluded.attributes, seen_at = greatest(kept.seen_at, excluded.seen_at)
  where kept.recorded_at < excluded.recorded_at`;

/** Keeps the latest positions once a second, and says who is back. */
@Injectable()
export class LatestFlush extends Sweeper implements OnModuleInit {
  #isMended = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly latest: LatestPositions,
    private readonly notes: DeviceNotes,
    private readonly times: KnownTimes,
  ) {
    super({
      name: 'LatestFlush',
      problem: 'latest positions are not kept yet',
      everyMs: EVERY_MS,
      everywhere: true,
    });
  }

  onModuleInit(): void {
    this.times.onForget((deviceId) => this.latest.forget(deviceId));
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.sweep().catch((error: unknown) => {
      this.logger.warn({ msg: 'latest positions are found again at the next start', err: error });
    });
  }

  override async sweep(): Promise<void> {
    if (!this.#isMended) {
      await this.dataSource.query(LOST);
      this.#isMended = true;
    }
    await this.latest.flush((writes) =>
      this.dataSource.transaction((manager) => this.#write(manager, writes)),
    );
  }

  async #write(manager: EntityManager, { latest, seen }: LatestWrites): Promise<void> {
    const [ids] = seen;
    await runStatement(manager, KEEP_LATEST, latest);
    await runStatement(manager, KEEP_SEEN, seen);
    const back = await runStatement<{ id: string }>(manager, ONLINE, [ids]);
    if (back.length === 0) return;
    const devices = await manager.findBy(DeviceEntity, { id: In(back.map(({ id }) => id)) });
    await this.notes.online(manager, devices);
  }
}
