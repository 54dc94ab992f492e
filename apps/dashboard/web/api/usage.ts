import { dataOf } from '@skydeck/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';

/** What the project used in a month such as `2026-11`, day by day. */
export const usageQuery = (project: string, month: string) =>
  queryOptions({
    queryKey: ['project', project, 'usage', month],
    queryFn: () => {
      const query = { ...rangeOf(month), granularity: 'day' } as const;
      const params = { path: { project }, query };
      return dataOf(platform.GET('/v1/projects/{project}/usage', { params }));
    },
    placeholderData: keepPreviousData,
  });

/** What a month costs. */
export const invoiceQuery = (project: string, month: string) =>
  queryOptions({
    queryKey: ['project', project, 'invoice', month],
    queryFn: () => {
      const params = { path: { project }, query: { month } };
      return dataOf(platform.GET('/v1/projects/{project}/invoice-preview', { params }));
    },
    placeholderData: keepPreviousData,
  });

function rangeOf(month: string): { from: string; to: string } {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  return { from: from.toISOString(), to: to.toISOString() };
}
