import { dataOf, type PayComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Page, SourceApi } from '../sources/ask.js';
import { payOf } from './clients.js';
import { type Wallet, walletKey } from './wallets.js';

type Schemas = PayComponents['schemas'];
export type Entry = Schemas['Entry'];
export type BalanceHistory = Schemas['BalanceHistory'];
export type StatementFormat = 'json' | 'csv' | 'pdf';

const WALLET = '/api/v1/wallets/{wallet}';
const PAGE_SIZE = 50;

/** Which entries to list: all of them when empty. */
export interface EntryFilter {
  readonly direction?: Entry['direction'];
  readonly kind?: string;
  readonly from?: string;
}

/** What came into a wallet and what went out, newest first, page by page. */
export const entriesQuery = (project: string, wallet: string, filter: EntryFilter) =>
  infiniteQueryOptions({
    queryKey: [...walletKey(project, wallet), 'entries', filter],
    queryFn: async ({ pageParam }): Promise<Page<Entry>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const params = { path: { wallet }, query: { ...filter, ...cursor, limit: PAGE_SIZE } };
      const { data } = await payOf(project).GET(`${WALLET}/entries`, { params });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    staleTime: 0,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Entry>) => next,
    select: ({ pages }): readonly Entry[] => pages.flatMap(({ items }) => items),
  });

const HOUR_MS = 3_600_000;
const LONGEST_BY_HOUR = 7 * 24;

/** How what is in a wallet changed within so many hours until now, since it is there. */
export const balanceHistoryQuery = (
  project: string,
  { id: wallet, created_at: madeAt }: Pick<Wallet, 'id' | 'created_at'>,
  hours: number,
) =>
  queryOptions({
    queryKey: [...walletKey(project, wallet), 'history', hours],
    queryFn: (): Promise<BalanceHistory> => {
      const to = new Date();
      const from = new Date(Math.max(to.getTime() - hours * HOUR_MS, Date.parse(madeAt)));
      const step =
        to.getTime() - from.getTime() > LONGEST_BY_HOUR * HOUR_MS
          ? ('day' as const)
          : ('hour' as const);
      const query = { from: from.toISOString(), to: to.toISOString(), step };
      const params = { path: { wallet }, query };
      return dataOf(payOf(project).GET(`${WALLET}/balance/history`, { params }));
    },
    staleTime: 0,
  });

/** From when to when, and how it is written. */
export interface WantedStatement {
  readonly from: string;
  readonly to: string;
  readonly format: StatementFormat;
}

/** What was booked in a period as a file, as the service writes it. */
export async function statementOf(
  project: string,
  wallet: string,
  query: WantedStatement,
): Promise<Blob> {
  const path = `/wallets/${encodeURIComponent(wallet)}/statement`;
  return (await new SourceApi('pay', project).open(path, { query: { ...query } })).blob();
}
