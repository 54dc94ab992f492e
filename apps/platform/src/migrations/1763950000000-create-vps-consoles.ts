import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may open consoles of servers and who did, and what was recorded of them. */
export class CreateVpsConsoles1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vps_console (
        id text primary key,
        vps_id text not null references vps (id),
        project_id text not null,
        session_id text,
        token_hash text not null unique,
        mode text not null check (mode in ('shell', 'serial')),
        is_readonly boolean not null,
        is_recorded boolean not null,
        on_leave text not null check (on_leave in ('close', 'hand_over')),
        cols integer not null,
        rows integer not null,
        actor jsonb not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        closed_at timestamptz,
        close_code text,
        received_bytes bigint not null default 0,
        sent_bytes bigint not null default 0
      );
      create index vps_console_age on vps_console (created_at);

      create table vps_recording (
        id text primary key,
        vps_id text not null references vps (id),
        project_id text not null,
        session_id text not null,
        actor jsonb not null,
        mode text not null,
        size_bytes bigint not null default 0,
        duration_ms bigint not null default 0,
        is_truncated boolean not null default false,
        created_at timestamptz not null,
        ended_at timestamptz,
        deleted_at timestamptz
      );
      create index vps_recording_of_vps on vps_recording (vps_id, id);
      create index vps_recording_of_project on vps_recording (project_id) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table vps_recording, vps_console');
  }
}
