import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { CurrencyEntity } from './currency.entity.js';

const Currency = z.object({
  code: z.string().describe('Code of the currency.'),
  exponent: z.int().describe('Digits after the decimal point.'),
  name: z.string().describe('Name of the currency.'),
  active: z.boolean().describe('Whether something new may be made in it.'),
});

/** What happens to the currencies that projects make. */
export const CurrencyEvents = defineEvents('currency', {
  created: { schema: Currency, description: 'A project made a currency of its own.' },
  updated: { schema: Currency, description: 'A currency of a project was changed.' },
});

/** What events and the audit log show of a currency. */
export const currencyState = ({ code, exponent, name, active }: CurrencyEntity) => ({
  code,
  exponent,
  name,
  active,
});
