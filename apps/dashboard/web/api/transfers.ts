import { dataOf, type PayComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { payOf } from './clients.js';

type Schemas = PayComponents['schemas'];
export type Transfer = Schemas['Transfer'];
export type TransferWithEntries = Schemas['TransferWithEntries'];
export type PostedTransfer = Schemas['PostedTransfer'];
export type WantedTransfer = Schemas['CreateTransfer'];
export type TransferPreview = Schemas['TransferPreview'];
export type Reversal = Schemas['Reversal'];
export type WantedReversal = Schemas['ReverseTransfer'];

const TRANSFERS = '/api/v1/transfers';
const TRANSFER = `${TRANSFERS}/{transfer}` as const;
const PAGE_SIZE = 50;

/** Which transfers to list: all of them when empty. */
export interface TransferFilter {
  readonly wallet?: string;
  readonly status?: Transfer['status'];
  readonly kind?: Transfer['kind'];
  readonly reference?: string;
  readonly created_after?: string;
}

/** Everything that is read of the transfers of a project. */
export const transfersKey = (project: string) => ['project', project, 'transfers'] as const;

/** The transfers of a project, newest first, page by page. */
export const transfersQuery = (project: string, filter: TransferFilter) =>
  infiniteQueryOptions({
    queryKey: [...transfersKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<Transfer>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...filter, ...cursor, limit: PAGE_SIZE };
      const { data } = await payOf(project).GET(TRANSFERS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    staleTime: 0,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Transfer>) => next,
    select: ({ pages }): readonly Transfer[] => pages.flatMap(({ items }) => items),
  });

/** Everything that is read of one transfer. */
export const transferKey = (project: string, transfer: string) =>
  [...transfersKey(project), transfer] as const;

export const transferQuery = (project: string, transfer: string) =>
  queryOptions({
    queryKey: transferKey(project, transfer),
    queryFn: (): Promise<TransferWithEntries> =>
      dataOf(payOf(project).GET(TRANSFER, { params: { path: { transfer } } })),
    staleTime: 0,
  });

/** What would become of a transfer now. */
export const previewQuery = (project: string, wanted: WantedTransfer | undefined) =>
  queryOptions({
    queryKey: [...transfersKey(project), 'preview', wanted],
    queryFn: (): Promise<TransferPreview | null> =>
      wanted
        ? dataOf(payOf(project).POST(`${TRANSFERS}/preview`, { body: wanted }))
        : Promise.resolve(null),
    enabled: wanted !== undefined,
    staleTime: 0,
    retry: false,
  });

const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** Moves money once for the key, however often it is asked. */
export const createTransfer = (
  project: string,
  key: string,
  body: WantedTransfer,
): Promise<PostedTransfer> =>
  dataOf(payOf(project).POST(TRANSFERS, { params: { header: keyed(key) }, body }));

/** Moves money back once for the key. */
export const reverseTransfer = (
  project: string,
  key: string,
  transfer: string,
  body: WantedReversal,
): Promise<Reversal> =>
  dataOf(
    payOf(project).POST(`${TRANSFER}/reverse`, {
      params: { path: { transfer }, header: keyed(key) },
      body,
    }),
  );
