import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mediaOf } from './clients.js';

type Schemas = MediaComponents['schemas'];
export type ViewInsight = Schemas['ViewInsight'];
export type ViewSeries = Schemas['ViewSeries'];
export type WatchingNow = Schemas['WatchingNow'];
export type ViewGrouping = 'asset' | 'country' | 'device' | 'browser' | 'os';

const HOUR_MS = 3_600_000;
const HOURLY_UP_TO_H = 48;
const CATCH_UP_MS = 10_000;

/** What views came to, and the same over time. */
export interface ViewsOverTime {
  readonly whole: ViewInsight;
  readonly series: ViewSeries;
}

interface Asked {
  readonly hours: number;
  readonly by: ViewGrouping;
  /** Only of this asset or live stream. */
  readonly asset?: string | undefined;
}

export const viewInsightQuery = (project: string, { hours, by, asset }: Asked) =>
  queryOptions({
    queryKey: ['project', project, 'view-insight', asset ?? '', hours, by],
    queryFn: async (): Promise<ViewsOverTime> => {
      const from = new Date(Date.now() - hours * HOUR_MS).toISOString();
      const step = hours <= HOURLY_UP_TO_H ? 'hour' : 'day';
      const of = { from, ...(asset !== undefined && { asset }) };
      const media = mediaOf(project);
      const [whole, series] = await Promise.all([
        dataOf(media.GET('/api/v1/insight/views', { params: { query: { ...of, by } } })),
        dataOf(media.GET('/api/v1/insight/views/series', { params: { query: { ...of, step } } })),
      ]);
      return { whole, series };
    },
    refetchInterval: CATCH_UP_MS,
    placeholderData: keepPreviousData,
  });

/** Who watches at this moment. */
export const watchingQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'watching-now'],
    queryFn: (): Promise<WatchingNow> =>
      dataOf(mediaOf(project).GET('/api/v1/insight/views/now', {})),
    refetchInterval: CATCH_UP_MS,
  });
