import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';
import { spacesKey } from './vault-spaces.js';

export type SpaceExport = VaultComponents['schemas']['SpaceExport'];

const EXPORTS = '/api/v1/spaces/{space}/exports';
const EXPORT = `${EXPORTS}/{space_export}` as const;
const MOST = 20;
const EVERY_MS = 2_000;

/** Whether an archive is still being made. */
export const isUnfinished = ({ status }: SpaceExport): boolean =>
  status === 'queued' || status === 'running';

/** The archives of a space, the latest first; looked at again while one is made. */
export const exportsQuery = (project: string, space: string) =>
  queryOptions({
    queryKey: [...spacesKey(project), space, 'exports'],
    queryFn: async (): Promise<readonly SpaceExport[]> => {
      const params = { path: { space }, query: { limit: MOST } };
      return (await dataOf(vaultOf(project).GET(EXPORTS, { params }))).items;
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? EVERY_MS : false),
  });

/** Asks for all that is in a space. */
export const createExport = (project: string, space: string): Promise<SpaceExport> =>
  dataOf(vaultOf(project).POST(EXPORTS, { params: { path: { space } } }));

/** Deletes an archive, or calls it off. */
export const deleteExport = (project: string, space: string, id: string) =>
  dataOf(vaultOf(project).DELETE(EXPORT, { params: { path: { space, space_export: id } } }));
