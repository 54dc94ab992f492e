import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import type { Engine } from './shapes.js';

export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: async (): Promise<Engine[]> => {
    const list = await dataOf(platform.GET('/v1/system/engines'));
    return list.items;
  },
});
