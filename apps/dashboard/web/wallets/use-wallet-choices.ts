import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { payOf } from '../api/clients.js';
import { type Wallet, walletsKey } from '../api/wallets.js';

const SHOWN = 50;

/** Wallets to choose from: the newest, and any whose name has the text in it or whose identifier it is. */
export function useWalletChoices(project: string, text: string, currency?: string) {
  return useQuery({
    queryKey: [...walletsKey(project), 'choices', text, currency],
    queryFn: async (): Promise<readonly Wallet[]> => {
      const found = await Promise.all([
        list(project, { currency }),
        ...(text === ''
          ? []
          : [list(project, { currency, q: text }), list(project, { currency, external_id: text })]),
        ...(text.startsWith('wal_') ? [one(project, text)] : []),
      ]);
      const byId = new Map(found.flat().map((wallet) => [wallet.id, wallet]));
      return [...byId.values()].filter(({ status }) => status !== 'closed');
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface Wanted {
  readonly currency: string | undefined;
  readonly q?: string;
  readonly external_id?: string;
}

async function list(project: string, { currency, ...wanted }: Wanted): Promise<readonly Wallet[]> {
  const query = { ...wanted, ...(currency ? { currency } : {}), limit: SHOWN };
  const { data } = await payOf(project).GET('/api/v1/wallets', { params: { query } });
  return data?.data.items ?? [];
}

/** A wallet by its id; none when the project has no such. */
async function one(project: string, wallet: string): Promise<readonly Wallet[]> {
  const params = { path: { wallet } };
  const found = await payOf(project)
    .GET('/api/v1/wallets/{wallet}', { params })
    .catch(() => undefined);
  return found?.data ? [found.data.data] : [];
}
