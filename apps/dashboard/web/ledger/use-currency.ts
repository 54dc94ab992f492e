import { useQuery } from '@tanstack/react-query';
import { type Currency, currenciesQuery } from '../api/currencies.js';

/** A currency of the project by its code; undefined until it is known. */
export function useCurrency(project: string, code: string | undefined): Currency | undefined {
  const { data } = useQuery(currenciesQuery(project));
  return code === undefined ? undefined : data?.get(code);
}
