import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';
import { filesKey, type VaultFile } from './vault-files.js';

type Schemas = VaultComponents['schemas'];
export type FileShare = Schemas['FileShare'];
export type NewFileShare = Schemas['NewFileShare'];
export type WantedShare = Omit<Schemas['CreateFileShare'], 'file_id'>;

const SHARES = '/api/v1/shares';

const key = (project: string, file: string) => [...filesKey(project), 'shares', file] as const;

/** The links that lead to a file. */
export const fileSharesQuery = (project: string, { id, space_id: space }: VaultFile) =>
  queryOptions({
    queryKey: key(project, id),
    queryFn: async (): Promise<readonly FileShare[]> => {
      const query = { file_id: id, space_id: space, limit: 100 };
      return (await dataOf(vaultOf(project).GET(SHARES, { params: { query } }))).items;
    },
  });

/** Makes a link; only this answer has its token. */
export const createFileShare = (
  project: string,
  file: string,
  wanted: WantedShare,
): Promise<NewFileShare> =>
  dataOf(vaultOf(project).POST(SHARES, { body: { file_id: file, ...wanted } }));

export const deleteFileShare = (project: string, id: string) =>
  dataOf(
    vaultOf(project).DELETE(`${SHARES}/{file_share}`, { params: { path: { file_share: id } } }),
  );
