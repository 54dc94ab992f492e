import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProjects1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table project (
        id text primary key,
        slug text not null,
        name text not null,
        created_at timestamptz not null,
        deleted_at timestamptz
      )`);
    await runner.query(
      `create unique index project_slug on project (slug) where deleted_at is null`,
    );
    await runner.query(`
      create table member (
        project_id text not null references project (id) on delete cascade,
        account_id text not null references account (id) on delete cascade,
        role text not null check (role in ('owner', 'admin', 'developer', 'viewer')),
        created_at timestamptz not null,
        primary key (project_id, account_id)
      )`);
    await runner.query(`create index member_of_account on member (account_id, project_id desc)`);
    await runner.query(`
      create table provision (
        project_id text not null references project (id) on delete cascade,
        product text not null,
        provisioned_at timestamptz not null,
        primary key (project_id, product)
      )`);
    await runner.query(`
      create table api_key (
        id text primary key,
        project_id text not null references project (id) on delete cascade,
        product text not null,
        mode text not null check (mode in ('live', 'test')),
        name text not null,
        sha256 text not null unique,
        start text not null,
        last4 text not null,
        scopes text[] not null,
        created_by text not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        revoked_at timestamptz,
        rotated_to text,
        last_used_at timestamptz
      )`);
    await runner.query(`create index api_key_of_project on api_key (project_id, id desc)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table api_key, provision, member, project`);
  }
}
