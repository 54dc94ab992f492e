import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LocationSettings } from '../../../location-settings.js';

const SWEEP_EVERY_MS = 600_000;
const AT_ONCE = 5000;
const MOST_ROUNDS = 100;
const DAY_MS = 86_400_000;

const FORGET = `
  with gone as (
    delete from geofence_event where id in (
      select id from geofence_event where created_at < $1 limit $2) returning 1
  ) select count(*)::int as gone from gone`;

// Whoever still has a deleted geofence in memory reads all anew before that.
const FORGET_CHANGES = `
  delete from geofence_change change where changed_at < $1
    and not exists (select from geofence where geofence.id = change.geofence_id)`;

/** Forgets what happened at geofences long ago. */
@Injectable()
export class GeofenceEventSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: LocationSettings,
    private readonly clock: Clock,
  ) {
    super({ name: 'Geofence events', problem: 'A sweep failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round, in pieces that hold no row for long. */
  override async sweep(): Promise<void> {
    const nowMs = this.clock.now().getTime();
    const before = new Date(nowMs - this.settings.config.GEOFENCE_EVENT_DAYS * DAY_MS);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const [row] = await this.dataSource.query<{ gone: number }[]>(FORGET, [before, AT_ONCE]);
      if ((row?.gone ?? 0) < AT_ONCE) break;
    }
    await this.dataSource.query(FORGET_CHANGES, [new Date(nowMs - DAY_MS)]);
  }
}
