import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What says where it is. */
export class CreateDevices1764740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table device (
        id text collate "C" primary key,
        tenant text not null,
        name text not null,
        external_id text,
        type text,
        protocol text check (protocol in ('gt06', 'teltonika')),
        labels text[] not null default '{}',
        metadata jsonb not null default '{}',
        status text not null default 'offline' check (status in ('online', 'offline')),
        ingest_key_hash bytea,
        ingest_key_end text,
        retention_days integer,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (protocol is null or external_id is not null)
      )`);
    await runner.query('create index device_by_tenant on device (tenant, id)');
    await runner.query('create unique index device_external_id on device (tenant, external_id)');
    await runner.query(
      'create unique index device_protocol_name on device (protocol, external_id) where protocol is not null',
    );
    await runner.query(
      'create unique index device_ingest_key on device (ingest_key_hash) where ingest_key_hash is not null',
    );
    await runner.query('create index device_by_label on device using gin (labels)');
    await runner.query(`create index device_online on device (id) where status = 'online'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table device');
  }
}
