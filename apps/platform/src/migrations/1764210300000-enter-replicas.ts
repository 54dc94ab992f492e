import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may run, and ran, which command inside a replica. */
export class EnterReplicas1764210300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_exec (
        id text primary key,
        app_id text not null,
        project_id text not null,
        replica_id text not null,
        token_hash text not null,
        command_sealed text,
        program text not null,
        is_terminal boolean not null,
        cols integer not null,
        rows integer not null,
        actor jsonb not null,
        credential text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        closed_at timestamptz,
        close_code text,
        exit_code integer
      );
      create index app_exec_by_token on app_exec (token_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_exec');
  }
}
