import { dataOf, type PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { payOf } from './clients.js';
import { walletsKey } from './wallets.js';

export type WalletTotal = PayComponents['schemas']['WalletTotals']['items'][number];

/** What is in all wallets of a project together, by currency. */
export const walletTotalsQuery = (project: string) =>
  queryOptions({
    queryKey: [...walletsKey(project), 'totals'],
    queryFn: async (): Promise<readonly WalletTotal[]> =>
      (await dataOf(payOf(project).GET('/api/v1/wallet-totals'))).items,
    staleTime: 0,
  });
