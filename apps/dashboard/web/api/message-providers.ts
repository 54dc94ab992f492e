import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { messagingOf } from './clients.js';

type Schemas = MessagingComponents['schemas'];
export type MessageProvider = Schemas['MessageProvider'];
export type WantedMessageProvider = Schemas['CreateMessageProvider'];
export type MessageProviderTest = Schemas['MessageProviderTest'];
export type MessageProviderKind = MessageProvider['kind'];

const PROVIDERS = '/api/v1/providers';
const PROVIDER = `${PROVIDERS}/{id}` as const;

/** Who carries the messages of a project. */
export const messageProvidersQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'message-providers'],
    queryFn: async (): Promise<MessageProvider[]> => {
      const params = { query: { limit: 100 } };
      return (await dataOf(messagingOf(project).GET(PROVIDERS, { params }))).items;
    },
  });

export const createMessageProvider = (
  project: string,
  body: WantedMessageProvider,
): Promise<MessageProvider> => dataOf(messagingOf(project).POST(PROVIDERS, { body }));

export const switchMessageProvider = (
  project: string,
  { id, is_enabled: isEnabled }: MessageProvider,
): Promise<MessageProvider> => {
  const body = { is_enabled: !isEnabled };
  return dataOf(messagingOf(project).PATCH(PROVIDER, { params: { path: { id } }, body }));
};

export const testMessageProvider = (project: string, id: string): Promise<MessageProviderTest> =>
  dataOf(messagingOf(project).POST(`${PROVIDER}/test`, { params: { path: { id } } }));

export const deleteMessageProvider = (project: string, id: string): Promise<object> =>
  dataOf(messagingOf(project).DELETE(PROVIDER, { params: { path: { id } } }));
