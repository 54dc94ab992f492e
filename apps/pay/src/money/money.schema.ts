import { z } from 'zod';

/** The largest amount: 18 digits, which fit Postgres' `bigint` with room for sums. */
export const MOST_MINOR_UNITS = 999_999_999_999_999_999n;

const AMOUNT = /^[1-9][0-9]{0,17}$/;

/** Minor units as text, such as `"1250"` for 12.50 euros: JSON numbers lose digits. A bigint inside. */
export const Amount = z
  .string()
  .regex(AMOUNT, 'Must be a whole number of minor units in quotes, such as "1250".')
  .transform((digits) => BigInt(digits))
  .describe('Minor units in quotes, such as `"1250"` for 12.50 euros.');

/** The code of a currency, of ISO 4217 or of the project. That it exists is for `Currencies`. */
export const CurrencyCode = z
  .string()
  .regex(/^[A-Z0-9]{3,10}$/, 'Must be the code of a currency, such as EUR.')
  .describe('Code of a currency, such as `EUR`; see `GET /currencies`.');

/** An amount of a currency, as callers give it. */
export const Money = z.strictObject({ amount: Amount, currency: CurrencyCode });
export type Money = z.output<typeof Money>;

/** An amount in answers; of a balance it may be zero or negative. */
export const AmountText = z
  .string()
  .regex(/^(0|-?[1-9][0-9]*)$/)
  .describe('Minor units, such as `"1250"` for 12.50 euros.');

/** Money in answers. */
export const MoneyText = z.object({
  amount: AmountText,
  currency: z.string().describe('Code of the currency.'),
});
export type MoneyText = z.output<typeof MoneyText>;

/** Money as answers show it. */
export const toMoneyText = (amount: bigint, currency: string): MoneyText => ({
  amount: amount.toString(),
  currency,
});
