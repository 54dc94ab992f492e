import type { Tenant } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import type { Currencies } from '../currencies/currencies.js';

/**
 * Whether there is a currency. One that is out of use will do: what wallets have in it may move, and
 * a request that is repeated gets its first answer.
 * @throws `validation_failed` that names the field
 */
export async function checkKnownCurrency(
  currencies: Currencies,
  tenant: Tenant,
  code: string,
  location = 'body.currency',
): Promise<void> {
  if (await currencies.find(tenant, code)) return;
  const message = 'This is no currency of ISO 4217 or of this project.';
  throw invalid([{ location, code: 'unknown_currency', message }]);
}
