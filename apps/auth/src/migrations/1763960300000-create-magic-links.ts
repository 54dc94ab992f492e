import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that sign users in. They hold no secret: tokens and codes are derived from `id`. */
export class CreateMagicLinks1763960300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table magic_link (
        id text primary key,
        project_id text not null,
        email text not null,
        status text not null check (status in ('pending', 'opened', 'used', 'expired')),
        redirect_url text not null,
        code_challenge text not null,
        locale text,
        handed_at timestamptz,
        opened_at timestamptz,
        used_at timestamptz,
        expires_at timestamptz not null,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create unique index magic_link_one_pending
        on magic_link (project_id, email, code_challenge, redirect_url) where status = 'pending'`);
    await runner.query('create index magic_link_by_age on magic_link (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table magic_link');
  }
}
