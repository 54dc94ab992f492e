import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is recorded of live rooms. */
export class CreateRoomRecordings1764610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table room_recording (
        id text not null,
        project_id text not null,
        room_id text not null references room on delete cascade,
        session_id text not null,
        name text not null,
        layout text not null check (layout in ('grid', 'speaker', 'tracks')),
        status text not null
          check (status in ('starting', 'recording', 'processing', 'ready', 'failed')),
        is_automatic boolean not null,
        as_asset boolean not null,
        asset_id text,
        hand_over_at timestamptz,
        hand_overs integer not null default 0,
        end_reason text,
        failure text,
        progress integer not null default 0 check (progress between 0 and 100),
        duration_ms bigint not null default 0,
        size_bytes bigint not null default 0,
        files jsonb not null default '[]',
        sources jsonb not null default '{}',
        host text not null,
        lease_until timestamptz,
        attempts integer not null default 0,
        is_swept boolean not null default false,
        created_at timestamptz not null,
        started_at timestamptz,
        ended_at timestamptz,
        ready_at timestamptz,
        deleted_at timestamptz,
        constraint room_recording_pkey primary key (id)
      );
      create index room_recording_of_project on room_recording (project_id, id)
        where deleted_at is null;
      create index room_recording_of_room on room_recording (room_id, id) where deleted_at is null;
      create unique index room_recording_active on room_recording (room_id)
        where status in ('starting', 'recording');
      create unique index room_recording_automatic on room_recording (session_id)
        where is_automatic;
      create index room_recording_to_work on room_recording (id)
        where status in ('starting', 'recording', 'processing');
      create index room_recording_to_hand_over on room_recording (hand_over_at)
        where hand_over_at is not null;
      create index room_recording_to_sweep on room_recording (id)
        where deleted_at is not null and not is_swept;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table room_recording');
  }
}
