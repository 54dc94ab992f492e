import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLaunchpad1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app (
        id text primary key,
        project_id text not null,
        project_slug text not null,
        name text not null,
        repo text not null,
        repo_secret text,
        branch text not null,
        root text,
        port integer,
        health_path text,
        build_command text,
        start_command text,
        env_sealed text not null,
        env_keys text array not null default '{}',
        current_release_id text,
        route_version bigint not null default 0,
        last_deployment_number integer not null default 0,
        last_release_number integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index app_name on app (project_id, name) where deleted_at is null;

      create table deployment (
        id text primary key,
        app_id text not null,
        project_id text not null,
        number integer not null,
        status text not null,
        stage text not null,
        branch text not null,
        wanted_commit text,
        commit_sha text,
        commit_message text,
        plan jsonb,
        error jsonb,
        release_id text,
        worker_epoch integer not null default 0,
        attempts integer not null default 0,
        heartbeat_at timestamptz,
        cancel_requested boolean not null default false,
        created_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz,
        unique (app_id, number)
      );
      create index deployment_unfinished on deployment (app_id, status)
        where finished_at is null;

      create table release (
        id text primary key,
        app_id text not null,
        project_id text not null,
        deployment_id text not null,
        number integer not null,
        commit_sha text not null,
        artifact jsonb not null,
        plan jsonb not null,
        env_sealed text not null,
        created_at timestamptz not null,
        unique (app_id, number)
      );

      create table log_line (
        log_id text not null,
        seq bigint not null,
        at timestamptz not null,
        stream text not null,
        replica text,
        line text not null,
        primary key (log_id, seq)
      );

      create table route_clock (
        id smallint primary key,
        version bigint not null
      );
      insert into route_clock (id, version) values (1, 1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table route_clock, log_line, release, deployment, app');
  }
}
