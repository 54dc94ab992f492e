import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Domains of apps, their certificates, and what the edge does with requests besides. */
export class CreateAppDomains1764041000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_domain (
        id text primary key,
        app_id text not null,
        project_id text not null,
        host text not null,
        token text not null,
        challenge text not null,
        status text not null,
        method text,
        problem text,
        attempts integer not null default 0,
        check_at timestamptz,
        checked_at timestamptz,
        give_up_at timestamptz not null,
        verified_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index app_domain_of_project on app_domain (project_id, host);
      create unique index app_domain_verified on app_domain (host) where status = 'verified';
      create index app_domain_of_app on app_domain (app_id);

      create table app_certificate (
        domain_id text primary key,
        host text not null,
        status text not null,
        chain text,
        key_sealed text,
        fingerprint text,
        not_before timestamptz,
        not_after timestamptz,
        next_at timestamptz,
        lease_until timestamptz,
        epoch integer not null default 0,
        attempts integer not null default 0,
        record jsonb,
        problem text
      );

      create table acme_account (
        directory_url text primary key,
        key_sealed text not null,
        url text,
        created_at timestamptz not null
      );

      create table app_edge_rules (
        app_id text primary key,
        project_id text not null,
        rules jsonb not null,
        version integer not null default 1,
        updated_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table app_edge_rules;
      drop table acme_account;
      drop table app_certificate;
      drop table app_domain;
    `);
  }
}
