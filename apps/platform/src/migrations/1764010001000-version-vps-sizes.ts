import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sizes that operators change. */
export class VersionVpsSizes1764010001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vps_size add version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vps_size drop version');
  }
}
