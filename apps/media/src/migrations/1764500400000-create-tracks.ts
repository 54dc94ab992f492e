import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTracks1764500400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table track (
        id text constraint track_pkey primary key,
        tenant text not null,
        asset_id text not null constraint track_asset references asset (id) on delete cascade,
        kind text not null constraint track_kind check (kind in ('subtitles', 'captions')),
        language text not null,
        name text not null,
        is_default boolean not null,
        status text not null constraint track_status
          check (status in ('preparing', 'ready', 'failed')),
        source text not null constraint track_source check (source in ('file', 'url', 'input')),
        source_url text,
        stream_index integer,
        cue_count integer,
        bytes bigint not null,
        note text,
        error_code text,
        error_detail text,
        work_at timestamptz,
        attempts integer not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        ready_at timestamptz
      )
    `);
    await runner.query('create index track_by_asset on track (asset_id, id)');
    await runner.query(`
      create unique index track_of_stream on track (asset_id, stream_index)
      where stream_index is not null
    `);
    await runner.query(`
      create unique index track_default on track (asset_id) where is_default
    `);
    await runner.query('create index track_to_work on track (work_at) where work_at is not null');
    // What kinds of work there are, the code knows: the words of a file are one more.
    await runner.query('alter table asset_task drop constraint if exists asset_task_kind');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table track');
    await runner.query(`delete from asset_task where kind = 'texts'`);
  }
}
