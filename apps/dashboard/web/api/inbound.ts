import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Page, SourceApi } from '../sources/ask.js';
import { messagingOf } from './clients.js';
import type { Channel } from './message-log.js';
import type { Message } from './shapes.js';

type Schemas = MessagingComponents['schemas'];
export type InboundMessage = Schemas['InboundMessage'];
export type InboundDetails = Schemas['InboundMessageDetails'];
export type InboundMail = Schemas['InboundMail'];
export type MessageWindow = Schemas['MessageWindow'];

const INBOUND = '/api/v1/inbound';
const ONE = `${INBOUND}/{id}` as const;
const PAGE_SIZE = 50;
const CATCH_UP_MS = 10_000;
/** How many messages of each side of a conversation are read. */
export const CONVERSATION_SIZE = 50;

/** Which inbound messages to list: all of them when empty. */
export interface InboundFilter {
  readonly channel?: Channel;
  readonly from?: string;
  readonly to?: string;
  readonly since?: string;
}

/** Everything that is read of what people sent to a project. */
export const inboundKey = (project: string) => ['project', project, 'inbound'] as const;

/** What people sent, newest first, page by page. */
export const inboundQuery = (project: string, filter: InboundFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboundKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<InboundMessage>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...filter, ...cursor, limit: PAGE_SIZE };
      const { data } = await messagingOf(project).GET(INBOUND, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page?.next_cursor ?? null };
    },
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<InboundMessage>) => next,
    select: ({ pages }): readonly InboundMessage[] => pages.flatMap(({ items }) => items),
  });

const one = (project: string, id: string) => [...inboundKey(project), id] as const;

export const inboundMessageQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: one(project, id),
    queryFn: (): Promise<InboundDetails> =>
      dataOf(messagingOf(project).GET(ONE, { params: { path: { id } } })),
  });

/** What only mail has; its links are good for an hour. */
export const inboundMailQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...one(project, id), 'mail'],
    queryFn: (): Promise<InboundMail> =>
      dataOf(messagingOf(project).GET(`${ONE}/mail`, { params: { path: { id } } })),
  });

/** What was said with somebody last, by them and by the project. */
export interface Conversation {
  readonly inbound: readonly InboundMessage[];
  readonly sent: readonly Message[];
}

export const conversationQuery = (project: string, channel: Channel, person: string) =>
  queryOptions({
    queryKey: [...inboundKey(project), 'conversation', channel, person],
    queryFn: async (): Promise<Conversation> => {
      const messaging = messagingOf(project);
      const query = { channel, limit: CONVERSATION_SIZE };
      const [inbound, sent] = await Promise.all([
        dataOf(messaging.GET(INBOUND, { params: { query: { ...query, from: person } } })),
        dataOf(messaging.GET('/api/v1/messages', { params: { query: { ...query, to: person } } })),
      ]);
      return { inbound: inbound.items, sent: sent.items };
    },
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
  });

/** The window of a person with a number of the project; null when there is none. */
export const windowQuery = (project: string, sender: string, recipient: string) =>
  queryOptions({
    queryKey: [...inboundKey(project), 'window', sender, recipient],
    queryFn: async (): Promise<MessageWindow | null> => {
      const params = { query: { sender, recipient, limit: 1 } };
      const { items } = await dataOf(messagingOf(project).GET('/api/v1/windows', { params }));
      return items[0] ?? null;
    },
  });

/** A file that came with a message, from the provider that keeps it. @throws ApiRequestError */
export async function fetchAttachment(project: string, id: string, index: number): Promise<Blob> {
  const api = new SourceApi('messaging', project);
  const response = await api.open(`/inbound/${id}/attachment`, { query: { index: String(index) } });
  return response.blob();
}
