import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { auth, messagingOf, platform } from './clients.js';
import type { QuotaUse } from './shapes.js';

/** What a project may have of everything, and has. */
export const quotasQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'quotas'],
    queryFn: async (): Promise<QuotaUse[]> => {
      const params = { path: { project } };
      const lists = await Promise.all([
        dataOf(auth.GET('/api/v1/projects/{project}/quotas', { params })),
        dataOf(platform.GET('/v1/projects/{project}/quotas', { params })),
        dataOf(messagingOf(project).GET('/api/v1/projects/{project}/quotas', { params })),
      ]);
      return lists.flatMap(({ items }) => items);
    },
  });
