import { useQuery } from '@tanstack/react-query';
import { currenciesQuery } from '../api/currencies.js';
import { moneyText } from './money-text.js';

type Style = Parameters<typeof moneyText>[2];
/** Writes an amount of a currency. */
export type WriteMoney = (minorUnits: string | bigint, code: string, style?: Style) => string;

/**
 * Writes amounts by the decimals of their currencies. Until these are known nothing is shown that
 * could be taken for another amount.
 */
export function useMoney(project: string): WriteMoney {
  const { data: currencies, isError } = useQuery(currenciesQuery(project));
  return (minorUnits, code, style) => {
    const currency = currencies?.get(code);
    if (currency) return moneyText(minorUnits, currency, style);
    return currencies || isError ? `${minorUnits} minor units of ${code}` : '…';
  };
}
