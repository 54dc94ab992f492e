import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAssetTasks1764500110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table asset_task (
        asset_id text not null constraint asset_task_asset references asset (id) on delete cascade,
        generation integer not null,
        kind text not null constraint asset_task_kind
          check (kind in ('probe', 'source', 'video', 'audio', 'images')),
        position integer not null,
        tenant text not null,
        rank integer not null,
        start_ms integer not null,
        end_ms integer not null,
        status text not null constraint asset_task_status
          check (status in ('queued', 'processing', 'ready', 'failed', 'skipped')),
        attempts integer not null,
        epoch integer not null,
        taken_by text,
        heartbeat_at timestamptz,
        run_after timestamptz not null,
        fraction real not null,
        failure text,
        constraint asset_task_pkey primary key (asset_id, generation, kind, position)
      )
    `);
    await runner.query(`
      create index asset_task_to_do on asset_task (tenant, rank, asset_id, kind, position)
      where status = 'queued'
    `);
    await runner.query(`
      create index asset_task_in_hand on asset_task (tenant, heartbeat_at)
      where status = 'processing'
    `);
    await runner.query(`
      create table tenant_turn (
        tenant text constraint tenant_turn_pkey primary key,
        taken_at timestamptz not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tenant_turn');
    await runner.query('drop table asset_task');
  }
}
