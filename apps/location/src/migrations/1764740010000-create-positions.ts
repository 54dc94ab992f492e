import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACE = `
  recorded_at timestamptz not null,
  lat float8 not null,
  lon float8 not null,
  speed_mps real,
  heading_deg real,
  accuracy_m real,
  altitude_m real,
  battery_percent real,
  attributes jsonb`;

/** Where devices were: by day, so that the old are dropped at once; the latest by themselves. */
export class CreatePositions1764740010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Identifiers are compared byte by byte: a language would cost more than all else.
    await runner.query(`
      create table position (
        device_id text collate "C" not null,
        received_at timestamptz not null,
        ${PLACE},
        primary key (device_id, recorded_at)
      ) partition by range (recorded_at)`);
    await runner.query(`
      create table latest_position (
        device_id text collate "C" primary key references device on delete cascade,
        seen_at timestamptz not null,
        ${PLACE}
      ) with (fillfactor = 70)`);
    await runner.query(`
      create table position_erasure (
        id bigint generated always as identity primary key,
        device_id text not null,
        from_at timestamptz not null,
        until_at timestamptz not null,
        received_before timestamptz not null,
        due_at timestamptz not null,
        passes integer not null default 0
      )`);
    await runner.query('create index position_erasure_due on position_erasure (due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table position_erasure');
    await runner.query('drop table latest_position');
    await runner.query('drop table position');
  }
}
