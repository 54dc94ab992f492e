import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { auth } from './clients.js';
import type { Key, KeyChange, Mode, NewKey, Product, Provisioned, WantedKey } from './shapes.js';

const PRODUCTS = '/api/v1/projects/{project}/products';
const PRODUCT = `${PRODUCTS}/{product}` as const;
const KEYS = '/api/v1/projects/{project}/keys';
const KEY = `${KEYS}/{id}` as const;

export const productsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'products'],
    queryFn: async (): Promise<Product[]> => {
      const list = await dataOf(auth.GET(PRODUCTS, { params: { path: { project } } }));
      return list.items;
    },
  });

export const provision = (
  project: string,
  product: Product['product'],
  body: { mode: Mode; name: string },
): Promise<Provisioned> =>
  dataOf(auth.POST(PRODUCT, { params: { path: { project, product } }, body }));

export const keysQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'keys'],
    queryFn: async (): Promise<Key[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      const list = await dataOf(auth.GET(KEYS, { params }));
      return list.items;
    },
  });

export const createKey = (project: string, body: WantedKey): Promise<NewKey> =>
  dataOf(auth.POST(KEYS, { params: { path: { project } }, body }));

export const updateKey = (project: string, id: string, body: KeyChange): Promise<Key> =>
  dataOf(auth.PATCH(KEY, { params: { path: { project, id } }, body }));

export const rotateKey = (project: string, id: string, overlapS: number): Promise<NewKey> =>
  dataOf(
    auth.POST(`${KEY}/rotate`, {
      params: { path: { project, id } },
      body: { overlap_s: overlapS },
    }),
  );

export const revokeKey = (project: string, id: string): Promise<object> =>
  dataOf(auth.DELETE(KEY, { params: { path: { project, id } } }));
