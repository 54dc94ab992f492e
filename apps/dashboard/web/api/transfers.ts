import { dataOf, type PayComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { payOf } from './clients.js';
import type { Event } from './shapes.js';

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
  /** Only what moved back this one. */
  readonly transfer?: string;
}

/** Everything that is read of the transfers of a project. */
export const transfersKey = (project: string) => ['project', project, 'pay', 'transfers'] as const;

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

const EVENTS = 'transfer.posted,transfer.failed,transfer.reversed,posting.posted';
/** Events of all transfers are in one list; a busy project has many within a second. */
const MOST_EVENTS = 500;
/** An event has the time of the money that it tells of. */
const NEAR_MS = 2000;

/** What was told of a transfer and of what moved it back, oldest first. */
export const transferEventsQuery = (project: string, { id, created_at: at }: Transfer) =>
  queryOptions({
    queryKey: [...transferKey(project, id), 'events'],
    queryFn: async (): Promise<readonly Event[]> => {
      const since = new Date(Date.parse(at) - NEAR_MS).toISOString();
      const query = { type: EVENTS, created_after: since, sort: 'created_at', limit: 100 } as const;
      const found: Event[] = [];
      let read = 0;
      for await (const event of payOf(project).paginate('/api/v1/events', { params: { query } })) {
        const told = event.data as { readonly id?: string; readonly transfer?: string };
        if (told.id === id || told.transfer === id) found.push(event);
        if (++read >= MOST_EVENTS) break;
      }
      return found;
    },
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
