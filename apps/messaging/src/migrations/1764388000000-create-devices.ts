import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDevices1764388000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table device (
        id text constraint device_pkey primary key,
        tenant text not null,
        platform text not null,
        service text not null,
        app text,
        user_id text,
        token_hash bytea not null,
        sealed_token bytea not null,
        token_end text not null,
        status text not null,
        gone_at timestamptz,
        gone_reason text,
        version integer not null,
        registered_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint device_once unique (tenant, token_hash)
      )
    `);
    await runner.query('create index device_by_tenant on device (tenant, id)');
    await runner.query(`
      create index device_by_user on device (tenant, user_id, id) where user_id is not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table device');
  }
}
