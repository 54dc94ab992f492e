import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { messagingOf } from './clients.js';
import { messagesKey } from './message-log.js';

type Schemas = MessagingComponents['schemas'];
export type MessageInsight = Schemas['MessageInsight'];
export type MessageInsightSeries = Schemas['MessageInsightSeries'];
export type MessageTracking = Schemas['MessageTracking'];
export type MessageVisit = Schemas['MessageVisit'];
export type InsightGroup = 'channel' | 'provider' | 'template';

const HOUR_MS = 3_600_000;
const HOURLY_UP_TO_H = 48;
const CATCH_UP_MS = 15_000;

/** What messages came to, and the same over time. */
export interface Insight {
  readonly whole: MessageInsight;
  readonly series: MessageInsightSeries;
}

export const insightQuery = (project: string, hours: number, by: InsightGroup) =>
  queryOptions({
    queryKey: [...messagesKey(project), 'insight', hours, by],
    queryFn: async (): Promise<Insight> => {
      const from = new Date(Date.now() - hours * HOUR_MS).toISOString();
      const step = hours <= HOURLY_UP_TO_H ? 'hour' : 'day';
      const messaging = messagingOf(project);
      const [whole, series] = await Promise.all([
        dataOf(messaging.GET('/api/v1/insight', { params: { query: { from, by } } })),
        dataOf(messaging.GET('/api/v1/insight/series', { params: { query: { from, step } } })),
      ]);
      return { whole, series };
    },
    refetchInterval: CATCH_UP_MS,
    placeholderData: keepPreviousData,
  });

/** What is followed of mail. */
export const trackingQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'message-tracking'],
    queryFn: (): Promise<MessageTracking> => dataOf(messagingOf(project).GET('/api/v1/tracking')),
  });

export const changeTracking = (
  project: string,
  body: Schemas['UpdateMessageTracking'],
): Promise<MessageTracking> => dataOf(messagingOf(project).PATCH('/api/v1/tracking', { body }));

/** Opens and clicks of a mail, oldest first. */
export const messageVisitsQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...messagesKey(project), id, 'visits'],
    queryFn: async (): Promise<MessageVisit[]> => {
      const params = { path: { id }, query: { limit: 100 } };
      const path = '/api/v1/messages/{id}/visits';
      return (await dataOf(messagingOf(project).GET(path, { params }))).items;
    },
  });
