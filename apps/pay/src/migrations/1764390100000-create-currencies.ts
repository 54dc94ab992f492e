import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seedIsoCurrencies } from '../currencies/seed-iso-currencies.js';

export class CreateCurrencies1764390100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Rows of ISO 4217 belong to nobody: their tenant is empty.
    await runner.query(`
      create table currency (
        tenant text not null,
        code text not null constraint currency_code check (code ~ '^[A-Z0-9]{3,10}$'),
        kind text not null constraint currency_kind check (kind in ('iso', 'custom')),
        exponent smallint not null constraint currency_exponent check (exponent between 0 and 8),
        name text not null,
        numeric_code text,
        active boolean not null,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint currency_pkey primary key (tenant, code),
        constraint currency_owner check ((kind = 'iso') = (tenant = ''))
      )
    `);
    await seedIsoCurrencies(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table currency');
  }
}
