import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of prices that begin in one millisecond, the one that was set last counts. */
export class OrderFxRates1764390111000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table fx_rate add column seq bigint generated always as identity');
    await runner.query('drop index fx_rate_of_pair');
    await runner.query(`
      create index fx_rate_of_pair on fx_rate
        (tenant, least(base, quote), greatest(base, quote), valid_from desc, seq desc)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index fx_rate_of_pair');
    await runner.query('alter table fx_rate drop column seq');
    await runner.query(`
      create index fx_rate_of_pair on fx_rate
        (tenant, least(base, quote), greatest(base, quote), valid_from desc, id desc)
    `);
  }
}
