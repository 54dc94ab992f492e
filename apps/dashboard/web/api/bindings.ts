import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AppBinding, BindingTarget } from './shapes.js';

const BINDINGS = '/v1/projects/{project}/apps/{app}/bindings';
const BINDING = `${BINDINGS}/{id}` as const;

export const bindingsQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'bindings'],
    queryFn: async (): Promise<AppBinding[]> => {
      const params = { path: at, query: { limit: 100 } };
      return (await dataOf(platform.GET(BINDINGS, { params }))).items;
    },
  });

/** Gives the app a key of a product, in variables that it finds. */
export const createBinding = (
  at: AppRef,
  target: BindingTarget,
  mode: AppBinding['mode'],
): Promise<AppBinding> =>
  dataOf(
    platform.POST(BINDINGS, {
      params: { path: at },
      body: { kind: 'product', target, mode, apply: false },
    }),
  );

/** Makes another key; the one before is good until nothing uses it. */
export const rotateBinding = (at: AppRef, id: string): Promise<unknown> =>
  dataOf(platform.POST(`${BINDING}/rotate`, { params: { path: { ...at, id } } }));

export const deleteBinding = (at: AppRef, id: string): Promise<unknown> =>
  dataOf(platform.DELETE(BINDING, { params: { path: { ...at, id } } }));
