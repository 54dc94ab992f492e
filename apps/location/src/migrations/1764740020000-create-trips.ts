import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips, and how far each device was followed. */
export class CreateTrips1764740020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table trip (
        id text collate "C" primary key,
        device_id text collate "C" not null references device on delete cascade,
        started_at timestamptz not null,
        ended_at timestamptz not null,
        start_lat float8 not null,
        start_lon float8 not null,
        end_lat float8 not null,
        end_lon float8 not null,
        distance_m float8 not null,
        duration_s float8 not null,
        max_speed_mps float8 not null,
        average_speed_mps float8 not null,
        line text not null
      )`);
    await runner.query('create index trip_by_device on trip (device_id, started_at, id)');
    await runner.query(`
      create table device_track (
        device_id text collate "C" primary key references device on delete cascade,
        followed_at timestamptz,
        state jsonb,
        settled_at timestamptz,
        settled jsonb,
        redo_from timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table device_track');
    await runner.query('drop table trip');
  }
}
