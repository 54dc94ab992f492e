import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ends a batch that was decided on an account as it is no more. */
export class RefuseStale1764390800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function refuse_stale() returns boolean language plpgsql as $$
      begin
        raise exception 'an account was written meanwhile' using errcode = 'P0502';
      end $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function refuse_stale()');
  }
}
