import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvitations1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invitation (
        id text primary key,
        project_id text not null references project (id) on delete cascade,
        email text not null,
        role text not null check (role in ('owner', 'admin', 'developer', 'viewer')),
        token_sha256 text not null unique,
        status text not null
          check (status in ('pending', 'accepted', 'declined', 'revoked', 'expired')),
        invited_by text not null references account (id) on delete cascade,
        mailed_at timestamptz,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      )`);
    await runner.query(`
      create unique index invitation_open on invitation (project_id, email)
      where status = 'pending'`);
    await runner.query(`create index invitation_of_project on invitation (project_id, id)`);
    await runner.query(
      `create index invitation_of_project_by_email on invitation (project_id, email, id)`,
    );
    await runner.query(`create index invitation_of_email on invitation (email, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table invitation`);
  }
}
