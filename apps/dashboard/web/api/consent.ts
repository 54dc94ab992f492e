import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { messagingOf } from './clients.js';

type Schemas = MessagingComponents['schemas'];
export type Suppression = Schemas['Suppression'];
export type WantedSuppression = Schemas['CreateSuppression'];
export type MessageTopic = Schemas['Topic'];
export type WantedTopic = Schemas['CreateTopic'];

const SUPPRESSIONS = '/api/v1/suppressions';
const TOPICS = '/api/v1/topics';

/** Who is not written to, the newest first; all of one address when it is given. */
export const suppressionsQuery = (project: string, address = '') =>
  queryOptions({
    queryKey: ['project', project, 'suppressions', address],
    queryFn: async (): Promise<Suppression[]> => {
      const query = { limit: 100, ...(address !== '' && { address }) };
      return (await dataOf(messagingOf(project).GET(SUPPRESSIONS, { params: { query } }))).items;
    },
  });

export const createSuppression = (project: string, body: WantedSuppression): Promise<Suppression> =>
  dataOf(messagingOf(project).POST(SUPPRESSIONS, { body }));

export const deleteSuppression = (project: string, id: string): Promise<object> =>
  dataOf(
    messagingOf(project).DELETE(`${SUPPRESSIONS}/{suppression}`, {
      params: { path: { suppression: id } },
    }),
  );

/** What people can choose to get. */
export const topicsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'topics'],
    queryFn: async (): Promise<MessageTopic[]> => {
      const query = { limit: 100, sort: 'key' as const };
      return (await dataOf(messagingOf(project).GET(TOPICS, { params: { query } }))).items;
    },
  });

export const createTopic = (project: string, body: WantedTopic): Promise<MessageTopic> =>
  dataOf(messagingOf(project).POST(TOPICS, { body }));

export const deleteTopic = (project: string, id: string): Promise<object> =>
  dataOf(messagingOf(project).DELETE(`${TOPICS}/{topic}`, { params: { path: { topic: id } } }));
