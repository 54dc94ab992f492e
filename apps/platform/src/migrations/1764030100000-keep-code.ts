import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Code that is uploaded or pushed here, and how repositories elsewhere are reached and watched. */
export class KeepCode1764030100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_source (
        id text primary key,
        project_id text not null,
        digest text not null,
        size_bytes bigint not null,
        unpacked_bytes bigint not null,
        files integer not null,
        created_at timestamptz not null
      );
      create index app_source_by_digest on app_source (digest);

      create table deployment_source (
        deployment_id text primary key references deployment (id) on delete cascade,
        app_id text not null,
        kind text not null check (kind in ('upload', 'push')),
        source_id text references app_source (id) on delete set null
      );
      create index deployment_source_by_app on deployment_source (app_id);
      create index deployment_source_by_source on deployment_source (source_id);

      create table app_deploy_key (
        app_id text primary key references app (id) on delete cascade,
        public_key text not null,
        private_sealed text not null,
        fingerprint text not null,
        created_at timestamptz not null
      );
      create table app_host_key (
        app_id text not null references app (id) on delete cascade,
        host text not null,
        known_hosts text not null,
        seen_at timestamptz not null,
        primary key (app_id, host)
      );

      create table app_hook (
        app_id text primary key references app (id) on delete cascade,
        secret_sealed text not null,
        auto_deploy boolean not null,
        branches text array not null,
        paths text array not null,
        poll_interval_s integer,
        next_poll_at timestamptz,
        poll_failures integer not null default 0,
        last_seen_sha text,
        updated_at timestamptz not null
      );
      create index app_hook_due on app_hook (next_poll_at) where next_poll_at is not null;
      create table app_hook_delivery (
        app_id text not null references app (id) on delete cascade,
        delivery_id text not null,
        received_at timestamptz not null,
        primary key (app_id, delivery_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table app_hook_delivery;
      drop table app_hook;
      drop table app_host_key;
      drop table app_deploy_key;
      drop table deployment_source;
      drop table app_source;
    `);
  }
}
