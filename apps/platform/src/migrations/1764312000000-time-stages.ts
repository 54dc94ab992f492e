import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a deployment entered each of its stages. */
export class TimeStages1764312000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table deployment add column stage_times jsonb not null default '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deployment drop column stage_times');
  }
}
