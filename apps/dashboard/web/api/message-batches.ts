import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { messagingOf } from './clients.js';
import { messagesKey } from './message-log.js';

export type MessageBatch = MessagingComponents['schemas']['Batch'];

const BATCHES = '/api/v1/batches';
const BATCH = `${BATCHES}/{batch}` as const;
const PAGE_SIZE = 50;
const CATCH_UP_MS = 10_000;

const batchesKey = (project: string) => [...messagesKey(project), 'batches'] as const;

/** The batches of a project, newest first, page by page. */
export const batchesQuery = (project: string) =>
  infiniteQueryOptions({
    queryKey: [...batchesKey(project), 'list'],
    queryFn: async ({ pageParam }): Promise<Page<MessageBatch>> => {
      const query = { ...(pageParam && { cursor: pageParam }), limit: PAGE_SIZE };
      const { data } = await messagingOf(project).GET(BATCHES, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page?.next_cursor ?? null };
    },
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<MessageBatch>) => next,
    select: ({ pages }): readonly MessageBatch[] => pages.flatMap(({ items }) => items),
  });

export const batchQuery = (project: string, batch: string) =>
  queryOptions({
    queryKey: [...batchesKey(project), batch],
    queryFn: (): Promise<MessageBatch> =>
      dataOf(messagingOf(project).GET(BATCH, { params: { path: { batch } } })),
    refetchInterval: CATCH_UP_MS,
  });

/** Calls off what is left of a batch. */
export const cancelBatch = (project: string, batch: string): Promise<MessageBatch> =>
  dataOf(messagingOf(project).POST(`${BATCH}/cancel`, { params: { path: { batch } } }));
