import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';

export type Space = VaultComponents['schemas']['Space'];

const MOST = 100;

/** The spaces of a project, oldest first: the main one is made before all others. */
export const spacesQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'vault-spaces'],
    queryFn: async (): Promise<readonly Space[]> => {
      const params = { query: { limit: MOST, sort: 'created_at' as const } };
      return (await dataOf(vaultOf(project).GET('/api/v1/spaces', { params }))).items;
    },
  });
