import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIngresses1764620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table room_ingress (
        id text constraint room_ingress_pkey primary key,
        project_id text not null,
        room_id text not null
          constraint room_ingress_room references room (id) on delete cascade,
        kind text not null constraint room_ingress_kind check (kind in ('rtmp', 'whip')),
        identity text not null,
        name text not null,
        key_hash text not null constraint room_ingress_key unique,
        status text not null constraint room_ingress_status
          check (status in ('inactive', 'buffering', 'publishing')),
        connection_id text constraint room_ingress_connection
          check ((connection_id is null) = (status = 'inactive')),
        seen_at timestamptz,
        connected_at timestamptz,
        last_error text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint room_ingress_identity unique (room_id, identity)
      )
    `);
    await runner.query('create index room_ingress_by_project on room_ingress (project_id, id)');
    await runner.query(`
      create index room_ingress_open on room_ingress (seen_at) where status <> 'inactive'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table room_ingress');
  }
}
