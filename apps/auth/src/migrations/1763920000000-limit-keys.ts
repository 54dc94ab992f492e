import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys may be limited to networks and to a rate of their own. What a project stores belongs to it
 * and a mode from now on (`prj_…` or `prj_….test`), so `otp.project_id` names no row any more.
 */
export class LimitKeys1763920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table api_key
        add allowed_cidrs text[] not null default '{}',
        add rate_limit_per_minute integer check (rate_limit_per_minute between 1 and 1000000)`);
    await runner.query('alter table otp drop constraint otp_project_id_fkey');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from otp where project_id like '%.test'`);
    await runner.query(`
      alter table otp add constraint otp_project_id_fkey
        foreign key (project_id) references project (id) on delete cascade`);
    await runner.query('alter table api_key drop allowed_cidrs, drop rate_limit_per_minute');
  }
}
