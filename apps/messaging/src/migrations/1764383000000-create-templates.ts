import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTemplates1764383000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table template (
        id text constraint template_pkey primary key,
        tenant text not null,
        name text not null,
        description text,
        latest integer not null,
        published integer,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint template_name unique (tenant, name)
      )
    `);
    await runner.query(`
      create table template_version (
        template_id text not null
          constraint template_version_template references template (id) on delete cascade,
        number integer not null,
        variables jsonb not null,
        default_locale text not null,
        locales jsonb not null,
        compiled jsonb not null,
        created_at timestamptz not null,
        constraint template_version_pkey primary key (template_id, number)
      )
    `);
    await runner.query(`
      alter table message
        add column template_id text,
        add column template_version integer,
        add column locale text
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table message
        drop column template_id, drop column template_version, drop column locale
    `);
    await runner.query('drop table template_version');
    await runner.query('drop table template');
  }
}
