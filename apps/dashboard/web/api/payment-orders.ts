import { dataOf, type PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { pagesOf } from '../sources/pages.js';
import { payOf } from './clients.js';
import { payKey } from './holds.js';

type Schemas = PayComponents['schemas'];
export type Payin = Schemas['Payin'];
export type Payout = Schemas['Payout'];
export type OrderStatus = Payin['status'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type WantedPayin = Schemas['CreatePayin'];
export type WantedPayout = Schemas['CreatePayout'];

const PAYINS = '/api/v1/payins';
const PAYOUTS = '/api/v1/payouts';
/** The bank of the sandbox decides within seconds. */
const CATCH_UP_MS = 5000;

/** Which payments to list: all of them when empty. */
export interface OrderFilter {
  readonly status?: OrderStatus;
  readonly wallet?: string;
  /** Payouts that give this pay-in back. */
  readonly payin?: string;
}

const listOf = <Order>(project: string, path: string, filter: OrderFilter) => ({
  ...pagesOf<Order>({
    source: 'pay',
    project,
    path,
    filter: { ...filter },
    everyMs: CATCH_UP_MS,
  }),
  staleTime: 0,
});

/** The pay-ins of a project, newest first, page by page. */
export const payinsQuery = (project: string, filter: OrderFilter) =>
  listOf<Payin>(project, '/payins', filter);

/** The payouts and refunds of a project, newest first, page by page. */
export const payoutsQuery = (project: string, filter: OrderFilter) =>
  listOf<Payout>(project, '/payouts', filter);

export const payinQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...payKey(project), 'payin', id],
    queryFn: (): Promise<Payin> =>
      dataOf(payOf(project).GET(`${PAYINS}/{id}`, { params: { path: { id } } })),
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
  });

export const payoutQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...payKey(project), 'payout', id],
    queryFn: (): Promise<Payout> =>
      dataOf(payOf(project).GET(`${PAYOUTS}/{id}`, { params: { path: { id } } })),
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
  });

const keyed = (key: string) => ({ 'Idempotency-Key': key });

export const createPayin = (project: string, key: string, body: WantedPayin): Promise<Payin> =>
  dataOf(payOf(project).POST(PAYINS, { params: { header: keyed(key) }, body }));

export const createPayout = (project: string, key: string, body: WantedPayout): Promise<Payout> =>
  dataOf(payOf(project).POST(PAYOUTS, { params: { header: keyed(key) }, body }));

/** Gives a pay-in back, or a part of it, as a payout. */
export const refundPayin = (
  project: string,
  key: string,
  { id, ...body }: Schemas['RefundPayin'] & { readonly id: string },
): Promise<Payout> => {
  const params = { path: { id }, header: keyed(key) };
  return dataOf(payOf(project).POST(`${PAYINS}/{id}/refund`, { params, body }));
};
