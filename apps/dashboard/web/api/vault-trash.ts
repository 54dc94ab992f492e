import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { vaultOf } from './clients.js';
import { filesKey } from './vault-files.js';

type Schemas = VaultComponents['schemas'];
export type TrashItem = Schemas['TrashItem'];

const TRASH = '/api/v1/trash';
const ITEM = `${TRASH}/{trash_item}` as const;
const PAGE = 100;

const ofItem = (id: string) => ({ path: { trash_item: id } });

/** What was put into the trash of a space, the latest first. */
export const trashQuery = (project: string, space: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...filesKey(project), 'trash', space],
    queryFn: async ({ pageParam }): Promise<Page<TrashItem>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...(space && { space_id: space }), ...cursor, limit: PAGE };
      const { data } = await vaultOf(project).GET(TRASH, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<TrashItem>) => next,
    select: ({ pages }): readonly TrashItem[] => pages.flatMap(({ items }) => items),
  });

/** Takes something out of the trash, under another name if its own is taken. */
export const restoreTrashed = (
  project: string,
  id: string,
  body: Schemas['RestoreNode'] = {},
): Promise<TrashItem> =>
  dataOf(vaultOf(project).POST(`${ITEM}/restore`, { params: ofItem(id), body }));

export const deleteTrashed = (project: string, id: string) =>
  dataOf(vaultOf(project).DELETE(ITEM, { params: ofItem(id) }));

export const emptyTrash = (project: string, space: string | undefined) =>
  dataOf(vaultOf(project).DELETE(TRASH, { params: { query: space ? { space_id: space } : {} } }));
