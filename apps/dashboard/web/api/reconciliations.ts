import { dataOf, type PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { pagesOf } from '../sources/pages.js';
import { payOf } from './clients.js';
import { payKey } from './holds.js';

type Schemas = PayComponents['schemas'];
export type Reconciliation = Schemas['Reconciliation'];
export type ReconciliationDetails = Schemas['ReconciliationDetail'];
export type ReconciliationItem = Schemas['ReconciliationItem'];
export type ItemStatus = ReconciliationItem['status'];
export type WantedReconciliation = Schemas['CreateReconciliation'];
export type WantedResolution = Schemas['ResolveReconciliationItem'];

const RUNS = '/api/v1/reconciliations';

/** The comparisons of a project, newest first, page by page. */
export const reconciliationsQuery = (project: string) => ({
  ...pagesOf<Reconciliation>({
    source: 'pay',
    project,
    path: '/reconciliations',
    filter: {},
    everyMs: false,
  }),
  staleTime: 0,
});

export const reconciliationQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...payKey(project), 'reconciliation', id],
    queryFn: (): Promise<ReconciliationDetails> =>
      dataOf(payOf(project).GET(`${RUNS}/{id}`, { params: { path: { id } } })),
    staleTime: 0,
  });

/** Which items to list: those of the days of a provider, or all that wait for somebody. */
export interface ItemFilter {
  readonly provider?: string;
  readonly from?: string;
  readonly to?: string;
  readonly status?: ItemStatus;
  readonly is_open?: 'true' | 'false';
}

export const reconciliationItemsQuery = (project: string, filter: ItemFilter) => ({
  ...pagesOf<ReconciliationItem>({
    source: 'pay',
    project,
    path: '/reconciliation-items',
    filter: { ...filter },
    everyMs: false,
  }),
  staleTime: 0,
});

/** Compares days of a provider with the books, by a file or by what the provider gives. */
export const createReconciliation = (
  project: string,
  key: string,
  body: WantedReconciliation,
): Promise<ReconciliationDetails> =>
  dataOf(payOf(project).POST(RUNS, { headers: { 'Idempotency-Key': key }, body }));

export const resolveItem = (
  project: string,
  key: string,
  { id, ...body }: WantedResolution & { readonly id: string },
): Promise<ReconciliationItem> =>
  dataOf(
    payOf(project).POST('/api/v1/reconciliation-items/{id}/resolve', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body,
    }),
  );
