import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { mediaOf } from './clients.js';

type Schemas = MediaComponents['schemas'];
export type Asset = Schemas['Asset'];
export type Rendition = Schemas['Rendition'];

const ASSETS = '/api/v1/assets';
const ASSET = `${ASSETS}/{asset}` as const;
const PAGE_SIZE = 50;
/** What is being made moves on without an event for each step. */
const CATCH_UP_MS = 1500;
const ENDS = new Set<Asset['status']>(['ready', 'rejected', 'failed', 'cancelled']);

export const isAtWork = ({ status }: Asset): boolean => !ENDS.has(status);

/** Everything that is read of the videos of a project. */
export const assetsKey = (project: string) => ['project', project, 'assets'] as const;

/** The videos of a project, newest first, page by page; those whose name has a word in it. */
export const assetsQuery = (project: string, name: string) =>
  infiniteQueryOptions({
    queryKey: [...assetsKey(project), 'list', name],
    queryFn: async ({ pageParam }): Promise<Page<Asset>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...(name && { name }), ...cursor, limit: PAGE_SIZE };
      const { data } = await mediaOf(project).GET(ASSETS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isAtWork)) ? CATCH_UP_MS : false,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Asset>) => next,
    select: ({ pages }): readonly Asset[] => pages.flatMap(({ items }) => items),
  });

/** Everything that is read of one video. */
export const assetKey = (project: string, id: string) => [...assetsKey(project), id] as const;

export const assetQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: assetKey(project, id),
    queryFn: (): Promise<Asset> =>
      dataOf(mediaOf(project).GET(ASSET, { params: { path: { asset: id } } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? CATCH_UP_MS : false),
  });

/** What a video can be played in; read again while that grows. */
export const renditionsQuery = (project: string, asset: Asset) =>
  queryOptions({
    queryKey: [...assetKey(project, asset.id), 'renditions'],
    queryFn: async (): Promise<readonly Rendition[]> => {
      const path = { asset: asset.id };
      return (await dataOf(mediaOf(project).GET(`${ASSET}/renditions`, { params: { path } })))
        .items;
    },
    staleTime: 0,
    refetchInterval: isAtWork(asset) ? CATCH_UP_MS : false,
  });

export const renameAsset = (project: string, id: string, name: string): Promise<Asset> =>
  dataOf(mediaOf(project).PATCH(ASSET, { params: { path: { asset: id } }, body: { name } }));

export const retryAsset = (project: string, id: string): Promise<Asset> =>
  dataOf(mediaOf(project).POST(`${ASSET}/retry`, { params: { path: { asset: id } } }));

export const cancelAsset = (project: string, id: string): Promise<Asset> =>
  dataOf(mediaOf(project).POST(`${ASSET}/cancel`, { params: { path: { asset: id } } }));

/** Changes after how many days a video is deleted; null for never. */
export const keepAsset = (project: string, id: string, days: number | null): Promise<Asset> =>
  dataOf(
    mediaOf(project).PATCH(ASSET, {
      params: { path: { asset: id } },
      body: { retention_days: days },
    }),
  );

export const deleteAsset = (project: string, id: string) =>
  dataOf(mediaOf(project).DELETE(ASSET, { params: { path: { asset: id } } }));
