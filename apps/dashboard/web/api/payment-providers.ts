import { dataOf, type PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { payOf } from './clients.js';
import { payKey } from './holds.js';

type Schemas = PayComponents['schemas'];
export type PaymentProvider = Schemas['PaymentProvider'];
export type WantedPaymentProvider = Schemas['CreatePaymentProvider'];

const PROVIDERS = '/api/v1/payment-providers';
const PROVIDER = `${PROVIDERS}/{id}` as const;

/** Who carries the payments of a project. */
export const paymentProvidersQuery = (project: string) =>
  queryOptions({
    queryKey: [...payKey(project), 'providers'],
    queryFn: async (): Promise<PaymentProvider[]> => {
      const params = { query: { limit: 100 } };
      return (await dataOf(payOf(project).GET(PROVIDERS, { params }))).items;
    },
  });

export const createPaymentProvider = (
  project: string,
  body: WantedPaymentProvider,
): Promise<PaymentProvider> => dataOf(payOf(project).POST(PROVIDERS, { body }));

export const switchPaymentProvider = (
  project: string,
  { id, is_enabled: isEnabled }: PaymentProvider,
): Promise<PaymentProvider> => {
  const body = { is_enabled: !isEnabled };
  return dataOf(payOf(project).PATCH(PROVIDER, { params: { path: { id } }, body }));
};

export const deletePaymentProvider = (project: string, id: string): Promise<object> =>
  dataOf(payOf(project).DELETE(PROVIDER, { params: { path: { id } } }));
