import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLiveStreams1764500300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table live_stream (
        id text constraint live_stream_pkey primary key,
        tenant text not null,
        name text not null,
        metadata jsonb not null,
        status text not null constraint live_stream_status
          check (status in ('idle', 'connected', 'active', 'disconnected', 'disabled')),
        session_id text constraint live_stream_session
          check ((session_id is null) = (status in ('idle', 'disabled'))),
        key_hash text not null constraint live_stream_key unique,
        key_sealed bytea not null,
        latency text not null constraint live_stream_latency check (latency in ('low', 'standard')),
        reconnect_window_s integer not null
          constraint live_stream_window check (reconnect_window_s between 0 and 600),
        is_recorded boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    await runner.query('create index live_stream_by_tenant on live_stream (tenant, id)');
    await runner.query(`
      create table live_session (
        id text constraint live_session_pkey primary key,
        tenant text not null,
        stream_id text not null,
        status text not null constraint live_session_status
          check (status in ('connected', 'active', 'disconnected', 'ended')),
        end_reason text constraint live_session_end_reason check (end_reason in
          ('completed', 'disconnected', 'disabled', 'deleted', 'too_long', 'refused')),
        is_recorded boolean not null,
        is_settled boolean not null
          constraint live_session_settled check (not is_settled or status = 'ended'),
        asset_ids text[] not null,
        publishes integer not null,
        holder_url text,
        seen_at timestamptz not null,
        span_from timestamptz,
        duration_ms bigint not null,
        bytes bigint not null,
        health jsonb,
        started_at timestamptz not null,
        active_at timestamptz,
        resume_until timestamptz,
        ended_at timestamptz
      )
    `);
    await runner.query(
      'create index live_session_by_stream on live_session (tenant, stream_id, id)',
    );
    await runner.query(`
      create index live_session_open on live_session (tenant) where status <> 'ended'
    `);
    await runner.query(`
      create index live_session_unsettled on live_session (seen_at) where not is_settled
    `);
    await runner.query('alter table asset add column live_session_id text');
    await runner.query('alter table asset add column files_prefix text');
    await runner.query('alter table playback_id alter column asset_id drop not null');
    await runner.query(`
      alter table playback_id
        add column live_stream_id text constraint playback_id_live_stream
          references live_stream (id) on delete cascade,
        add constraint playback_id_of_one check (num_nonnulls(asset_id, live_stream_id) = 1),
        add constraint playback_id_live_open
          check (live_stream_id is null or encryption = 'none')
    `);
    await runner.query(`
      create index playback_id_by_live_stream on playback_id (live_stream_id)
      where live_stream_id is not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from playback_id where live_stream_id is not null');
    await runner.query('alter table playback_id drop column live_stream_id');
    await runner.query('alter table playback_id alter column asset_id set not null');
    await runner.query('alter table asset drop column files_prefix');
    await runner.query('alter table asset drop column live_session_id');
    await runner.query('drop table live_session');
    await runner.query('drop table live_stream');
  }
}
