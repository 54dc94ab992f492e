import { dataOf } from '@skydeck/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { authOf } from './clients.js';
import type { CodeBlock, CodeStats } from './shapes.js';

const STATS = '/api/v1/auth/otp/stats';
const BLOCKS = '/api/v1/auth/otp/blocks';
const DAY_MS = 86_400_000;
const CATCH_UP_MS = 15_000;

/** What counts of codes are told apart by. */
export type CodesBy = 'day' | 'channel' | 'country';

/** How far the codes of the last days came. */
export const codeStatsQuery = (project: string, days: number, by: CodesBy) =>
  queryOptions({
    queryKey: ['project', project, 'code-stats', days, by],
    queryFn: (): Promise<CodeStats> => {
      const from = new Date(Date.now() - days * DAY_MS).toISOString();
      return dataOf(authOf(project).GET(STATS, { params: { query: { by, from } } }));
    },
    refetchInterval: CATCH_UP_MS,
    placeholderData: keepPreviousData,
  });

/** Where no codes are sent now, as nearly none of them were entered. */
export const codeBlocksQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'code-blocks'],
    queryFn: async (): Promise<CodeBlock[]> => {
      const params = { query: { limit: 100 } };
      return (await dataOf(authOf(project).GET(BLOCKS, { params }))).items;
    },
    refetchInterval: CATCH_UP_MS,
  });

export const releaseCodeBlock = (project: string, id: string): Promise<CodeBlock> =>
  dataOf(authOf(project).POST(`${BLOCKS}/{id}/release`, { params: { path: { id } } }));
