import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { messagingOf } from './clients.js';
import type { Message } from './shapes.js';

type Schemas = MessagingComponents['schemas'];
export type MessageEvent = Schemas['MessageEvent'];
export type MessageAttempt = Schemas['MessageAttempt'];
export type Channel = Message['channel'];
export type MessageStatus = Message['status'];
/** What may be left out has a value of its own then. */
export type WantedMessage = Partial<Schemas['CreateMessage']> & Pick<Message, 'channel' | 'to'>;

const MESSAGES = '/api/v1/messages';
const MESSAGE = `${MESSAGES}/{id}` as const;
const PAGE_SIZE = 50;
const CATCH_UP_MS = 10_000;

/** Which messages to list: all of them when empty. */
export interface MessageFilter {
  readonly channel?: Channel;
  readonly status?: MessageStatus;
  readonly template_id?: string;
  readonly batch_id?: string;
  readonly to?: string;
  readonly created_after?: string;
}

/** Everything that is read of the messages of a project. */
export const messagesKey = (project: string) => ['project', project, 'messages'] as const;

/** The messages of a project, newest first, page by page. */
export const messagesQuery = (project: string, filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<Message>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...filter, ...cursor, limit: PAGE_SIZE };
      const { data } = await messagingOf(project).GET(MESSAGES, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page?.next_cursor ?? null };
    },
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Message>) => next,
    select: ({ pages }): readonly Message[] => pages.flatMap(({ items }) => items),
  });

const one = (project: string, id: string) => [...messagesKey(project), id] as const;

export const messageQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: one(project, id),
    queryFn: (): Promise<Message> =>
      dataOf(messagingOf(project).GET(MESSAGE, { params: { path: { id } } })),
  });

/** What was reported of a message, oldest first. */
export const messageEventsQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...one(project, id), 'events'],
    queryFn: async (): Promise<MessageEvent[]> => {
      const params = { path: { id }, query: { limit: 100 } };
      return (await dataOf(messagingOf(project).GET(`${MESSAGE}/events`, { params }))).items;
    },
  });

/** To whom a message was handed, the first one first. */
export const messageAttemptsQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...one(project, id), 'attempts'],
    queryFn: async (): Promise<MessageAttempt[]> => {
      const params = { path: { id }, query: { limit: 100 } };
      return (await dataOf(messagingOf(project).GET(`${MESSAGE}/attempts`, { params }))).items;
    },
  });

export const sendMessage = (project: string, body: WantedMessage): Promise<Message> =>
  // The service gives what is left out its usual value.
  dataOf(messagingOf(project).POST(MESSAGES, { body }));

export const cancelMessage = (project: string, id: string): Promise<Message> =>
  dataOf(messagingOf(project).POST(`${MESSAGE}/cancel`, { params: { path: { id } } }));
