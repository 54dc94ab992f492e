import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A project may go back to published rates: from then on it has no price of its own. */
export class EndFxRates1764390112000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table fx_rate alter column rate drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from fx_rate where rate is null');
    await runner.query('alter table fx_rate alter column rate set not null');
  }
}
