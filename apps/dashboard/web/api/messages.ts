import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { messagingOf } from './clients.js';
import type { Message } from './shapes.js';

export const outboxQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'outbox'],
    queryFn: async (): Promise<Message[]> => {
      const params = { query: { limit: 100 } };
      const list = await dataOf(messagingOf(project).GET('/api/v1/outbox', { params }));
      return list.items;
    },
  });
