import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CurrencyCode } from '../money/money.schema.js';
import { CURRENCY_KINDS, type CurrencyEntity } from './currency.entity.js';

const name = z.string().trim().min(1).max(80).describe('Name that people know it by.');
const active = z.boolean().describe('Whether something new may be made in it.');
const exponent = z
  .int()
  .min(0)
  .max(8)
  .describe('Digits after the decimal point; 2 if a hundred minor units make a whole one.');

/** A currency of a project, such as points or tokens. */
export const CreateCurrency = z
  .strictObject({
    code: CurrencyCode.describe('3 to 10 capital letters and digits; no code of ISO 4217.'),
    exponent,
    name,
  })
  .meta({ id: 'CreateCurrency' });
export type CreateCurrency = z.output<typeof CreateCurrency>;

/** What changes of a currency. Its code and exponent never do: amounts would mean something else. */
export const UpdateCurrency = z
  .strictObject({ name, active })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateCurrency' });
export type UpdateCurrency = z.output<typeof UpdateCurrency>;

export const Currency = z
  .object({
    code: z.string().describe('Code that amounts name it by.'),
    kind: z.enum(CURRENCY_KINDS).describe('Of ISO 4217, or `custom`: of this project.'),
    exponent: z.int().describe('Digits after the decimal point.'),
    name: z.string().describe('Name that people know it by.'),
    numeric_code: z.string().nullable().describe('Three digits of ISO 4217; null for custom ones.'),
    active,
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'Currency' });
export type Currency = z.output<typeof Currency>;

export const CurrencyResponse = envelopeOf(Currency);
export const CurrencyListResponse = pageOf(Currency);

/** Which currencies to list, by code. */
export const ListCurrencies = listQuery('currencies', {
  filters: {
    kind: z.enum(CURRENCY_KINDS).describe('Only those of ISO 4217, or only those of the project.'),
    active: z.enum(['true', 'false']).describe('Only those in use, or only those that are not.'),
  },
  sort: ['code'],
  usual: 'code',
});
export type ListCurrencies = z.output<typeof ListCurrencies.schema>;

/** A currency as callers see it. */
export function toCurrency(currency: CurrencyEntity): Currency {
  return {
    code: currency.code,
    kind: currency.kind,
    exponent: currency.exponent,
    name: currency.name,
    numeric_code: currency.numericCode,
    active: currency.active,
    created_at: currency.createdAt.toISOString(),
    updated_at: currency.updatedAt.toISOString(),
  };
}
