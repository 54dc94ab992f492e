import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type VaultFile = Schemas['File'];
export type Folder = Schemas['Folder'];
export type FileVersion = Schemas['FileVersion'];
/** A file, or a folder. */
export type VaultNode = VaultFile | Folder;
export type FileSort = 'name' | '-name' | 'updated_at' | '-updated_at';

const FILES = '/api/v1/files';
const FILE = `${FILES}/{file}` as const;
const FOLDERS = '/api/v1/folders';
const FOLDER = `${FOLDERS}/{folder}` as const;
const VERSIONS = `${FILE}/versions` as const;
const VERSION = `${VERSIONS}/{file_version}` as const;
const PAGE = 100;
/** So many pages of folders are read: who has more of them in one folder searches. */
const MOST_PAGES = 10;
const MOST_DEPTH = 64;

/** Which folder of which space is listed; the top of the main one when none is named. */
export interface FolderPlace {
  readonly space: string | undefined;
  readonly folder: string | undefined;
}

/** Everything that is read of the files of a project. */
export const filesKey = (project: string) => ['project', project, 'vault-files'] as const;

export const isFile = (node: VaultNode): node is VaultFile => 'version_id' in node;

const inPlace = ({ space, folder }: FolderPlace) => ({
  ...(space && { space_id: space }),
  parent_id: folder ?? 'root',
});

/** The folders in a folder, by their names. */
export const foldersQuery = (project: string, place: FolderPlace, sort: FileSort = 'name') =>
  queryOptions({
    queryKey: [...filesKey(project), 'folders', place, sort],
    queryFn: async (): Promise<readonly Folder[]> => {
      const found: Folder[] = [];
      let next: string | null | undefined;
      for (let page = 0; page < MOST_PAGES && next !== null; page += 1) {
        const cursor: { cursor?: string } = next ? { cursor: next } : {};
        const query = { ...inPlace(place), ...cursor, sort, limit: PAGE };
        const { data } = await vaultOf(project).GET(FOLDERS, { params: { query } });
        found.push(...(data?.data.items ?? []));
        next = data?.meta.page.next_cursor ?? null;
      }
      return found;
    },
  });

/** The files in a folder, page by page. */
export const filesQuery = (project: string, place: FolderPlace, sort: FileSort) =>
  infiniteQueryOptions({
    queryKey: [...filesKey(project), 'files', place, sort],
    queryFn: async ({ pageParam }): Promise<Page<VaultFile>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...inPlace(place), ...cursor, sort, limit: PAGE };
      const { data } = await vaultOf(project).GET(FILES, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<VaultFile>) => next,
    select: ({ pages }): readonly VaultFile[] => pages.flatMap(({ items }) => items),
  });

/** The folders that lead to one, itself the last. */
export const folderPathQuery = (project: string, folder: string | undefined) =>
  queryOptions({
    queryKey: [...filesKey(project), 'path', folder],
    queryFn: async (): Promise<readonly Folder[]> => {
      const path: Folder[] = [];
      let at: string | null = folder ?? null;
      while (at !== null && path.length < MOST_DEPTH) {
        const params: { path: { folder: string } } = { path: { folder: at } };
        const found: Folder = await dataOf(vaultOf(project).GET(FOLDER, { params }));
        path.unshift(found);
        at = found.parent_id;
      }
      return path;
    },
  });

export const fileQuery = (project: string, file: string) =>
  queryOptions({
    queryKey: [...filesKey(project), 'file', file],
    queryFn: (): Promise<VaultFile> =>
      dataOf(vaultOf(project).GET(FILE, { params: { path: { file } } })),
  });

export const createFolder = (
  project: string,
  { space, folder }: FolderPlace,
  name: string,
): Promise<Folder> =>
  dataOf(
    vaultOf(project).POST(FOLDERS, {
      body: { name, parent_id: folder ?? null, ...(space && { space_id: space }) },
    }),
  );

/** The folder of a name in a folder; null when there is none. */
export async function folderNamed(
  project: string,
  place: FolderPlace,
  name: string,
): Promise<Folder | null> {
  const query = { ...inPlace(place), name, limit: 1 };
  const list = await dataOf(vaultOf(project).GET(FOLDERS, { params: { query } }));
  return list.items[0] ?? null;
}

/** Gives something another name, another folder, or both. */
export const moveNode = (
  project: string,
  { id }: Pick<VaultNode, 'id'>,
  body: Schemas['MoveNode'],
): Promise<VaultNode> =>
  id.startsWith('fol_')
    ? dataOf(vaultOf(project).PATCH(FOLDER, { params: { path: { folder: id } }, body }))
    : dataOf(vaultOf(project).PATCH(FILE, { params: { path: { file: id } }, body }));

/** Puts something into the trash. */
export const trashNode = (project: string, { id }: Pick<VaultNode, 'id'>) =>
  id.startsWith('fol_')
    ? dataOf(vaultOf(project).DELETE(FOLDER, { params: { path: { folder: id } } }))
    : dataOf(vaultOf(project).DELETE(FILE, { params: { path: { file: id } } }));

/** What a file was, the latest first. */
export const fileVersionsQuery = (project: string, file: VaultFile) =>
  queryOptions({
    queryKey: [...filesKey(project), 'versions', file.id, file.version_id],
    queryFn: async (): Promise<readonly FileVersion[]> => {
      const params = { path: { file: file.id }, query: { limit: PAGE } };
      return (await dataOf(vaultOf(project).GET(VERSIONS, { params }))).items;
    },
  });

/** Makes what a file was then what it is now. */
export const restoreFileVersion = (
  project: string,
  file: string,
  version: string,
): Promise<VaultFile> =>
  dataOf(
    vaultOf(project).POST(`${VERSION}/restore`, {
      params: { path: { file, file_version: version } },
    }),
  );

export const deleteFileVersion = (project: string, file: string, version: string) =>
  dataOf(vaultOf(project).DELETE(VERSION, { params: { path: { file, file_version: version } } }));
