import { dataOf, type PayComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { payOf } from './clients.js';

type Schemas = PayComponents['schemas'];
export type Wallet = Schemas['Wallet'];
export type WalletStatus = Wallet['status'];
export type WalletChange = Schemas['UpdateWallet'];
export type WantedWallet = Schemas['CreateWallet'];
export type Freezing = Schemas['FreezeWallet'];

const WALLETS = '/api/v1/wallets';
const WALLET = `${WALLETS}/{wallet}` as const;
const PAGE_SIZE = 50;

/** Which wallets to list: all of them when empty. */
export interface WalletFilter {
  readonly currency?: string;
  readonly status?: WalletStatus;
  readonly kind?: Wallet['kind'];
  /** Part of a name. */
  readonly q?: string;
  readonly external_id?: string;
  readonly owner?: string;
}

/** Everything that is read of the wallets of a project. */
export const walletsKey = (project: string) => ['project', project, 'wallets'] as const;

/** The wallets of a project, newest first, page by page. */
export const walletsQuery = (project: string, filter: WalletFilter) =>
  infiniteQueryOptions({
    queryKey: [...walletsKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<Wallet>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...filter, ...cursor, limit: PAGE_SIZE };
      const { data } = await payOf(project).GET(WALLETS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    staleTime: 0,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Wallet>) => next,
    select: ({ pages }): readonly Wallet[] => pages.flatMap(({ items }) => items),
  });

/** Everything that is read of one wallet. */
export const walletKey = (project: string, wallet: string) =>
  [...walletsKey(project), wallet] as const;

/** One wallet, by id or external id. */
export const walletQuery = (project: string, wallet: string) =>
  queryOptions({
    queryKey: walletKey(project, wallet),
    queryFn: (): Promise<Wallet> =>
      dataOf(payOf(project).GET(WALLET, { params: { path: { wallet } } })),
    staleTime: 0,
  });

export const createWallet = (project: string, body: WantedWallet): Promise<Wallet> =>
  dataOf(payOf(project).POST(WALLETS, { body }));

export const updateWallet = (
  project: string,
  wallet: string,
  body: WalletChange,
): Promise<Wallet> => dataOf(payOf(project).PATCH(WALLET, { params: { path: { wallet } }, body }));

export const freezeWallet = (project: string, wallet: string, body: Freezing): Promise<Wallet> =>
  dataOf(payOf(project).POST(`${WALLET}/freeze`, { params: { path: { wallet } }, body }));

export const unfreezeWallet = (project: string, wallet: string): Promise<Wallet> =>
  dataOf(payOf(project).POST(`${WALLET}/unfreeze`, { params: { path: { wallet } } }));

export const closeWallet = (project: string, wallet: string): Promise<Wallet> =>
  dataOf(payOf(project).POST(`${WALLET}/close`, { params: { path: { wallet } } }));
