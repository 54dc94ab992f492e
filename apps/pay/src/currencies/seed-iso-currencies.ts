import type { QueryRunner } from 'typeorm';
import { ISO_CURRENCIES } from './iso-4217.js';

/** Brings the rows of ISO 4217 in line with the list; what a migration after a change of it calls. */
export async function seedIsoCurrencies(runner: Pick<QueryRunner, 'query'>): Promise<void> {
  await runner.query(SEED, [JSON.stringify(ISO_CURRENCIES)]);
}

const SEED = `
  insert into currency
    (tenant, code, kind, exponent, name, numeric_code, active, created_at, updated_at)
  select '', line.code, 'iso', line.exponent, line.name, line.numeric, line."isActive", now(), now()
  from jsonb_to_recordset($1::jsonb)
    as line(code text, "numeric" text, exponent smallint, name text, "isActive" boolean)
  on conflict (tenant, code) do update
    set exponent = excluded.exponent, name = excluded.name, numeric_code = excluded.numeric_code,
        active = excluded.active, updated_at = excluded.updated_at
    where (currency.exponent, currency.name, currency.numeric_code, currency.active)
      is distinct from (excluded.exponent, excluded.name, excluded.numeric_code, excluded.active)`;
