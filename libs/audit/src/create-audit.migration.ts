import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the audit log in a service's own schema: rows are added and never changed. */
export class CreateAudit1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entry (
        id text constraint audit_entry_pkey primary key,
        project_id text not null,
        seq bigint not null,
        actor jsonb not null,
        action text not null,
        target text not null,
        request_id text,
        before jsonb,
        after jsonb,
        at timestamptz not null,
        prev_hash text not null,
        hash text not null,
        constraint audit_entry_in_order unique (project_id, seq)
      )
    `);
    // The end of each project's chain; its row lock keeps entries in the order of commits.
    await runner.query(`
      create table audit_head (
        project_id text constraint audit_head_pkey primary key,
        seq bigint not null,
        prev_hash text not null,
        hash text not null
      )
    `);
    await runner.query(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log can only grow.';
      end $$
    `);
    await runner.query(`
      create trigger audit_entry_only_grows before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_entry');
    await runner.query('drop table audit_head');
    await runner.query('drop function refuse_audit_change');
  }
}
