import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBroadcasts1764620100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table room_broadcast (
        id text constraint room_broadcast_pkey primary key,
        project_id text not null,
        room_id text not null
          constraint room_broadcast_room references room (id) on delete cascade,
        layout text not null constraint room_broadcast_layout
          check (layout in ('speaker', 'grid', 'single')),
        identity text constraint room_broadcast_identity
          check ((identity is not null) = (layout = 'single')),
        status text not null constraint room_broadcast_status
          check (status in ('starting', 'live', 'ended', 'failed')),
        has_hls boolean not null,
        live_stream_id text,
        ingest_sealed bytea,
        playback_url text,
        targets jsonb not null,
        error text constraint room_broadcast_error check (error is null or status = 'failed'),
        holder_id text not null,
        seen_at timestamptz not null,
        created_at timestamptz not null,
        live_at timestamptz,
        ended_at timestamptz constraint room_broadcast_ended
          check ((ended_at is not null) = (status in ('ended', 'failed')))
      )
    `);
    await runner.query(`
      create unique index room_broadcast_one_of_room on room_broadcast (room_id)
      where status in ('starting', 'live')
    `);
    await runner.query(
      'create index room_broadcast_by_room on room_broadcast (project_id, room_id, id)',
    );
    await runner.query(`
      create index room_broadcast_played_out on room_broadcast (ended_at)
      where live_stream_id is not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table room_broadcast');
  }
}
