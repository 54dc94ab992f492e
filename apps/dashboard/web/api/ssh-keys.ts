import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import type { SshKey, WantedSshKey } from './shapes.js';

const KEYS = '/v1/projects/{project}/ssh-keys';
const KEY = `${KEYS}/{key}` as const;

export const sshKeysQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'ssh-keys'],
    queryFn: async (): Promise<SshKey[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      const list = await dataOf(platform.GET(KEYS, { params }));
      return list.items;
    },
  });

export const addSshKey = (project: string, body: WantedSshKey): Promise<SshKey> =>
  dataOf(platform.POST(KEYS, { params: { path: { project } }, body }));

export const deleteSshKey = (project: string, key: string): Promise<object> =>
  dataOf(platform.DELETE(KEY, { params: { path: { project, key } } }));
