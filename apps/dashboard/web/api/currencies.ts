import type { PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { payOf } from './clients.js';

export type Currency = PayComponents['schemas']['Currency'];
/** By code. */
export type Currencies = ReadonlyMap<string, Currency>;

const STALE_MS = 600_000;

/** All currencies of a project, those of ISO 4217 and its own. */
export const currenciesQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'currencies'],
    queryFn: async (): Promise<Currencies> => {
      const found = new Map<string, Currency>();
      const query = { limit: 100 };
      for await (const currency of payOf(project).paginate('/api/v1/currencies', {
        params: { query },
      })) {
        found.set(currency.code, currency);
      }
      return found;
    },
    staleTime: STALE_MS,
  });
