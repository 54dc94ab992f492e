import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DayPartitions } from '../ingest/day-partitions.js';
import { TrackingSettings } from '../tracking-settings.js';

const DAY_MS = 86_400_000;
const EVERY_MS = 600_000;
/** Days that are made before they begin. */
const AHEAD = [-1, 0, 1, 2];

const OWN_RULES = `
  select id, coalesce(device.retention_days, project.retention_days) as retention_days
  from device left join tracking_settings project on project.tenant = device.tenant
  where coalesce(device.retention_days, project.retention_days) < $1
  order by id`;
const OLD_TRIPS = 'delete from trip where ended_at < $1';

/** Makes the tables of the next days, and drops what is older than positions are kept. */
@Injectable()
export class RetentionSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: DayPartitions,
    private readonly settings: TrackingSettings,
    private readonly clock: Clock,
  ) {
    super({
      name: 'PositionRetention',
      problem: 'days of positions are not as they should be',
      everyMs: EVERY_MS,
    });
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    void this.sweepSoon();
  }

  override async sweep(): Promise<void> {
    const nowMs = this.clock.now().getTime();
    await this.days.ensure(AHEAD.map((days) => nowMs + days * DAY_MS));
    const keptFromMs = nowMs - this.settings.retentionMs;
    await this.days.dropBefore(keptFromMs);
    await this.dataSource.query(OLD_TRIPS, [new Date(keptFromMs)]);
    await this.#ownRules(nowMs);
  }

  /** Devices whose positions are kept for a shorter time. */
  async #ownRules(nowMs: number): Promise<void> {
    const devices = await this.dataSource.query<{ id: string; retention_days: number }[]>(
      OWN_RULES,
      [this.settings.retentionMs / DAY_MS],
    );
    for (const { id, retention_days: days } of devices) {
      const before = new Date(nowMs - days * DAY_MS);
      await this.dataSource.query(
        'delete from position where device_id = $1 and recorded_at < $2',
        [id, before],
      );
      await this.dataSource.query('delete from trip where device_id = $1 and ended_at < $2', [
        id,
        before,
      ]);
    }
  }
}
